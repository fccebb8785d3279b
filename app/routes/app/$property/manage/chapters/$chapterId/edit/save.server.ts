import { getWholeChapter, updateChapterIn, type WholeChapter } from "#app/api/chapters.server.ts";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { fieldOfAudience, withTagsAsText } from "#app/features/audience/form-values.ts";
import { audienceOf } from "#app/features/audience/schema.server.ts";
import { wordsOf } from "#app/features/audience/words-of.server.ts";
import { chapterEditSchema, chapterTargetSchema } from "#app/features/chapter-form/schema.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { oneValues } from "./edited.server.ts";
import { changedStatuses, textsOf } from "./languages.ts";
import type { Place } from "./place.server.ts";
import { statusWords } from "./status-words.server.ts";

type Typed = { title: string; subtitle: string; status?: "on" | "off" | undefined } & (object | Parameters<typeof audienceOf>[0]);

/** Saves a chapter in one language and, for who may choose segments, whom it is for; or also publishes it. */
export async function saveChapter(request: Request, viewer: Viewer, id: string, { lang, defaultLanguage, languages, query }: Place) {
  const isDefault = lang === defaultLanguage;
  const mayTarget = isDefault && viewer.may("edit", "guides");
  const form = mayTarget
    ? withTagsAsText(await submittedChange(request, chapterTargetSchema(), viewer, { lists: ["tags"] }))
    : await submittedChange(request, chapterEditSchema(isDefault), viewer);
  // What a form does not show it does not change.
  const targets = form.has("tagMode");
  const publishes = form.get("intent") === "publish";
  let changes: ReturnType<typeof changesOf> | undefined;
  const outcome = await saveMerged(viewer, {
    form,
    schema: targets ? chapterTargetSchema() : chapterEditSchema(isDefault),
    read: () => getWholeChapter(viewer, id),
    theirs: (chapter) => {
      const { status = "on", ...values } = oneValues(chapter, lang, targets);
      return { values: { ...values, ...(form.has("status") && { status }) }, gone: false };
    },
    write: (typed: Typed, stored) => {
      changes = changesOf(typed, stored, lang, languages);
      return updateChapterIn(viewer, id, lang, { ...changes, revision: stored.revision, ...(publishes && { visibility: "public" }) });
    },
    wordsOf: async (name, value) => statusWords(viewer, name, value) ?? wordsOf(viewer, await audienceChoices(viewer), name, value),
    fieldOf: fieldOfAudience,
  });
  if (!outcome.saved) return outcome.answer;
  const done = publishes ? "chapter_published" : toastOf(changes);
  return redirectWithToast(viewer.paths.editChapter(outcome.saved.id, query), outcome.merged ? `${done}_merged` : done);
}

/** Texts that stay the same are not written: they would wait to be published, while everything else applies at once. */
function changesOf(typed: Typed, stored: WholeChapter, lang: string, languages: string[]) {
  const { title, subtitle, status } = typed;
  const before = textsOf(stored, lang);
  const languageTexts = changedStatuses(stored, languages, { [lang]: status });
  const audience = "segment" in typed ? audienceOf(typed) : undefined;
  return {
    ...((title !== before.title || subtitle !== before.subtitle) && { title, subtitle }),
    ...(languageTexts && { languageTexts }),
    ...(audience && isOther(audience, stored) && audience),
  };
}

const isOther = ({ segment, pageSegment, tags }: ReturnType<typeof audienceOf>, stored: WholeChapter) =>
  segment !== stored.segment ||
  pageSegment !== stored.pageSegment ||
  tags.mode !== stored.tags.mode ||
  tags.list.join() !== stored.tags.list.join();

/** A save of nothing but whom the chapter is for says so (specification 1, section 8). */
function toastOf(changes: ReturnType<typeof changesOf> = {}) {
  const isAudience = changes.segment !== undefined && changes.title === undefined && changes.languageTexts === undefined;
  return isAudience ? "chapter_segment_updated" : "chapter_saved";
}
