import { isRecord } from "#player/core/storage.ts";
import type { Answer, Calls } from "./calls.ts";
import { type Hint, type HintKind, hintOf, type StoredHint } from "./hint.ts";
import { changesOf, type HintQuestion, isHintChanged, mergeHint } from "./hint-changes.ts";

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
export type Edit = { hint: Hint; base: Hint; tried: Hint | null; questions: HintQuestion[]; problems: Problem[] };

export const editOf = (hint: Hint): Edit => ({ hint, base: hint, tried: null, questions: [], problems: [] });

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
  const saved = (body: StoredHint): Done => {
    const { hint, questions } = mergeHint(edit.tried ?? sent, mine.hint, stored(body));
    return { type: "saved", edit: { ...mine, hint, base: stored(body), tried: null, questions, problems: [] } };
  };
  if (status === 200 || status === 201) return saved(body);
  // It was stored, and only the answer was lost on its way.
  if (status === 409 && body.current && !isHintChanged(sent, stored(body.current))) return saved(body.current);
  if (status === 409 && body.current) {
    const theirs = stored(body.current);
    return { type: "stopped", edit: { ...mine, base: theirs, ...mergeHint(base, mine.hint, theirs), problems: [] } };
  }
  const problems = status === 409 || status === 422 ? problemsIn(body) : [];
  if (problems.length > 0) return { type: "stopped", edit: { ...mine, problems } };
  return { type: "failed", edit: { ...mine, tried: sent.id === 0 ? (edit.tried ?? sent) : null }, status, body };
}

function send(calls: Calls, hint: Hint, base: Hint): Promise<Answer<Body>> {
  const at = AT[hint.kind];
  // Sent twice it is made once.
  if (hint.id === 0) return calls.post(at, changesOf(hint, null), hint.key);
  return calls.put(`${at}/${hint.id}`, { ...changesOf(hint, base), revision: hint.revision });
}

function problemsIn(body: unknown): Problem[] {
  if (!isRecord(body)) return [];
  const fields = Array.isArray(body.fields) ? (body.fields as { path: string; code: string }[]) : [];
  return fields.length > 0 ? fields.map(({ path, code }) => ({ field: path, code })) : [{ field: "", code: String(body.code) }];
}

/** What is left to mend once some fields are written anew. */
export const problemsLeft = (problems: Problem[], changes: Partial<Hint>) =>
  problems.filter(({ field }) => field !== "" && !Object.hasOwn(changes, field.split(".")[0]!));
