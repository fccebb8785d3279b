import { z } from "zod";
import { readPropertyTexts, updatePropertyTexts } from "#app/api/property-texts.server.ts";
import { text } from "#app/contracts/text.ts";
import type { AssistantPart } from "#app/domain/player/look.ts";
import { MOST_TEXT_CHARACTERS, type PropertyTexts, textsInstead, usualPropertyTexts } from "#app/domain/player/property-texts.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import type { Query } from "#app/paths/with-query.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { assistantLookIn, lookOrProblems } from "./look.ts";

type Name = keyof PropertyTexts;
const written = (name: Name) => text(MOST_TEXT_CHARACTERS[name]).default("");
const sent = {
  // 0 before anything was saved in the language.
  revision: z.coerce.number().int().nonnegative(),
  intent: z.string().max(20).default("save"),
};

/** What the assistant says in the property's own words; empty for the usual ones (specification 1, section 3: Property texts). */
export const textsSchema = z.object({
  search_bar_placeholder: written("search_bar_placeholder"),
  search_page_initial_placeholder: written("search_page_initial_placeholder"),
  search_no_result: written("search_no_result"),
  external_link_header: written("external_link_header"),
  external_link_text: written("external_link_text"),
  search_filter_label_guides: written("search_filter_label_guides"),
  search_filter_label_announcements: written("search_filter_label_announcements"),
  search_filter_label_documents: written("search_filter_label_documents"),
  ...sent,
});

/** What guides say where a step is not found, and at their end (specification 1, section 1). */
export const guideTextsSchema = z.object({
  step_not_found_header: written("step_not_found_header"),
  step_not_found_description: written("step_not_found_description"),
  step_not_found_back: written("step_not_found_back"),
  step_not_found_exit: written("step_not_found_exit"),
  guide_completed_header: written("guide_completed_header"),
  ...sent,
});

/** The texts of the language of an address, as the controls of their form have them, with the usual ones; `part` is what its preview shows first. */
export async function editedTexts<Each extends Name>(request: Request, viewer: Viewer, names: readonly Each[], part: AssistantPart) {
  const language = await contentLanguage(request, viewer);
  const { texts, revision } = await readPropertyTexts(viewer, language.key);
  const { look, problems } = lookOrProblems(request.url);
  return {
    stylings: { id: `texts ${language.key}`, revision, values: ownTexts(language.key, texts, names) },
    look: { ...look, part: look.part ?? part, lang: language.lang },
    usual: textsInstead(language.key),
    language: language.key,
    languages: [language.key],
    all: language.all,
    problems: [...language.problems, ...problems],
    refusal: viewer.may("edit", "customize") ? null : "not_allowed_for_role",
  };
}

type Form<S> = { schema: S; names: readonly Name[]; to: (query: Query) => string };

export async function saveTexts<S extends z.ZodObject>(request: Request, viewer: Viewer, { schema, names, to }: Form<S>) {
  const { key, lang } = await contentLanguage(request, viewer);
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(request, schema, viewer, { leastRevision: 0 }),
    schema,
    read: () => readPropertyTexts(viewer, key),
    theirs: ({ texts }) => ({ values: ownTexts(key, texts, names), gone: false }),
    write: async (typed, { revision }) => {
      const texts = Object.fromEntries(names.map((name) => [name, (typed as Record<string, string>)[name]]));
      return updatePropertyTexts(viewer, key, { texts, revision });
    },
    fieldOf: (path) => path.replace(/^texts\./, ""),
  });
  return outcome.saved ? redirectWithToast(to({ ...assistantLookIn(request.url), lang }), "changes_saved") : outcome.answer;
}

/** Empty where a text is the usual one. */
function ownTexts<Each extends Name>(language: string, texts: Record<string, string>, names: readonly Each[]): Record<Each, string> {
  const usual: PropertyTexts = usualPropertyTexts(language);
  return Object.fromEntries(names.map((name) => [name, texts[name] === usual[name] ? "" : (texts[name] ?? "")])) as Record<Each, string>;
}
