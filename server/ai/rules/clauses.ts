/** A part of a sentence between two connections, as written; `joined` says how it is connected with the one before. */
export type Clause = { text: string; joined: "and" | "or" };

const QUOTED = /“[^”]*”|„[^“”]*[“”]|"[^"]*"|«[^»]*»|‚[^‘]*‘/g;
const BETWEEN = /\b(between|zwischen)\b(.{1,40}?)\b(and|und)\b/gi;
const CONNECTION = /\s*,?\s+(and|und|or|oder|sowie|but|aber|as well as)\s+|\s*[,;]\s+(?=\S)/gi;
/** Stands for a quotation while the sentence is taken apart. */
const MARK = "\u0001";

/** The clauses of a sentence. What is in quotation marks, and the two ends of "between … and …", stay together. */
export function clausesOf(sentence: string): Clause[] {
  const quoted: string[] = [];
  const whole = sentence
    .replace(QUOTED, (text) => `${MARK}${quoted.push(text) - 1}${MARK}`)
    .replace(BETWEEN, "$1$2&")
    .replace(/[.!?]+\s*$/, "");
  const clauses: Clause[] = [];
  let start = 0;
  let joined: Clause["joined"] = "and";
  const add = (end: number) => {
    const text = whole.slice(start, end).trim();
    if (text !== "")
      clauses.push({ text: text.replace(new RegExp(`${MARK}(\\d+)${MARK}`, "g"), (_, at) => quoted[Number(at)] ?? ""), joined });
  };
  for (const found of whole.matchAll(CONNECTION)) {
    add(found.index);
    start = found.index + found[0].length;
    joined = /^(or|oder)$/i.test(found[1] ?? "") ? "or" : "and";
  }
  add(whole.length);
  return clauses;
}

/** What stands in quotation marks; null without any. */
export function quotedIn(text: string): string | null {
  const [found] = text.match(QUOTED) ?? [];
  return found ? found.slice(1, -1).trim() : null;
}
