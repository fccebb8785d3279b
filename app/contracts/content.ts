import { z } from "zod";
import { id, languageKey } from "./text.ts";

/** More languages than any property has: a bound on what is looked at before the property's own are known. */
const MOST_LANGUAGES = 200;
/** Whether a map by language has no more keys than that. */
export function isFew(byLanguage: object): boolean {
  return Object.keys(byLanguage).length <= MOST_LANGUAGES;
}

/** What guides and chapters have in common (specification 1, section 3): where a text is live, and for which tags the item shows. */
export const languageTexts = z.record(languageKey, z.object({ status: z.enum(["on", "off"]) })).refine(isFew, "text_error_too_long");
export const languageBehaviour = z.enum(["fallback_default", "hide"]);
export const tags = z.object({ mode: z.enum(["show", "hide"]), list: z.array(id).max(1000) });
