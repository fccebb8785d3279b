import type { SelectorConfig } from "#app/domain/guides/selector-config.ts";
import { EMPTY_STEP_TEXTS, emptyStep, type StepType } from "#app/domain/guides/step.ts";
import type { BundleGuide } from "#app/domain/player/bundle.ts";
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import { isRecord, isText, place } from "#player/core/storage.ts";
import { uuid } from "#player/core/uuid.ts";
import type { Calls } from "./calls.ts";
import { captureTarget } from "./capture-target.ts";
import { answered, type Draft, type DraftStep, isChanged, mergeSteps, moved, type Question } from "./draft.ts";
import type { HintKind } from "./hint.ts";
import type { LeaveGuard } from "./leave-guard.ts";

export type Session = {
  guide: number | null;
  /** The tooltip or validator that it was opened for; 0 is their list. */
  hint: { kind: HintKind; id: number } | null;
  mayEdit: boolean;
  languages: string[];
  defaultLanguage: string;
  /** Whether the plan of the property has tooltips. */
  tooltips: boolean;
  selectorConfig: SelectorConfig;
  language: string;
  texts: EditorTexts;
};

export type EditorState = {
  /** What is written: the steps of a guide, or tooltips and validators. */
  room: "guides" | "hints";
  /** What stands in the panel. `pointing` is a step, tooltip or validator with the page under the pointer. */
  view: "guides" | "steps" | "step" | "hints" | "hint" | "pointing" | "check" | "expired";
  /** The one that texts are written in. */
  language: string;
  guides: { id: number; title: string }[];
  draft: Draft | null;
  /** The step, tooltip or validator that is open, by its id or key. */
  selected: string | null;
  questions: Question[];
  /** The step that was removed last, and where it stood. */
  removed: { step: DraftStep; index: number } | null;
  message: { kind: "status" | "alert"; text: string } | null;
  isBusy: boolean;
  isFolded: boolean;
  /** What the person is asked before it is done, because something is unsaved. */
  ask: { about: "close" | "discard" } | { about: "language"; language: string } | null;
};

const AT = "/v2/properties/:property/tutorials";
/** What the API says where the token counts and the role does not reach. */
const NOT_ALLOWED = "not_allowed_for_role";
type Kept = { draft: Draft; base: DraftStep[]; selected: string | null };
const isKept = (value: unknown): value is Kept => isRecord(value) && isRecord(value.draft) && Array.isArray(value.base);

type Ports = {
  property: number;
  calls: Calls;
  session: Session;
  guard: LeaveGuard;
  changed(): void;
  play(guide: BundleGuide, step: string): void;
};

/** What the in-page editor knows and does. What was written is kept in the tab, so that another page goes on with it. */
export function createController({ property, calls, session, guard, changed, play }: Ports) {
  const { texts } = session;
  const kept = place("sessionStorage", property, "draft", isKept);
  const keptLanguage = place("sessionStorage", property, "language", isText);
  const language = keptLanguage.read() ?? "";
  const state: EditorState = {
    room: "guides",
    view: "guides",
    language: session.languages.includes(language) ? language : session.defaultLanguage,
    guides: [],
    draft: null,
    selected: null,
    questions: [],
    removed: null,
    message: null,
    isBusy: false,
    isFolded: false,
    ask: null,
  };
  let base: DraftStep[] = [];

  function set(changes: Partial<EditorState>) {
    Object.assign(state, changes);
    const isKept = kept.write(state.draft && { draft: state.draft, base, selected: state.selected });
    guard.mark("guide", !isKept && isUnsaved());
    keptLanguage.write(state.language);
    changed();
  }
  const NO_STEPS: DraftStep[] = [];
  const steps = () => state.draft?.steps ?? NO_STEPS;
  const isUnsaved = () => isChanged(steps(), state.draft ? base : NO_STEPS);
  const selected = () => state.draft?.steps.find(({ id }) => id === state.selected) ?? null;
  const say = (text: string, kind: "status" | "alert" = "alert") => set({ message: { kind, text }, isBusy: false });

  /** What is said of an answer that is no success. */
  function failed(status: number, body: unknown) {
    const isGuide = state.room === "guides";
    if (status === 401 && isRecord(body) && body.code === NOT_ALLOWED) return say(isGuide ? texts.refused : texts.refusedHint);
    if (status === 401) return set({ view: "expired", isBusy: false });
    say(status === 404 ? (isGuide ? texts.removed : texts.removedHint) : status === 422 ? texts.invalidSomewhere : texts.unreachable);
  }

  const query = (language: string) => `?lang=${encodeURIComponent(language)}`;
  const draftOf = (guide: Draft): Draft => {
    const { id, title, language, revision, steps } = guide;
    return { id, title, language, revision, steps };
  };

  /** Opens a guide, or the one that is open in another language, at the step where it stands. */
  async function open(id: number, language = state.language) {
    set({ isBusy: true, message: null });
    const asked = state.draft?.steps;
    const { status, body } = await calls.get<Draft>(`${AT}/edit/${id}${query(language)}`);
    if (status !== 200) return failed(status, body);
    // What was written meanwhile would be lost.
    if (asked && state.draft?.steps !== asked) return set({ isBusy: false, ask: { about: "language", language } });
    const isSame = id === state.draft?.id && body.steps.some((step) => step.id === state.selected);
    base = body.steps;
    const at = isSame ? {} : { view: "steps" as const, selected: null };
    set({ draft: draftOf(body), language, questions: [], removed: null, isBusy: false, ...at });
  }

  async function list() {
    set({ room: "guides", view: "guides", isBusy: true, message: null, draft: null, selected: null, questions: [], removed: null });
    const { status, body } = await calls.get<{ data: EditorState["guides"] }>(`${AT}/titles`);
    if (status !== 200) return failed(status, body);
    set({ guides: body.data, isBusy: false });
  }

  function saved(stored: Draft, sent: DraftStep[]) {
    base = stored.steps;
    const { steps } = mergeSteps(sent, state.draft!.steps, base);
    const message = { kind: "status" as const, text: texts.saved };
    set({ draft: { ...draftOf(stored), steps }, questions: [], isBusy: false, message });
  }

  async function save() {
    const { draft } = state;
    if (!draft || state.isBusy) return;
    if (state.questions.length > 0) return say(texts.conflict);
    set({ isBusy: true, message: null });
    const sent = draft.steps;
    const body = { tutorial: { steps: sent, revision: draft.revision } };
    const answer = await calls.put<Draft & { current?: Draft; fields?: { path: string }[] }>(
      `${AT}/${draft.id}${query(draft.language)}`,
      body,
    );
    const now = state.draft!;
    if (answer.status === 200) return saved(answer.body, sent);
    const { current } = answer.body ?? {};
    // It was stored, and only the answer was lost on its way.
    if (answer.status === 409 && current?.steps && !isChanged(current.steps, sent)) return saved(current, sent);
    if (answer.status === 409 && current?.steps) {
      const { steps, questions } = mergeSteps(base, now.steps, current.steps);
      base = current.steps;
      return set({ draft: { ...draftOf(current), steps }, questions, isBusy: false, message: { kind: "alert", text: texts.conflict } });
    }
    const index = Number(/steps\.(\d+)/.exec(answer.body?.fields?.[0]?.path ?? "")?.[1] ?? -1);
    const wrong = sent[index];
    if (answer.status !== 422 || !wrong) return failed(answer.status, answer.body);
    set({
      selected: wrong.id,
      view: "step",
      isBusy: false,
      message: { kind: "alert", text: texts.invalid.replace("{n}", String(index + 1)) },
    });
  }

  const withSteps = (steps: DraftStep[], more: Partial<EditorState> = {}) =>
    state.draft && set({ draft: { ...state.draft, steps }, message: null, removed: null, ...more });
  const change = (changes: Partial<DraftStep>) =>
    withSteps(steps().map((step) => (step.id === state.selected ? { ...step, ...changes } : step)));

  return {
    state,
    isUnsaved,
    selected,
    steps,
    set,
    failed,
    open,
    list,
    save,
    say,
    change,
    /** @param isFirst the tab has just come with its token, which may name another guide than was open before */
    async begin(isFirst: boolean) {
      const before = kept.read();
      if (before && (!isFirst || session.guide === null || session.guide === before.draft.id)) {
        base = before.base;
        const { draft, selected } = before;
        return set({ draft, selected, language: draft.language, view: selected ? "step" : "steps" });
      }
      return session.guide ? open(session.guide) : list();
    },
    add(type: StepType) {
      const step: DraftStep = { ...emptyStep(uuid(), type), ...EMPTY_STEP_TEXTS, url: type === "step" ? location.pathname : "" };
      const at = steps().findIndex(({ id }) => id === state.selected);
      withSteps(withAt(steps(), at < 0 ? steps().length : at + 1, step), { selected: step.id, view: "step" });
    },
    move: (id: string, by: -1 | 1) => withSteps(moved(steps(), id, by)),
    remove(step: DraftStep) {
      const index = steps().indexOf(step);
      const others = steps().filter((one) => one !== step);
      const questions = state.questions.filter((question) => question.step !== step.id);
      withSteps(others, { selected: null, view: "steps", questions, removed: { step, index } });
    },
    putBack() {
      const { step, index } = state.removed!;
      withSteps(withAt(steps(), index, step));
    },
    /** The element that was pointed at becomes the step's target. */
    capture(element: Element) {
      const target = captureTarget(element, session.selectorConfig);
      change({ type: "step", target, identifier: target.selector, selectors: [], targetText: "" });
      set({ view: "step" });
    },
    answer(question: Question, takeTheirs: boolean) {
      const questions = state.questions.filter((one) => one !== question);
      withSteps(takeTheirs ? answered(steps(), question) : steps(), { questions });
    },
    play(step: string) {
      const { id, title, language, steps } = state.draft!;
      set({ isFolded: true });
      play({ id, version: 0, language, title, subtitle: "", steps }, step);
    },
    forget() {
      kept.write(null);
      keptLanguage.write(null);
    },
  };
}

const withAt = (steps: DraftStep[], index: number, step: DraftStep) => [...steps.slice(0, index), step, ...steps.slice(index)];
export type Controller = ReturnType<typeof createController>;
