/**
 * Which selectors a property wants (specification 1, section 3: Stylings, selectorConfig): the attributes to find elements by, when any are
 * named (a class is the attribute `class`, an id the attribute `id`); parts of values that change with every release; and how many elements
 * around the target a selector has to name at least.
 */
export type SelectorConfig = { attributes: string[]; valueBlocklist: string[]; minParents: number };

/** Most attributes and most parts of values, most characters of each, and most parents. */
export const SELECTOR_CONFIG_LIMITS = { entries: 50, characters: 100, parents: 10 } as const;

export const NO_SELECTOR_CONFIG: SelectorConfig = { attributes: [], valueBlocklist: [], minParents: 0 };

/** A stored configuration; what of it is missing or of the wrong type counts as unset. */
export function selectorConfigOf(stored: unknown): SelectorConfig {
  const { attributes, valueBlocklist, minParents } = (typeof stored === "object" && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  return { attributes: texts(attributes), valueBlocklist: texts(valueBlocklist), minParents: wholeNumber(minParents) };
}

/** The lines of a text, each once and without the spaces around it; blank ones are none. */
export const linesIn = (text: string): string[] =>
  [...new Set(text.split(/[\r\n]+/).map((line) => line.trim()))].filter((line) => line !== "");

const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string" && each.trim() !== "") : [];
const wholeNumber = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** What a selector names: one entry for each of its alternatives (`a, b`). `parents`: how many elements around the target it names. */
export type SelectorParts = { attributes: { name: string; value: string }[]; parents: number }[];

/** What a property does not want of a selector. `count` is how many parents it wants. */
export type SelectorWarning =
  | { code: "attribute"; name: string }
  | { code: "value"; value: string; entry: string }
  | { code: "parents"; count: number };

/** Each of them once, in the order of the selector. Nothing of this makes a selector wrong: it is said beside the field. */
export function selectorWarnings(parts: SelectorParts, { attributes, valueBlocklist, minParents }: SelectorConfig): SelectorWarning[] {
  const wanted = new Set(attributes.map((name) => name.trim().toLowerCase()));
  const found = parts.flatMap((part): SelectorWarning[] => [
    ...part.attributes.flatMap(({ name, value }): SelectorWarning[] => {
      const entry = valueBlocklist.find((each) => value.includes(each));
      return [
        ...(wanted.size > 0 && !wanted.has(name.toLowerCase()) ? [{ code: "attribute" as const, name }] : []),
        ...(entry === undefined ? [] : [{ code: "value" as const, value, entry }]),
      ];
    }),
    ...(part.parents < minParents ? [{ code: "parents" as const, count: minParents }] : []),
  ]);
  const unique = new Map(found.map((warning) => [JSON.stringify(warning), warning]));
  return [...unique.values()];
}
