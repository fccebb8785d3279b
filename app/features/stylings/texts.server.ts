import { z } from "zod";
import { readPropertyTexts, updatePropertyTexts } from "#app/api/property-texts.server.ts";
import { text } from "#app/contracts/text.ts";
import { MOST_TEXT_CHARACTERS, type PropertyTexts, SHOWN_TEXTS, usualPropertyTexts } from "#app/domain/player/property-texts.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { assistantLookIn } from "./look.ts";

type Shown = (typeof SHOWN_TEXTS)[number];
const written = (name: Shown) => text(MOST_TEXT_CHARACTERS[name]).default("");

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
  // 0 before anything was saved in the language.
  revision: z.coerce.number().int().nonnegative(),
  intent: z.string().max(20).default("save"),
});

/** The texts of the language of an address, as the controls of their form have them, with the usual ones. */
export async function editedTexts(request: Request, viewer: Viewer) {
  const language = await contentLanguage(request, viewer);
  const { texts, revision } = await readPropertyTexts(viewer, language.key);
  const look = assistantLookIn(request.url);
  return {
    stylings: { id: `texts ${language.key}`, revision, values: ownTexts(language.key, texts) },
    look: { ...look, part: look.part ?? ("nothing" as const), lang: language.lang },
    usual: usualPropertyTexts(language.key),
    language: language.key,
    all: language.all,
    refusal: viewer.may("edit", "customize") ? null : "not_allowed_for_role",
  };
}

export async function saveTexts(request: Request, viewer: Viewer) {
  const { key, lang } = await contentLanguage(request, viewer);
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(request, textsSchema, viewer, { leastRevision: 0 }),
    schema: textsSchema,
    read: async () => ({ ...(await readPropertyTexts(viewer, key)), ...NOBODY }),
    theirs: ({ texts }) => ({ values: ownTexts(key, texts), gone: false }),
    write: async ({ revision: _revision, intent: _intent, ...texts }, { revision }) => ({
      ...(await updatePropertyTexts(viewer, key, { texts, revision })),
      ...NOBODY,
    }),
    fieldOf: (path) => path.replace(/^texts\./, ""),
  });
  return outcome.saved
    ? redirectWithToast(viewer.paths.assistantTexts({ ...assistantLookIn(request.url), lang }), "changes_saved")
    : outcome.answer;
}

const NOBODY = { lastChangedAt: null, lastChangedBy: null, lastChangedById: null };

/** Empty where a text is the usual one. */
function ownTexts(language: string, texts: Record<string, string>): Record<Shown, string> {
  const usual: PropertyTexts = usualPropertyTexts(language);
  return Object.fromEntries(SHOWN_TEXTS.map((name) => [name, texts[name] === usual[name] ? "" : (texts[name] ?? "")])) as Record<
    Shown,
    string
  >;
}
