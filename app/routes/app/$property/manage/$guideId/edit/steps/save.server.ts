import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { Guide } from "#app/api/guides.server.ts";
import { getGuide, updateGuide } from "#app/api/guides.server.ts";
import type { WireStep } from "#app/contracts/steps.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { redirectAfterWrite } from "#app/session/form-seed.server.ts";
import { unreadable } from "#app/session/read-form.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { changeSteps, isIntent } from "./change-steps.ts";
import { fieldOfCall } from "./field-paths.ts";
import { stepOfForm, theirsOf } from "./gone-step.ts";
import { guideSchema, stepSchema } from "./schema.server.ts";
import { toStep } from "./to-step.ts";

/**
 * Every button of the editor saves what was typed and then does its own work, in one write: opening, adding or moving a step never loses
 * text. A press that changes nothing writes nothing.
 */
export async function saveGuide(viewer: Viewer, guideId: string, request: Request) {
  const form = await submittedChange(request, stepSchema, viewer);
  if (!isIntent(form.get("intent"))) throw unreadable();
  const dropped = form.get("put-back") === "no";
  const isStep = form.has("step") && !dropped;
  // The same form sent again adds the same step.
  const added = (viewer.once ?? randomUUID()).replace(/[^a-z0-9]/g, "").slice(0, 12);
  const change = (value: GuideForm, stored: Guide) => {
    const typed = "step" in value ? stepOfForm(stored, value, toStep) : null;
    return changeSteps(typed ? typed.steps : stored.steps, typed?.id, value.intent, added);
  };
  let selected: string | undefined;
  let wrote = false;
  const outcome = await saveMerged(request, {
    by: viewer.personId,
    form,
    schema: isStep ? stepSchema : guideSchema,
    read: () => getGuide(viewer, guideId),
    theirs: theirsOf,
    write: async (value: GuideForm, stored) => {
      const changed = change(value, stored);
      selected = changed.selected;
      const { title, subtitle, intent } = value;
      const same = title === stored.title && subtitle === stored.subtitle && isDeepStrictEqual(changed.steps, stored.steps);
      const visibility = intent === "publish" ? ("public" as const) : undefined;
      if (same && !visibility) return stored;
      wrote = true;
      return updateGuide(viewer, guideId, { title, subtitle, steps: changed.steps, revision: stored.revision, visibility });
    },
    fieldOf: (path, value, stored) => fieldOfCall(path, indexOf(change(value, stored).steps, form.get("step")), wayOf(value)),
  });
  if (!outcome.saved) return outcome.answer;
  const intent = String(form.get("intent") ?? "save");
  const to = addressAfter(intent, viewer, outcome.saved.id, selected);
  // After adding, the focus is in the first field of the new step.
  const first = intent.startsWith("add-") ? `#guide-${outcome.saved.revision}-stepTitle` : "";
  const toast = toastFor(intent, form, outcome.merged);
  if (toast) return redirectWithToast(to, toast);
  return wrote ? redirectAfterWrite(to + first) : redirect(to + first);
}

/** Where a press leads: to the step that is then open, or to what was asked about it. */
function addressAfter(intent: string, { paths }: Viewer, guide: number, step: string | undefined): string {
  if (step !== undefined && intent === "media") return paths.stepMedia(guide, step);
  if (step !== undefined && intent === "media-all") return paths.stepMedia(guide, step, { ask: "all" });
  return paths.guideSteps(guide, step, intent === "ask-remove" ? "remove" : undefined);
}

const wayOf = (value: GuideForm) => ("nextWhen" in value ? String(value.nextWhen) : undefined);

type GuideForm = z.output<typeof guideSchema> | z.output<typeof stepSchema>;

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
