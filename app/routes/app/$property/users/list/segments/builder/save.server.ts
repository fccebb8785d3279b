import { data, redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { getSegment, type Segment, updateSegment } from "#app/api/segments.server.ts";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { SEGMENT_LIMITS } from "#app/domain/segments/segment.ts";
import { changeDraft } from "#app/features/segments/change-draft.ts";
import { ADD_ATTRIBUTE, type Draft, filterOf } from "#app/features/segments/draft.ts";
import { BUILDER_FORM, draftFromForm } from "#app/features/segments/draft-form.ts";
import { problemOf } from "#app/features/segments/judge-draft.ts";
import { shownMoment } from "#app/i18n/moment.server.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { builderAddress, builderState } from "./builder-state.server.ts";
import { type BuilderView, builderView } from "./builder-view.server.ts";

/** The answer to a draft that was not saved: why, and the builder as it was sent. `theirs`: somebody else saved the segment meanwhile. */
export type NotSaved = {
  view: BuilderView;
  nameError: string | null;
  failure: FormFailure | null;
  theirs: { by: string | null; at: string } | null;
};
type Refusal = Omit<NotSaved, "view">;
const NO_REFUSAL: Refusal = { nameError: null, failure: null, theirs: null };

/** Answers a button of the builder: leads to the address of what is written then, or saves it. */
export async function answerBuilder(request: Request, viewer: Viewer) {
  const form = await readForm(request, BUILDER_FORM, viewer);
  const state = await builderState(request, viewer);
  const { stored } = state;
  const intent = String(form.get("intent") ?? "apply");
  const revision = numberIn(form, "revision");
  const draft = draftFromForm(form, viewer.language);
  if (asksForAttribute(form))
    throw redirect(viewer.paths.createAttribute("property", await builderAddress(viewer, stored.id, revision, draft)));
  if (intent !== "save" && intent !== "save-anyway") {
    // What only takes over what was filled in leaves that open for what follows.
    const { draft: changed, open = intent === "apply" ? (state.open ?? undefined) : undefined, focus } = changeDraft(draft, intent);
    throw redirect(await builderAddress(viewer, stored.id, revision, changed, { open, focus }));
  }
  const refused = await saveDraft(viewer, stored, draft, intent === "save" ? revision : stored.revision);
  if (refused === null) return redirectWithToast(viewer.paths.segment(stored.id), "segment_saved");
  const view = await builderView(viewer, { ...state, draft, revision, isChecked: true });
  return data<NotSaved>({ ...NO_REFUSAL, ...refused.why, view }, { status: refused.status });
}

/** Somebody chose "Add attribute" instead of a key. */
function asksForAttribute(form: FormData): boolean {
  return [...form].some(([name, value]) => name.startsWith("key-") && value === ADD_ATTRIBUTE);
}

type Refused = { status: number; why: Partial<Refusal> };

/** Saves a draft on top of a revision. @returns why it was not saved, or null */
async function saveDraft(viewer: Viewer, { id }: Segment, draft: Draft, revision: number): Promise<Refused | null> {
  const nameError = nameProblem(draft.name);
  const isComplete = draft.groups.every(({ filters }) => filters.every((filter) => problemOf(filter) === null));
  if (nameError || !isComplete) return { status: 422, why: { nameError } };
  const filterGroups = draft.groups.map((group) => ({ connection: group.connection, filters: group.filters.map(filterOf) }));
  const change = { name: draft.name.trim(), connection: draft.connection, filterGroups, revision };
  const saved = await attempt(updateSegment(viewer, String(id), change));
  if (saved.ok) return null;
  const { code, status, problem } = saved.failure;
  if (code === "changed_meanwhile") {
    const { lastChangedBy, updatedAt } = await getSegment(viewer, String(id));
    return { status, why: { theirs: { by: lastChangedBy, at: shownMoment(viewer.language, updatedAt) } } };
  }
  const named = problem?.fields?.find(({ path }) => path === "name")?.code;
  if (named) return { status, why: { nameError: named } };
  return { status, why: { failure: { code, limit: problem?.limit, requestId: status >= 500 ? problem?.requestId : undefined } } };
}

function nameProblem(name: string): string | null {
  if (name.trim() === "") return "segment_error_name_missing";
  return name.trim().length > SEGMENT_LIMITS.name ? "text_error_too_long" : null;
}
