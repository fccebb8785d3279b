import { z } from "zod";
import { requiredText, text } from "#app/contracts/text.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";

/** An empty control reaches zod as undefined (conform); the contract's own rules say the rest. */
export const newGuideSchema = z.object({
  title: requiredText(GUIDE_LIMITS.title),
  subtitle: text(GUIDE_LIMITS.subtitle).default(""),
  chapterId: z.coerce.number("text_error_invalid").int("text_error_invalid").min(0, "text_error_invalid").default(0),
});
