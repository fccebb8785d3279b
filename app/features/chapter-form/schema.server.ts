import { z } from "zod";
import { requiredText, revision, text } from "#app/contracts/text.ts";
import { CHAPTER_LIMITS } from "#app/domain/chapters/chapter.ts";

export const chapterSchema = z.object({
  title: requiredText(CHAPTER_LIMITS.title, "title_error_missing"),
  subtitle: text(CHAPTER_LIMITS.subtitle).default(""),
});

/** `intent` names the pressed button; there is only one. */
export const chapterEditSchema = chapterSchema.extend({
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).default("save"),
});
