import { data, redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { getSegment, keepDraft, updateSegment } from "#app/api/segments.server.ts";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { SEGMENT_LIMITS } from "#app/domain/segments/segment.ts";
import { momentsOfAnswer } from "#app/features/moments.server.ts";
import { changeDraft } from "#app/features/segments/change-draft.ts";
import { ADD_ATTRIBUTE, type Draft, filterOf } from "#app/features/segments/draft.ts";
import { draftFromAddress } from "#app/features/segments/draft-address.ts";
import { BUILDER_FORM, draftFromForm } from "#app/features/segments/draft-form.ts";
import { problemOf } from "#app/features/segments/judge-draft.ts";
import { mergedDraft } from "#app/features/segments/merge-drafts.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { builderAddress, builderState, storedDraft } from "./builder-state.server.ts";
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
  const base = String(form.get("base") ?? "");
  // Once somebody else saved, only the form knows what it began with.
  const addressOf = async (of: Draft, shown: Parameters<typeof builderAddress>[4] = {}) =>
    builderAddress(viewer, stored.id, revision, of, {
      ...shown,
      base: base !== "" && revision !== stored.revision ? await keepDraft(viewer, base) : undefined,
    });
  if (asksForAttribute(form)) throw redirect(viewer.paths.createAttribute("property", await addressOf(draft)));
  if (intent !== "save" && intent !== "save-anyway") {
    // What only takes over what was filled in leaves that open for what follows.
    const { draft: changed, open = intent === "apply" ? (state.open ?? undefined) : undefined, focus } = changeDraft(draft, intent);
    throw redirect(await addressOf(changed, { open, focus }));
  }
  const began = intent === "save" ? draftFromAddress(new URLSearchParams(base)) : null;
  const refused = await saveDraft(viewer, stored.id, draft, intent === "save" ? revision : stored.revision, began);
  if (typeof refused === "string") return redirectWithToast(viewer.paths.segment(stored.id), refused);
  const view = await builderView(viewer, { ...state, draft, revision, isChecked: true });
  return data<NotSaved>({ ...NO_REFUSAL, ...refused.why, view }, { status: refused.status });
}

/** Somebody chose "Add attribute" instead of a key. */
function asksForAttribute(form: FormData): boolean {
  return [...form].some(([name, value]) => name.startsWith("key-") && value === ADD_ATTRIBUTE);
}

type Refused = { status: number; why: Partial<Refusal> };

const ROUNDS = 3;

/**
 * Saves a draft on top of a revision. What somebody else saved meanwhile is merged in, as far as `began`, which the draft was made of, tells
 * who changed what. @returns the toast, or why it was not saved
 */
async function saveDraft(
  viewer: Viewer,
  id: number,
  draft: Draft,
  revision: number,
  began: Draft | null,
  round = 1,
): Promise<Refused | "segment_saved" | "segment_saved_merged"> {
  const nameError = nameProblem(draft.name);
  const isComplete = draft.groups.every(({ filters }) => filters.every((filter) => problemOf(filter) === null));
  if (nameError || !isComplete) return { status: 422, why: { nameError } };
  const filterGroups = draft.groups.map((group) => ({ connection: group.connection, filters: group.filters.map(filterOf) }));
  const change = { name: draft.name.trim(), connection: draft.connection, filterGroups, revision };
  const saved = await attempt(updateSegment(viewer, String(id), change));
  if (saved.ok) return "segment_saved";
  const { code, status, problem } = saved.failure;
  if (code === "changed_meanwhile") {
    const now = await getSegment(viewer, String(id));
    const theirs = storedDraft(now);
    const merged = began && round < ROUNDS ? mergedDraft(began, draft, theirs) : null;
    if (!merged) {
      const { shownMoment } = await momentsOfAnswer(viewer);
      return { status, why: { theirs: { by: now.lastChangedBy, at: shownMoment(now.updatedAt) } } };
    }
    const outcome = await saveDraft(viewer, id, merged, now.revision, theirs, round + 1);
    return outcome === "segment_saved" && now.lastChangedById !== viewer.personId ? "segment_saved_merged" : outcome;
  }
  const named = problem?.fields?.find(({ path }) => path === "name")?.code;
  if (named) return { status, why: { nameError: named } };
  return { status, why: { failure: { code, limit: problem?.limit, requestId: status >= 500 ? problem?.requestId : undefined } } };
}

function nameProblem(name: string): string | null {
  if (name.trim() === "") return "segment_error_name_missing";
  return name.trim().length > SEGMENT_LIMITS.name ? "text_error_too_long" : null;
}
