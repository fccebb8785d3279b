/** What often tells who somebody is: mail addresses, web addresses, and numbers of five and more digits, also in groups. */
const TELLING = /[^\s@<>]+@[^\s@<>]+|\bhttps?:\/\/\S+|[+(]?\d(?:[\s()/.-]?\d){4,}/gi;

/** A text without addresses and long numbers, which may be those of a person. */
export const withoutPersonal = (text: string): string => text.replace(TELLING, "…");
