import { z } from "zod";
import { requiredText, revision, text } from "#app/contracts/text.ts";
import { CHAPTER_LIMITS } from "#app/domain/chapters/chapter.ts";
import { audienceFields } from "#app/features/audience/schema.server.ts";

export const chapterSchema = z.object({
  title: requiredText(CHAPTER_LIMITS.title, "title_error_missing"),
  subtitle: text(CHAPTER_LIMITS.subtitle).default(""),
});

/** `intent` names the pressed button; there is only one. */
export const chapterEditSchema = chapterSchema.extend({
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).default("save"),
});

/** The same for who may see the segments to choose from. */
export const chapterTargetSchema = chapterEditSchema.extend(audienceFields);
