import type { z } from "zod";
import { ApiFailure, attempt } from "#app/api/failure.ts";
import type { ReviewAction } from "#app/domain/versions/publishing.ts";
import { localTimeOf, momentOf } from "#app/features/audience/local-time.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { missingIn } from "#app/features/publication/missing.server.ts";
import { choiceIn, numberIn, readForm } from "#app/session/read-form.server.ts";
import { parsed, refused } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type Publishable, scheduleValues } from "./publishing.server.ts";
import { INTENTS, publishSchema, reviewSchema, scheduleSchema } from "./schema.server.ts";

type Item = Publishable & { lastChangedAt: string | null; lastChangedBy: string | null };
type Plan = { publishAt: string | null; unpublishAt: string | null; note: string; revision: number };

/** How one kind of content is published. */
export type PublishingWay = {
  kind: "guide" | "chapter";
  /** The address of the screen. */
  here: string;
  timeZone: string;
  read(): Promise<Item & { steps?: { id: string }[] }>;
  /** Where it is edited, or one of its steps. */
  editorOf(step?: string): string;
  publish(revision: number, note: string): Promise<unknown>;
  schedule(plan: Plan): Promise<Item>;
  review(asked: { action: ReviewAction; comment: string; revision: number }): Promise<unknown>;
};

const REVIEW_TOASTS: Record<ReviewAction, string> = {
  request: "review_request",
  withdraw: "review_withdraw",
  approve: "review_approve",
  return: "review_return",
};

const SCHEDULE = Object.keys(scheduleSchema.shape);
const FIELDS = [...new Set([publishSchema, reviewSchema, scheduleSchema].flatMap(({ shape }) => Object.keys(shape)))];

/** Publishes, plans or reviews, as the pressed button says. */
export async function savePublishing(request: Request, viewer: Viewer, way: PublishingWay) {
  const form = await readForm(request, { fields: [...FIELDS, "base", ...SCHEDULE.map((name) => `take-${name}`)] }, viewer);
  const intent = choiceIn(form, "intent", INTENTS);
  numberIn(form, "revision");
  if (intent === "schedule") return saveSchedule(viewer, form, way);
  if (intent === "publish") {
    const submission = parsed(form, publishSchema);
    if (submission.status !== "success") return refused(submission);
    const { revision, note } = submission.value;
    return settled(submission, way, await attempt(way.publish(revision, note)), `${way.kind}_published`);
  }
  return savedReview(form, way);
}

type ReviewWay = Pick<PublishingWay, "here" | "editorOf" | "review"> & { read(): Promise<object & { steps?: { id: string }[] }> };

/** Asks for approval, answers that or takes it back, for what is published by the form of its editor. */
export async function saveReview(request: Request, viewer: Viewer, way: ReviewWay) {
  const form = await readForm(request, { fields: Object.keys(reviewSchema.shape) }, viewer);
  numberIn(form, "revision");
  return savedReview(form, way);
}

async function savedReview(form: FormData, way: ReviewWay) {
  const submission = parsed(form, reviewSchema);
  if (submission.status !== "success") return refused(submission);
  const { revision, comment, intent } = submission.value;
  return settled(submission, way, await attempt(way.review({ action: intent, comment, revision })), REVIEW_TOASTS[intent]);
}

async function settled(
  submission: Parameters<typeof refused>[0],
  { here, read, editorOf }: Omit<ReviewWay, "review">,
  done: { ok: true } | { ok: false; failure: ApiFailure },
  toast: string,
) {
  if (done.ok) return redirectWithToast(here, toast);
  const { failure } = done;
  const isOwn = (failure.problem?.fields ?? []).some(({ path }) => OWN_FIELD.test(path));
  const missing = isOwn ? undefined : await missingIn(failure, read, editorOf);
  if (!missing) return refused(submission, failure);
  return refused(submission, new ApiFailure(failure.code, failure.status), { also: { code: "incomplete", missing } });
}

/** A field of the panels; whatever else is refused is what a draft lacks. */
const OWN_FIELD = /\b(comment|note)$/;

async function saveSchedule(viewer: Viewer, form: FormData, way: PublishingWay) {
  const outcome = await saveMerged(viewer, {
    form,
    schema: scheduleSchema,
    read: way.read,
    theirs: ({ publishing }) => ({ values: scheduleValues(publishing, way.timeZone), gone: false }),
    write: (typed, stored) => way.schedule(planOf(typed, stored, way.timeZone)),
    fieldOf: (path) => (path === "note" ? "scheduleNote" : SCHEDULE.includes(path) ? path : ""),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(way.here, outcome.merged ? "schedule_saved_merged" : "schedule_saved");
}

/** A time that was not touched stays as it is stored, to the millisecond. */
function planOf({ publishAt, unpublishAt, scheduleNote }: z.output<typeof scheduleSchema>, stored: Item, timeZone: string): Plan {
  const moment = (local: string, before: string | null) => (local === localTimeOf(before, timeZone) ? before : momentOf(local, timeZone));
  return {
    publishAt: moment(publishAt, stored.publishing.publishAt),
    unpublishAt: moment(unpublishAt, stored.publishing.unpublishAt),
    note: scheduleNote,
    revision: stored.revision,
  };
}
