import { z } from "zod";
import { requiredText, text } from "#app/contracts/text.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";

/** An empty control reaches zod as undefined (conform); everything else follows the contract's own rules. */
export const newGuideSchema = z.object({
  title: requiredText(GUIDE_LIMITS.title, "title_error_missing"),
  subtitle: text(GUIDE_LIMITS.subtitle).default(""),
  chapterId: z.coerce.number("text_error_invalid").int("text_error_invalid").min(0, "text_error_invalid").default(0),
});
