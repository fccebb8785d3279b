/** How well a column suits an attribute (specification 2, section 4: Import column match). */
export const MATCHES = ["full", "partial", "no_match"] as const;
export type Match = (typeof MATCHES)[number];

/** Confidence 2 or more is full, 1 or more partial, otherwise or when it is no number no match. */
export function matchOf(confidence: unknown): Match {
  if (typeof confidence !== "number" || Number.isNaN(confidence)) return "no_match";
  return confidence >= 2 ? "full" : confidence >= 1 ? "partial" : "no_match";
}

type Known = { id: number; key: string; displayName: string };
export type Suggestion = { match: number; isIdentifier: boolean; attributeId: number | null };

/** Columns that hold who somebody is, the surest first: the e-mail is the id that people are known by (specification 2, section 3). */
const IDENTIFIERS = [
  "publicid",
  "userid",
  "customerid",
  "identifier",
  "email",
  "emailaddress",
  "id",
  "kennung",
  "benutzerid",
  "nutzerid",
  "mail",
];

/** Names are compared by their letters and digits alone. */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * What each column of a file probably is. One column at most is the identifier, and no attribute is suggested twice; a name that is the
 * attribute's own counts 2, one that holds it or is held by it 1.
 */
export function suggest(names: string[], attributes: Known[]): Suggestion[] {
  const plains = names.map(plain);
  const identifier = IDENTIFIERS.map((known) => plains.indexOf(known)).find((at) => at >= 0);
  const taken = new Set<number>();
  const found = names.map((): Suggestion => ({ match: 0, isIdentifier: false, attributeId: null }));
  if (identifier !== undefined) found[identifier] = { match: 2, isIdentifier: true, attributeId: null };
  for (const confidence of [2, 1]) {
    plains.forEach((name, at) => {
      if (found[at]?.match || name === "") return;
      const attribute = attributes.find((each) => !taken.has(each.id) && confidenceOf(name, each) === confidence);
      if (!attribute) return;
      taken.add(attribute.id);
      found[at] = { match: confidence, isIdentifier: false, attributeId: attribute.id };
    });
  }
  return found;
}

function confidenceOf(name: string, { key, displayName }: Known): number {
  const own = [plain(key), plain(displayName)].filter(Boolean);
  if (own.includes(name)) return 2;
  const isLong = (text: string) => text.length >= 4;
  return own.some((each) => isLong(each) && isLong(name) && (each.includes(name) || name.includes(each))) ? 1 : 0;
}
