import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { Guide } from "#app/api/guides.server.ts";
import { getGuide, updateGuide } from "#app/api/guides.server.ts";
import type { WireStep } from "#app/contracts/steps.ts";
import { searchText } from "#app/domain/urls/search-text.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { redirectAfterWrite } from "#app/session/form-seed.server.ts";
import { unreadable } from "#app/session/read-form.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { changeSteps, isIntent } from "./change-steps.ts";
import { fieldOfCall } from "./field-paths.ts";
import { stepOfForm, theirsOf } from "./gone-step.ts";
import { putBackAction } from "./put-back.server.ts";
import { schemasOf } from "./schema.server.ts";
import { toStep } from "./to-step.ts";

/**
 * Every button of the editor saves what was typed and then does its own work, in one write: opening, adding or moving a step never loses
 * text. A press that changes nothing writes nothing.
 */
export async function saveGuide(viewer: Viewer, guideId: string, request: Request) {
  const language = await contentLanguage(request, viewer);
  const { lang } = language;
  const find = searchText(new URL(request.url).searchParams.get("find"));
  const schemas = schemasOf(language);
  const form = await submittedChange(request, schemas.step, viewer, { lists: ["chosen"] });
  const chosen = { ids: form.getAll("chosen").map(String), after: String(form.get("after") ?? "") || undefined };
  form.delete("chosen");
  if (!isIntent(form.get("intent"))) throw unreadable();
  const dropped = form.get("put-back") === "no";
  const isStep = form.has("step") && !dropped;
  // The same form sent again adds the same step.
  const added = (viewer.once ?? randomUUID()).replace(/[^a-z0-9]/g, "").slice(0, 12);
  const change = (value: GuideForm, stored: Guide) => {
    const typed = "step" in value ? stepOfForm(stored, value, toStep) : null;
    return changeSteps(typed ? typed.steps : stored.steps, typed?.id, value.intent, added, chosen);
  };
  let selected: string | undefined;
  let wrote = false;
  let before: WireStep[] = [];
  const outcome = await saveMerged(viewer, {
    form,
    schema: isStep ? schemas.step : schemas.guide,
    read: () => getGuide(viewer, guideId, lang),
    theirs: theirsOf,
    write: async (value: GuideForm, stored) => {
      before = stored.steps;
      const changed = change(value, stored);
      selected = changed.selected;
      const { title, subtitle, intent } = value;
      const same = title === stored.title && subtitle === stored.subtitle && isDeepStrictEqual(changed.steps, stored.steps);
      const visibility = intent === "publish" ? ("public" as const) : undefined;
      const putBack = intent.startsWith("put-back:") ? [intent.slice("put-back:".length)] : undefined;
      if (same && !visibility && !putBack) return stored;
      wrote = true;
      return updateGuide(viewer, guideId, { title, subtitle, steps: changed.steps, putBack, revision: stored.revision, visibility }, lang);
    },
    fieldOf: (path, value, stored) =>
      fieldOfCall(path, language.isDefault ? indexOf(change(value, stored).steps, form.get("step")) : NOT_SHOWN, wayOf(value)),
  });
  if (!outcome.saved) return outcome.answer;
  const intent = String(form.get("intent") ?? "save");
  const to = addressAfter(intent, viewer, outcome.saved.id, selected, { lang, find });
  // After adding, the focus is in the first field of the new step.
  const first = ADDS.includes(intent) ? `#guide-${outcome.saved.revision}-stepTitle` : "";
  const gone = removedBy(intent, before, outcome.saved);
  if (gone.length > 0) return redirectWithToast(to, "steps_removed", { count: gone.length }, putBackAction(viewer, guideId, lang, gone));
  const toast = toastFor(intent, form, outcome.merged);
  if (toast) return redirectWithToast(to, toast);
  return wrote ? redirectAfterWrite(to + first) : redirect(to + first);
}

/** Where a press leads: to the step that is then open, or to what was asked about it. */
function addressAfter(
  intent: string,
  { paths }: Viewer,
  guide: number,
  step: string | undefined,
  query: { lang?: string; find?: string },
): string {
  if (step !== undefined && intent === "media") return paths.stepMedia(guide, step, { lang: query.lang });
  if (step !== undefined && intent === "media-all") return paths.stepMedia(guide, step, { lang: query.lang, ask: "all" });
  return paths.guideSteps(guide, step, { ask: ASKED[intent], ...query });
}

/** What the page asks about after a press. */
const ASKED: Record<string, "remove" | "choose"> = { "ask-remove": "remove", "move-chosen": "choose" };
const ADDS = ["add-step", "add-slide", "insert", "duplicate"];

/** The steps that a press took away. */
function removedBy(intent: string, before: WireStep[], { steps }: Guide): string[] {
  if (!intent.startsWith("remove")) return [];
  return before.flatMap(({ id }) => (steps.some((step) => step.id === id) ? [] : [id]));
}

const wayOf = (value: GuideForm) => ("nextWhen" in value ? String(value.nextWhen) : undefined);

/** What a live guide lacks it lacks in the default language, which this page does not show. */
const NOT_SHOWN = -1;

type Schemas = ReturnType<typeof schemasOf>;
type GuideForm = z.output<Schemas["guide"]> | z.output<Schemas["step"]>;

function indexOf(steps: WireStep[], id: FormDataEntryValue | null): number {
  return steps.findIndex((step) => step.id === id);
}

/** The message after a press. Opening another step needs none, unless something unrequested happened. */
function toastFor(intent: string, form: FormData, merged: boolean): string | null {
  if (form.get("mediaType") === "info" && !String(form.get("mediaText") ?? "").trim()) {
    return intent === "publish" ? "guide_published_without_info" : "guide_saved_without_info";
  }
  if (merged) return intent === "publish" ? "guide_published_merged" : "guide_saved_merged";
  if (intent === "publish") return "guide_published";
  if (intent === "media-remove") return "media_removed";
  return intent === "save" ? "guide_saved" : null;
}
