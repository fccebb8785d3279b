import { z } from "zod";
import { languageBehaviour } from "#app/contracts/content.ts";
import { requiredText, revision, text } from "#app/contracts/text.ts";
import { CHAPTER_LIMITS, type ChapterTexts, lacksTitle } from "#app/domain/chapters/chapter.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { audienceFields } from "#app/features/audience/schema.server.ts";
import { nameIn } from "./all-names.ts";

const NO_TITLE = "title_error_missing";
const subtitle = text(CHAPTER_LIMITS.subtitle).default("");
const status = z.enum(["on", "off"]);

/** A title: in the default language there must be one. */
const titleIn = (isDefault: boolean) =>
  isDefault
    ? requiredText(CHAPTER_LIMITS.title, NO_TITLE)
    : text(CHAPTER_LIMITS.title)
        .refine((value) => value === "" || !isBlank(value), NO_TITLE)
        .default("");

/** What every form of a stored chapter has; `intent` names the pressed button. */
const sent = { revision: z.coerce.number().pipe(revision), intent: z.string().max(20).default("save") };

export const chapterSchema = z.object({ title: titleIn(true), subtitle });

/** One language of a chapter. A form without `status` leaves it as it is. */
export const chapterEditSchema = (isDefault: boolean) => editSchema(isDefault, {});

/** The default language, along with whom the chapter is for: for who may see the segments to choose from. */
export const chapterTargetSchema = () => editSchema(true, audienceFields);

function editSchema<More extends z.ZodRawShape>(isDefault: boolean, more: More) {
  return z
    .object({ title: titleIn(isDefault), subtitle, status: status.optional(), ...sent, ...more })
    .superRefine((typed, context) => requireTitle(typed as unknown as ChapterTexts, isDefault, "title", context));
}

/** Several languages side by side, by their keys. What the form leaves out stays, apart from texts. */
export function allLanguagesSchema(keys: readonly string[], defaultLanguage: string) {
  const fields = keys.flatMap((key): [string, z.ZodType<string | undefined>][] => [
    [nameIn("title", key), titleIn(key === defaultLanguage)],
    [nameIn("subtitle", key), subtitle],
    [nameIn("status", key), status.optional()],
  ]);
  return z
    .object({
      ...(Object.fromEntries(fields) as Record<string, z.ZodType<string | undefined>>),
      languageBehaviour: languageBehaviour.optional(),
      ...sent,
    })
    .superRefine((typed, context) => {
      for (const key of keys) requireTitle(textsIn(typed, key), key === defaultLanguage, nameIn("title", key), context);
    });
}

/** The texts of a language in such a form. */
export function textsIn(typed: Record<string, unknown>, key: string): ChapterTexts {
  return { title: String(typed[nameIn("title", key)] ?? ""), subtitle: String(typed[nameIn("subtitle", key)] ?? "") };
}

function requireTitle(texts: ChapterTexts, isDefault: boolean, name: string, context: z.core.$RefinementCtx): void {
  if (lacksTitle(texts, isDefault)) context.addIssue({ code: "custom", path: [name], message: NO_TITLE });
}
