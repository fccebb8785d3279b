import type { SelectorConfig } from "#app/domain/guides/selector-config.ts";
import { EMPTY_STEP_TEXTS, emptyStep, type StepType } from "#app/domain/guides/step.ts";
import type { BundleGuide } from "#app/domain/player/bundle.ts";
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import { isRecord, place } from "#player/core/storage.ts";
import { uuid } from "#player/core/uuid.ts";
import type { Calls } from "./calls.ts";
import { captureTarget } from "./capture-target.ts";
import { answered, type Draft, type DraftStep, isChanged, mergeSteps, moved, type Question } from "./draft.ts";

export type Session = {
  guide: number | null;
  mayEdit: boolean;
  languages: string[];
  defaultLanguage: string;
  selectorConfig: SelectorConfig;
  language: string;
  texts: EditorTexts;
};

export type EditorState = {
  /** What stands in the panel. `pointing` is a step with the page under the pointer. */
  view: "guides" | "steps" | "step" | "pointing" | "check" | "expired";
  guides: { id: number; title: string }[];
  draft: Draft | null;
  selected: string | null;
  questions: Question[];
  message: { kind: "status" | "alert"; text: string } | null;
  isBusy: boolean;
  isFolded: boolean;
  /** The person asked to close with unsaved changes. */
  isLeaving: boolean;
};

const AT = "/v2/properties/:property/tutorials";
/** What the API says where the token counts and the role does not reach. */
const NOT_ALLOWED = "not_allowed_for_role";
type Kept = { draft: Draft; base: DraftStep[]; selected: string | null };
const isKept = (value: unknown): value is Kept => isRecord(value) && isRecord(value.draft) && Array.isArray(value.base);

type Ports = { property: number; calls: Calls; session: Session; changed(): void; play(guide: BundleGuide, step: string): void };

/** What the in-page editor knows and does. What was written is kept in the tab, so that another page goes on with it. */
export function createController({ property, calls, session, changed, play }: Ports) {
  const { texts } = session;
  const kept = place("sessionStorage", property, "draft", isKept);
  const state: EditorState = {
    view: "guides",
    guides: [],
    draft: null,
    selected: null,
    questions: [],
    message: null,
    isBusy: false,
    isFolded: false,
    isLeaving: false,
  };
  let base: DraftStep[] = [];

  function set(changes: Partial<EditorState>) {
    Object.assign(state, changes);
    kept.write(state.draft && { draft: state.draft, base, selected: state.selected });
    changed();
  }
  const isUnsaved = () => state.draft !== null && isChanged(state.draft.steps, base);
  const selected = () => state.draft?.steps.find(({ id }) => id === state.selected) ?? null;
  const say = (text: string, kind: "status" | "alert" = "alert") => set({ message: { kind, text }, isBusy: false });

  /** What is said of an answer that is no success. */
  function failed(status: number, body: unknown) {
    if (status === 401 && isRecord(body) && body.code === NOT_ALLOWED) return say(texts.refused);
    if (status === 401) return set({ view: "expired", isBusy: false });
    say(status === 404 ? texts.removed : status === 422 ? texts.invalidSomewhere : texts.unreachable);
  }

  const query = (language: string) => `?lang=${encodeURIComponent(language)}`;
  const draftOf = (guide: Draft): Draft => {
    const { id, title, language, revision, steps } = guide;
    return { id, title, language, revision, steps };
  };

  async function open(id: number, language = session.defaultLanguage) {
    set({ isBusy: true, message: null });
    const { status, body } = await calls.get<Draft>(`${AT}/edit/${id}${query(language)}`);
    if (status !== 200) return failed(status, body);
    base = body.steps;
    set({ draft: draftOf(body), view: "steps", selected: null, questions: [], isBusy: false });
  }

  async function list() {
    set({ view: "guides", isBusy: true, message: null, draft: null, selected: null });
    const { status, body } = await calls.get<{ data: EditorState["guides"] }>(`${AT}/titles`);
    if (status !== 200) return failed(status, body);
    set({ guides: body.data, isBusy: false });
  }

  async function save() {
    const { draft } = state;
    if (!draft || state.isBusy) return;
    set({ isBusy: true, message: null });
    const sent = draft.steps;
    const body = { tutorial: { steps: sent, revision: draft.revision } };
    const answer = await calls.put<Draft & { current?: Draft; fields?: { path: string }[] }>(
      `${AT}/${draft.id}${query(draft.language)}`,
      body,
    );
    const now = state.draft!;
    if (answer.status === 200) {
      base = answer.body.steps;
      const { steps } = mergeSteps(sent, now.steps, base);
      return set({
        draft: { ...draftOf(answer.body), steps },
        questions: [],
        isBusy: false,
        message: { kind: "status", text: texts.saved },
      });
    }
    const { current } = answer.body ?? {};
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
    state.draft && set({ draft: { ...state.draft, steps }, message: null, ...more });
  const change = (changes: Partial<DraftStep>) =>
    withSteps(state.draft!.steps.map((step) => (step.id === state.selected ? { ...step, ...changes } : step)));

  return {
    state,
    isUnsaved,
    selected,
    set,
    open,
    list,
    save,
    say,
    change,
    async begin() {
      const before = kept.read();
      if (before && (session.guide === null || session.guide === before.draft.id)) {
        base = before.base;
        return set({ draft: before.draft, selected: before.selected, view: before.selected ? "step" : "steps" });
      }
      return session.guide ? open(session.guide) : list();
    },
    add(type: StepType) {
      const step: DraftStep = { ...emptyStep(uuid(), type), ...EMPTY_STEP_TEXTS, url: type === "step" ? location.pathname : "" };
      const steps = [...state.draft!.steps];
      const at = steps.findIndex(({ id }) => id === state.selected);
      steps.splice(at < 0 ? steps.length : at + 1, 0, step);
      withSteps(steps, { selected: step.id, view: "step" });
    },
    move: (id: string, by: -1 | 1) => withSteps(moved(state.draft!.steps, id, by)),
    /** The element that was pointed at becomes the step's target. */
    capture(element: Element) {
      const target = captureTarget(element, session.selectorConfig);
      change({ type: "step", target, identifier: target.selector, selectors: [], targetText: "" });
      set({ view: "step" });
    },
    answer(question: Question, takeTheirs: boolean) {
      const questions = state.questions.filter((one) => one !== question);
      withSteps(takeTheirs ? answered(state.draft!.steps, question) : state.draft!.steps, { questions });
    },
    play(step: string) {
      const { id, title, language, steps } = state.draft!;
      set({ isFolded: true });
      play({ id, version: 0, language, title, subtitle: "", steps }, step);
    },
    forget: () => kept.write(null),
  };
}
export type Controller = ReturnType<typeof createController>;
