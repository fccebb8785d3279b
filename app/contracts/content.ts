import { z } from "zod";
import { VISIBILITIES } from "#app/domain/guides/guide.ts";
import { id, languageKey, stamp } from "./text.ts";

/** More languages than any property has: a bound on what is looked at before the property's own are known. */
const MOST_LANGUAGES = 200;
/** Whether a map by language has no more keys than that. */
export function isFew(byLanguage: object): boolean {
  return Object.keys(byLanguage).length <= MOST_LANGUAGES;
}

/** What guides and chapters have in common (specification 1, section 3): where a text is live, and for which tags the item shows. */
export const languageTexts = z.record(languageKey, z.object({ status: z.enum(["on", "off"]) })).refine(isFew, "text_error_too_long");
/** How guides and chapters say what state they are in; to be spread into their shapes. */
export const contentState = {
  visibility: z.enum(VISIBILITIES),
  hasUnpublishedChanges: z.boolean(),
  firstTimePublished: stamp.nullable(),
  /** Since when its live copy is live, and who published it, by the name they had then; null for what is not live. */
  publishedAt: stamp.nullable(),
  publishedBy: z.string().nullable(),
  /** When the draft, or whether it is live, was last changed, and who did it, by the name they had then; null when nobody is known. */
  lastChangedAt: stamp,
  lastChangedBy: z.string().nullable(),
  /** The languages that its draft has a title in, by key; `off`: people do not see it in that language. */
  languages: z.array(z.object({ key: languageKey, status: z.enum(["on", "off"]) })),
  revision: z.number().int(),
};

export const languageBehaviour = z.enum(["fallback_default", "hide"]);
export const tags = z.object({ mode: z.enum(["show", "hide"]), list: z.array(id).max(1000) });
