import { z } from "zod";
import { languageKey } from "#app/contracts/text.ts";
import { fieldOf, LEFT_OUT } from "./mapping.ts";

/** The form of a copy: what each language becomes, and the chapter. An empty field is not sent on: the language is left out. */
export const copySchema = (keys: readonly string[]) =>
  z.object({
    ...Object.fromEntries(keys.map((key) => [fieldOf(key), languageKey.optional()])),
    chapterId: z.coerce.number().int().nonnegative().max(2_147_483_647).default(0),
  });

/** Language by language, without those that are left out. */
export function mappingIn(value: Record<string, unknown>, keys: readonly string[]): Record<string, string> {
  const said = keys.map((key) => [key, String(value[fieldOf(key)] ?? LEFT_OUT)] as const);
  return Object.fromEntries(said.filter(([, to]) => to !== LEFT_OUT));
}
