/**
 * A word with an address in it: of mail, of the web with its protocol or `www.`, or a host with a path, a query or a fragment. A word with a dot
 * or a slash alone, as "report.csv" and "and/or", is none.
 */
const ADDRESS =
  /[^@<>]@[^@<>]|:\/\/.|(?:^|[^\p{L}\p{N}])www\..|[\p{L}\p{N}]\.\p{L}[\p{L}\p{M}\p{N}-]+(?::\p{Nd}{1,5})?[/?#]+[\p{L}\p{N}~_%@=-]/iu;
const WORD = /\S+/g;
/** A number of five and more digits, of whatever script, also in groups. */
const NUMBER = /[+(]?\p{Nd}(?:[\s()/.-]?\p{Nd}){4,}/gu;

/** A text without what often tells who somebody is: addresses and long numbers. It takes as long as the text is. */
export const withoutPersonal = (text: string): string =>
  text.replace(WORD, (word) => (ADDRESS.test(word) ? "…" : word)).replace(NUMBER, "…");
