/**
 * A word with an address in it: of mail, of the web with its protocol or `www.`, or a host with a path, a query or a fragment. A word with a dot
 * or a slash alone, as "report.csv" and "and/or", is none.
 */
const ADDRESS =
  /[^@＠<>][@＠][^@＠<>]|:\/\/.|(?:^|[^\p{L}\p{N}])www\..|[\p{L}\p{N}]\.\p{L}[\p{L}\p{M}\p{N}-]+(?::\p{Nd}{1,5})?[/?#]+[\p{L}\p{N}~_%@=-]/iu;
/** The same of mail with a space at its sign, in two words. */
const PARTED = /^[^@＠\s]+(?:[@＠] | [@＠])[\p{L}\p{N}-]+\.\p{L}/u;
/** A number of five and more digits, of whatever script, also in groups, with what is written between them. */
const NUMBER = /[+(]?\p{Nd}(?:(?:[.,]|[\s()/'’·_\u2212\p{Pd}]{0,3}|\.\s)\p{Nd}){4,}/gu;

/** A text without what often tells who somebody is: addresses and long numbers. It takes as long as the text is. */
export function withoutPersonal(text: string): string {
  const words = text.split(/(\s+)/);
  const left = words.map((word) => (ADDRESS.test(word) ? "…" : word));
  for (let at = 0; at + 2 < words.length; at += 2) {
    if (PARTED.test(`${words[at]} ${words[at + 2]}`)) left[at] = left[at + 2] = "…";
  }
  return left.join("").replace(NUMBER, "…");
}
