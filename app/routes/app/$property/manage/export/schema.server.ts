import { z } from "zod";
import { languageKey } from "#app/contracts/text.ts";
import { EVERYTHING } from "./everything.ts";

export const exportSchema = z.object({
  chapter: z.union([z.literal(EVERYTHING), z.string().regex(/^[1-9]\d{0,9}$/, "text_error_invalid")]).default(EVERYTHING),
  languages: z.array(languageKey).min(1, "bundle_error_no_language").max(200),
});
