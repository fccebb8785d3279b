import { z } from "zod";
import { id, languageKey } from "./text.ts";

/** What guides and chapters have in common (specification 1, section 3): where a text is live, and for which tags the item shows. */
export const languageTexts = z.record(languageKey, z.object({ status: z.enum(["on", "off"]) }));
export const languageBehaviour = z.enum(["fallback_default", "hide"]);
export const tags = z.object({ mode: z.enum(["show", "hide"]), list: z.array(id).max(1000) });
