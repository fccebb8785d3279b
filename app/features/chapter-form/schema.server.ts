import { z } from "zod";
import { requiredText, revision, text } from "../../contracts/text.ts";
import { CHAPTER_LIMITS } from "../../domain/chapters/chapter.ts";

export const chapterSchema = z.object({
  title: requiredText(CHAPTER_LIMITS.title),
  subtitle: text(CHAPTER_LIMITS.subtitle).default(""),
});

export const chapterEditSchema = chapterSchema.extend({ revision: z.coerce.number().pipe(revision) });
