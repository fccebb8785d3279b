/** The beginning of a text, of `most` UTF-16 units at most; never ends in half of a surrogate pair, which no database stores. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
