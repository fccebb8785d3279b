import { TOOLTIP_LIMITS } from "#app/domain/tooltips/tooltip.ts";
import { isRecord, place } from "#player/core/storage.ts";
import { uuid } from "#player/core/uuid.ts";
import { writtenName } from "./aim.ts";
import type { Calls } from "./calls.ts";
import { captureTarget } from "./capture-target.ts";
import type { Controller, Session } from "./controller.ts";
import { asStep, type Hint, type HintKind, hintOf, newHint, type StoredHint } from "./hint.ts";
import { type HintQuestion, isHintChanged, withField } from "./hint-changes.ts";
import { savedText } from "./hint-words.ts";
import type { LeaveGuard } from "./leave-guard.ts";
import { AT, type Edit, editOf, type Problem, problemsLeft, saveHint } from "./save-hint.ts";

/** `isShown`: the tab shows them, and not a guide. */
type Kept = { edits: Edit[]; selected: string | null; isShown: boolean };
const isKept = (value: unknown): value is Kept => isRecord(value) && Array.isArray(value.edits);

type Ports = { property: number; calls: Calls; session: Session; controller: Controller; guard: LeaveGuard };

/** The tooltips and validators of the property in the editor. What was written is kept in the tab until it is saved or taken back. */
export function createHintsRoom({ property, calls, session, controller, guard }: Ports) {
  const kept = place("sessionStorage", property, "hints", isKept);
  const { state, set, say } = controller;
  const kinds: HintKind[] = session.tooltips ? ["tooltip", "validator"] : ["validator"];
  let stored: Hint[] = [];
  // Those that an older release kept know of no problems.
  let edits = (kept.read()?.edits ?? []).map((edit) => ({ ...edit, problems: edit.problems ?? [] }));
  let steps: ReturnType<typeof asStep>[] = [];

  function all(): Hint[] {
    const written = new Map(edits.map(({ hint }) => [hint.key, hint]));
    const added = edits.map(({ hint }) => hint).filter(({ key }) => !stored.some((one) => one.key === key));
    return [...added, ...stored.map((hint) => written.get(hint.key) ?? hint)];
  }
  const editAt = (key: string | null): Edit | null => {
    const hint = stored.find((one) => one.key === key);
    return edits.find((edit) => edit.hint.key === key) ?? (hint ? editOf(hint) : null);
  };
  const changed = () => edits.filter(({ hint, base }) => isHintChanged(hint, base));
  const isUnsaved = () => changed().length > 0;
  const selected = () => editAt(state.selected)?.hint ?? null;

  function keep() {
    const isShown = state.room === "hints";
    const isKept = kept.write(isShown || edits.length > 0 ? { edits, selected: isShown ? state.selected : null, isShown } : null);
    guard.mark("hints", !isKept && isUnsaved());
  }

  /** What is open stays among what is written, whatever is in it; the rest only as long as it is unsaved. */
  function put(edit: Edit | null, more: Parameters<typeof set>[0] = {}) {
    const open = more.selected === undefined ? state.selected : more.selected;
    const isKnown = edits.some(({ hint }) => hint.key === edit?.hint.key);
    const each = edits.map((one) => (edit && one.hint.key === edit.hint.key ? edit : one));
    edits = (edit && !isKnown ? [...each, edit] : each).filter(({ hint, base }) => hint.key === open || isHintChanged(hint, base));
    const before = new Map(steps.map((step) => [step.id, step]));
    steps = all().map((hint) => {
      const [was, now] = [before.get(hint.key), asStep(hint)];
      return was && JSON.stringify(was) === JSON.stringify(now) ? was : now;
    });
    set(more);
    keep();
  }

  async function list(more: Parameters<typeof set>[0] = { view: "hints", selected: null, message: null }) {
    set({ draft: null, room: "hints", isBusy: true, ...more });
    const answers = await Promise.all(kinds.map((kind) => calls.get<{ data: StoredHint[] }>(AT[kind])));
    const wrong = answers.find(({ status }) => status !== 200);
    if (wrong) return controller.failed(wrong.status, wrong.body);
    stored = answers.flatMap(({ body }, index) => body.data.map((one) => hintOf(kinds[index]!, one)));
    const isGone = state.selected !== null && !editAt(state.selected);
    put(null, { isBusy: false, ...(isGone && { view: "hints", selected: null }) });
  }

  async function save() {
    if (state.isBusy) return;
    if (changed().some(({ questions }) => questions.length > 0)) return say(session.texts.conflictHint);
    set({ isBusy: true, message: null });
    const saved: Hint[] = [];
    let stopped: Edit | null = null;
    for (const edit of changed()) {
      const done = await saveHint(calls, edit, () => editAt(edit.hint.key)?.hint ?? edit.hint);
      const { base } = done.edit;
      if (base.id !== 0)
        stored = stored.some(({ key }) => key === base.key) ? stored.map((one) => (one.key === base.key ? base : one)) : [base, ...stored];
      put(done.edit);
      if (done.type === "stopped") stopped ??= done.edit;
      if (done.type === "saved") saved.push(base);
      if (done.type === "failed") return controller.failed(done.status, done.body);
    }
    if (stopped) return stop(stopped, saved);
    set({ isBusy: false, message: saved.length > 0 ? { kind: "status", text: savedText(session.texts, saved) } : null });
  }

  /** Something is to be mended or answered before it can be saved: it opens. */
  function stop(edit: Edit, saved: Hint[]) {
    const [problem] = edit.problems;
    const told = [problem ? session.texts.problems : session.texts.conflictHint];
    // What was saved all the same may be live.
    if (saved.length > 0) told.unshift(savedText(session.texts, saved));
    put(edit, { ...at(edit, problem), isBusy: false, message: { kind: "alert", text: told.join(" ") } });
  }
  /** Where something of one is mended. */
  const at = ({ hint }: Edit, problem?: Problem) => ({
    ...{ view: "hint" as const, selected: hint.key },
    language: problem?.field.startsWith("texts.") ? problem.field.slice("texts.".length) : state.language,
  });

  const change = (changes: Partial<Hint>) => {
    const edit = editAt(state.selected);
    if (edit) put({ ...edit, hint: { ...edit.hint, ...changes }, problems: problemsLeft(edit.problems, changes) }, { message: null });
  };

  return {
    kinds,
    all,
    isUnsaved,
    selected,
    list,
    save,
    change,
    steps: () => steps,
    edit: () => editAt(state.selected),
    isWritten: (hint: Hint) => changed().some((edit) => edit.hint.key === hint.key),
    questions: () => edits.flatMap(({ hint, questions }) => questions.map((question) => ({ hint, question }))),
    /** What keeps them from being saved, and the way to its field. */
    problems: () =>
      edits.flatMap((edit) =>
        edit.problems.map((problem) => ({ hint: edit.hint, problem, open: () => put(edit, { ...at(edit, problem), message: null }) })),
      ),
    /** Of what is unsaved, how many people see already: for them it changes at once. */
    unsaved: () => ({ count: changed().length, live: changed().filter(({ base }) => base.enabled).length }),
    /** All that is unsaved, as text. */
    written: () => changed().map(({ hint: { name, texts } }) => [name, ...Object.values(texts)].join("\n")),
    /** Whether the page before this one showed them. */
    wasShown: () => kept.read()?.isShown === true,
    /** @param opened what the tab was opened for, if it has just come; else it goes on with what the page before it showed */
    begin(opened: Session["hint"]) {
      const selected = opened ? (opened.id > 0 ? `${opened.kind}-${opened.id}` : null) : kept.read()!.selected;
      return list({ view: selected ? "hint" : "hints", selected });
    },
    add(kind: HintKind) {
      const hint = newHint(kind, `${kind}-${uuid()}`);
      put(editOf(hint), { selected: hint.key, view: "hint", message: null });
    },
    open: (key: string) => put(editAt(key), { selected: key, view: "hint", message: null }),
    back: () => put(null, { selected: null, view: "hints", message: null }),
    capture(element: Element) {
      const hint = selected()!;
      const target = captureTarget(element, session.selectorConfig);
      const name = hint.name || (hint.id === 0 ? writtenName(element).slice(0, TOOLTIP_LIMITS.name) : "");
      change({ target, name, identifier: target.selector, selectors: [], targetText: "" });
      set({ view: "hint" });
    },
    answer(key: string, question: HintQuestion, takeTheirs: boolean) {
      const edit = editAt(key)!;
      const questions = edit.questions.filter((one) => one !== question);
      put({ ...edit, questions, hint: takeTheirs ? withField(edit.hint, question.field, question.theirs) : edit.hint });
    },
    /** Takes back what was written of the one that is open; one that was never stored goes. */
    discard() {
      edits = edits.filter(({ hint }) => hint.key !== state.selected);
      put(null, { selected: null, view: "hints", message: null, ask: null });
    },
    /** The tab shows guides from now on; what is unsaved stays written. */
    leave() {
      edits = changed();
      keep();
    },
    forget() {
      edits = [];
      kept.write(null);
    },
  };
}
export type HintsRoom = ReturnType<typeof createHintsRoom>;
