import { getWholeChapter, updateChapterTexts, type WholeChapter } from "#app/api/chapters.server.ts";
import type { LanguageBehaviour } from "#app/domain/languages/language-status.ts";
import { nameIn } from "#app/features/chapter-form/all-names.ts";
import { allLanguagesSchema, textsIn } from "#app/features/chapter-form/schema.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { allValues } from "./edited.server.ts";
import { changedStatuses, textsOf } from "./languages.ts";
import type { Place } from "./place.server.ts";
import { statusWords } from "./status-words.server.ts";

type Typed = Record<string, unknown> & { languageBehaviour?: LanguageBehaviour | undefined };

/** Saves a chapter in the languages of a page, or also publishes it. What somebody else saved in one of them meanwhile is merged in. */
export async function saveAllLanguages(request: Request, viewer: Viewer, id: string, place: Place) {
  const schema = allLanguagesSchema(place.shown, place.defaultLanguage);
  const form = await submittedChange(request, schema, viewer);
  const publishes = form.get("intent") === "publish";
  const outcome = await saveMerged(viewer, {
    form,
    schema,
    read: () => getWholeChapter(viewer, id),
    theirs: (chapter) => ({ values: allValues(chapter, place.shown), gone: false }),
    write: (typed, stored) =>
      updateChapterTexts(viewer, id, {
        ...changesOf(typed, stored, place),
        revision: stored.revision,
        ...(publishes && { visibility: "public" }),
      }),
    wordsOf: (name, value) => statusWords(viewer, name, value) ?? value,
    fieldOf: (path) => path.replace(/^texts\.([^.]+)\.(title|subtitle)$/, "$2-$1"),
  });
  if (!outcome.saved) return outcome.answer;
  const done = publishes ? "chapter_published" : "chapter_saved";
  return redirectWithToast(viewer.paths.editChapter(outcome.saved.id, place.query), outcome.merged ? `${done}_merged` : done);
}

/** Texts that stay the same are not written: they would wait to be published, while everything else applies at once. */
function changesOf(typed: Typed, stored: WholeChapter, { shown, languages }: Place) {
  const texts = shown.flatMap((key) => {
    const [after, before] = [textsIn(typed, key), textsOf(stored, key)];
    return after.title === before.title && after.subtitle === before.subtitle ? [] : [[key, after] as const];
  });
  const statuses = shown.map((key) => [key, typed[nameIn("status", key)] as "on" | "off" | undefined]);
  const languageTexts = changedStatuses(stored, languages, Object.fromEntries(statuses));
  const { languageBehaviour = stored.languageBehaviour } = typed;
  return {
    texts: Object.fromEntries(texts),
    ...(languageTexts && { languageTexts }),
    ...(languageBehaviour !== stored.languageBehaviour && { languageBehaviour }),
  };
}
