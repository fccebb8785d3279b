import { isRecord } from "#player/core/storage.ts";
import type { Answer, Calls } from "./calls.ts";
import { type Hint, type HintKind, hintOf, type StoredHint } from "./hint.ts";
import { changesOf, type HintQuestion, mergeHint } from "./hint-changes.ts";

export const AT: Record<HintKind, string> = {
  tooltip: "/v2/properties/:property/tooltips",
  validator: "/v3/properties/:property/validators",
};

/** What the API does not take of it, by field, and why. */
export type Problem = { field: string; code: string };

/**
 * A tooltip or validator that was written here, and what it was like before. `tried` is a new one as it was sent when no answer came: it may
 * have been stored.
 */
export type Edit = { hint: Hint; base: Hint; tried: Hint | null; questions: HintQuestion[]; problem: Problem | null };

export const editOf = (hint: Hint): Edit => ({ hint, base: hint, tried: null, questions: [], problem: null });

type Body = StoredHint & { current?: StoredHint };
type Done =
  | { type: "saved"; edit: Edit }
  /** There is something to answer or to mend before it can be saved. */
  | { type: "stopped"; edit: Edit }
  | { type: "failed"; edit: Edit; status: number; body: unknown };

/** Saves one. @param now it as it stands once the answer is there, because it can be written on meanwhile */
export async function saveHint(calls: Calls, edit: Edit, now: () => Hint): Promise<Done> {
  const { hint: sent, base } = edit;
  const { status, body } = await send(calls, sent, base);
  const mine = { ...edit, hint: now() };
  const stored = (answer: StoredHint) => hintOf(sent.kind, answer, sent.key);
  if (status === 200 || status === 201) {
    const [{ hint, questions }, saved] = [mergeHint(edit.tried ?? sent, mine.hint, stored(body)), stored(body)];
    return { type: "saved", edit: { ...mine, hint, base: saved, tried: null, questions, problem: null } };
  }
  if (status === 409 && body.current) {
    const theirs = stored(body.current);
    return { type: "stopped", edit: { ...mine, base: theirs, ...mergeHint(base, mine.hint, theirs), problem: null } };
  }
  const problem = status === 409 || status === 422 ? problemIn(body) : null;
  if (problem) return { type: "stopped", edit: { ...mine, problem } };
  return { type: "failed", edit: { ...mine, tried: sent.id === 0 ? (edit.tried ?? sent) : null }, status, body };
}

function send(calls: Calls, hint: Hint, base: Hint): Promise<Answer<Body>> {
  const at = AT[hint.kind];
  // Sent twice it is made once.
  if (hint.id === 0) return calls.post(at, changesOf(hint, null), hint.key);
  return calls.put(`${at}/${hint.id}`, { ...changesOf(hint, base), revision: hint.revision });
}

function problemIn(body: unknown): Problem | null {
  if (!isRecord(body)) return null;
  const [first] = Array.isArray(body.fields) ? (body.fields as { path: string; code: string }[]) : [];
  return first ? { field: first.path, code: first.code } : { field: "", code: String(body.code) };
}
