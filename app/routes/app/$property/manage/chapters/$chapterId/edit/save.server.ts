import type { z } from "zod";
import { type Chapter, getChapter, updateChapter } from "#app/api/chapters.server.ts";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { audienceValues, fieldOfAudience, withTagsAsText } from "#app/features/audience/form-values.ts";
import { audienceOf } from "#app/features/audience/schema.server.ts";
import { wordsOf } from "#app/features/audience/words-of.server.ts";
import { chapterEditSchema, chapterTargetSchema } from "#app/features/chapter-form/schema.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

type Typed = z.output<typeof chapterEditSchema> | z.output<typeof chapterTargetSchema>;

/** Saves the texts of a chapter and, for who may choose segments, whom it is for; or also publishes it. */
export async function saveChapter(request: Request, viewer: Viewer, id: string) {
  const form = viewer.may("edit", "guides")
    ? withTagsAsText(await submittedChange(request, chapterTargetSchema, viewer, ["tags"]))
    : await submittedChange(request, chapterEditSchema, viewer);
  // What a form does not show it does not change.
  const targets = form.has("tagMode");
  const publishes = form.get("intent") === "publish";
  const outcome = await saveMerged(request, {
    by: viewer.personId,
    form,
    schema: targets ? chapterTargetSchema : chapterEditSchema,
    read: () => getChapter(viewer, id),
    theirs: (chapter) => ({
      values: { title: chapter.title, subtitle: chapter.subtitle, ...(targets && audienceValues(chapter)) },
      gone: false,
    }),
    write: (typed: Typed, stored) =>
      updateChapter(viewer, id, {
        ...changedTexts(typed, stored),
        ...("segment" in typed && audienceOf(typed)),
        revision: stored.revision,
        ...(publishes && { visibility: "public" }),
      }),
    wordsOf: async (name, value) => wordsOf(viewer, await audienceChoices(viewer), name, value),
    fieldOf: fieldOfAudience,
  });
  if (!outcome.saved) return outcome.answer;
  const done = publishes ? "chapter_published" : "chapter_saved";
  return redirectWithToast(viewer.paths.editChapter(outcome.saved.id), outcome.merged ? `${done}_merged` : done);
}

/** Texts that stay the same are not written: they would wait to be published, while whom a chapter is for applies at once. */
function changedTexts({ title, subtitle }: Typed, stored: Chapter) {
  return title === stored.title && subtitle === stored.subtitle ? {} : { title, subtitle };
}
