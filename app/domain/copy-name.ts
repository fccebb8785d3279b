import { cut } from "./cut.ts";

/** What a duplicate is called: the name with a mark that needs no translation, cut to `most` UTF-16 units. */
export function copyName(name: string, most: number, number = 2): string {
  const mark = ` (${number})`;
  return cut(name, most - mark.length) + mark;
}

/** Up to `howMany` names for a duplicate, in the order in which they are tried: "Name (2)", "Name (3)" and so on, also of "Name (2)". */
export function copyNames(name: string, most: number, howMany: number): string[] {
  const plain = name.replace(/(?<=\S) \(\d{1,3}\)$/, "");
  return Array.from({ length: howMany }, (_, index) => copyName(plain, most, index + 2));
}
