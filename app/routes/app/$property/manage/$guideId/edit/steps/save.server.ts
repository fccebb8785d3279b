import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { attempt } from "../../../../../../../api/failure.ts";
import { getGuide, updateGuide } from "../../../../../../../api/guides.server.ts";
import type { WireStep } from "../../../../../../../contracts/steps.ts";
import { paths } from "../../../../../../../paths.ts";
import { refused } from "../../../../../../../session/screen-form.server.ts";
import { redirectWithToast } from "../../../../../../../session/toast.server.ts";
import type { Viewer } from "../../../../../../../session/viewer.server.ts";
import { changeSteps } from "./change-steps.ts";
import { guideSchema, type StepForm, stepSchema, toStep } from "./schema.server.ts";
import { fieldOfCall } from "./step-fields.ts";

/**
 * Every button of the editor saves what was typed, and then does its own thing, in one write: so that going to another
 * step, adding or moving one never loses text. A press that changes nothing writes nothing.
 */
export async function saveGuide(viewer: Viewer, guideId: string, form: FormData) {
  const hasStep = form.has("step");
  const submission = hasStep ? parseWithZod(form, { schema: stepSchema }) : parseWithZod(form, { schema: guideSchema });
  if (submission.status !== "success") return refused(submission);
  const { revision, intent, title, subtitle } = submission.value;
  const guide = await getGuide(viewer, guideId);
  const typed = hasStep ? toStep(submission.value as unknown as StepForm) : null;
  const steps = guide.steps.map((step) => (step.id === typed?.id ? typed : step));
  const changed = changeSteps(steps, typed?.id, intent, randomUUID().slice(0, 8));
  const to = paths.guideSteps(viewer.propertyId, guide.id, changed.selected, intent === "ask-remove" ? "remove" : undefined);
  const visibility = intent === "publish" ? ("public" as const) : undefined;
  const same = title === guide.title && subtitle === guide.subtitle && isDeepStrictEqual(changed.steps, guide.steps);
  if (same && !visibility) return intent === "save" ? redirectWithToast(to, "guide_saved") : redirect(to);
  const saved = await attempt(updateGuide(viewer, guideId, { title, subtitle, steps: changed.steps, revision, visibility }));
  if (!saved.ok) return refused(submission, saved.failure, (path) => fieldOfCall(path, indexOf(changed.steps, typed?.id)));
  if (intent === "publish") return redirectWithToast(to, "guide_published");
  return intent === "save" ? redirectWithToast(to, "guide_saved") : redirect(to);
}

function indexOf(steps: WireStep[], id: string | undefined): number {
  return steps.findIndex((step) => step.id === id);
}
