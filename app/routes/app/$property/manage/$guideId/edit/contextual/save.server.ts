import { getGuide, updateGuide } from "#app/api/guides.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import type { LanguageBehaviour } from "#app/domain/languages/language-status.ts";
import { nameIn } from "#app/features/chapter-form/all-names.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { languageValues, statusOf } from "./languages.ts";
import { languagesSchema } from "./schema.server.ts";

type Typed = Record<string, unknown> & { languageBehaviour?: LanguageBehaviour | undefined };

/** Saves in which languages a guide is live, and what people see without theirs; what somebody else saved meanwhile is merged in. */
export async function saveLanguages(request: Request, viewer: Viewer, id: string) {
  const { languages } = await getShellProperty(viewer);
  const keys = languages.map(({ key }) => key);
  const schema = languagesSchema(keys);
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(request, schema, viewer),
    schema,
    read: () => getGuide(viewer, id),
    theirs: (guide) => ({ values: languageValues(guide, keys), gone: false }),
    write: (typed: Typed, { languageTexts, languageBehaviour, revision }) =>
      updateGuide(viewer, id, {
        languageTexts: Object.fromEntries(
          keys.map((key) => [key, { status: (typed[nameIn("status", key)] as "on" | "off") ?? statusOf(languageTexts, key) }]),
        ),
        languageBehaviour: typed.languageBehaviour ?? languageBehaviour,
        revision,
      }),
    wordsOf: (name, value) => {
      if (name === "languageBehaviour") return viewer.text(value === "hide" ? "contextual:hide" : "chapters:show_default");
      return viewer.text(value === "off" ? "chapters:off" : "chapters:on");
    },
    fieldOf: (path) => path.replace(/^languageTexts.*/, "languageBehaviour"),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.guideContextual(outcome.saved.id), outcome.merged ? "guide_saved_merged" : "guide_saved");
}
