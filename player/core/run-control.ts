import { EVENT_LIMITS, type EventKind, type PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import { needsForcedValue } from "#app/domain/guides/step.ts";
import type { BundleGuide, BundleStep } from "#app/domain/player/bundle.ts";
import { allowsNext, meetsCondition } from "#app/domain/player/step-rules.ts";
import { fillIn, isTypedIn } from "#player/targets/fill-in.ts";
import { targetValue } from "#player/targets/target-value.ts";
import { watchActs } from "#player/targets/watch-acts.ts";
import { watchStep } from "#player/targets/watch-step.ts";
import { tellsHost } from "./host-events.ts";
import { type Left, stepToContinue } from "./left-halfway.ts";
import type { Emit } from "./listeners.ts";
import { passingOver } from "./passing-over.ts";
import { continueRun, type RunAction, type RunState, startRun, type Turn, turn } from "./run-state.ts";
import type { createRunStore } from "./run-store.ts";
import { uuid } from "./uuid.ts";
import { visibleTimeout } from "./visible-timeout.ts";

/** How the present step stands before the person. `none` while nothing is to be said yet. */
type Stand = "none" | "slide" | "bubble" | "looking" | "elsewhere" | "failed";

export type RunView = {
  guide: BundleGuide;
  step: BundleStep;
  state: RunState;
  /** Grows whenever a step is entered, be it the same one again: its card then has to show anew. */
  entry: number;
  stand: Stand;
  target: Element | null;
  /** Whether the completion condition holds now. */
  met: boolean;
  /** How often Next was pressed while it does not hold. */
  urged: number;
};

type Ports = {
  /** The player's own element, which is never a target. */
  own(): Element;
  store: ReturnType<typeof createRunStore>;
  report(kind: EventKind, more: Partial<PlayerEvent>): void;
  emit: Emit;
  changed(): void;
  /** The run stands at a step. */
  moved(guide: BundleGuide, state: RunState): void;
  /** The run is over, finished or left. */
  ended(guide: BundleGuide, isCompleted: boolean): void;
};

const RELOAD_PATIENCE = 10_000;

/** Runs one guide at a time: turns what happens on the page and what the person does into moves of the run. */
export function createRunControl({ own, store, report, emit, changed, moved, ended }: Ports) {
  let view: RunView | null = null;
  /** The run that is out of sight. */
  let hidden: RunView | null = null;
  let matches = 0;
  let entries = 0;
  /** The condition of the present step held already when it began. */
  let isOld: boolean | null = null;
  let stopStep = () => {};

  function apply(guide: BundleGuide, { state, events }: Turn, before: RunState | null) {
    if (state) store.save(state);
    else store.clear();
    if (state && state.step !== before?.step) moved(guide, state);
    for (const { kind, step, payload } of events) {
      report(kind, {
        content: { type: "guide", id: guide.id, version: guide.version },
        language: guide.language,
        run: (state ?? before)!.id,
        ...(step ? { step: step.slice(0, EVENT_LIMITS.key) } : {}),
        ...(payload ? { payload } : {}),
      });
    }
    tellsHost(emit, guide.id, (state ?? before)!, events);
    if (!state) {
      stopStep();
      view = null;
      ended(
        guide,
        events.some(({ kind }) => kind === "run_completed"),
      );
    } else if (!view || view.state.step !== state.step || view.state.id !== state.id) enter(guide, state);
    else view = { ...view, state };
    changed();
  }

  function act(action: RunAction) {
    if (view) apply(view.guide, turn(view.guide, view.state, action, Date.now()), view.state);
  }

  function set(changes: Partial<RunView>) {
    if (!view) return;
    view = { ...view, ...changes };
    changed();
  }

  function enter(guide: BundleGuide, state: RunState) {
    stopStep();
    const step = guide.steps[state.step]!;
    entries++;
    view = { guide, step, state, entry: entries, stand: "none", target: null, met: step.nextIf === null, urged: 0 };
    isOld = null;
    const stops: (() => void)[] = [];
    let isLeft = false;
    const stopThis = () => {
      isLeft = true;
      for (const stop of stops.splice(0)) stop();
    };
    stopStep = stopThis;
    const passOver = passingOver(guide, state, own());
    if (state.reloading) {
      stops.push(
        visibleTimeout(RELOAD_PATIENCE, () => {
          act({ type: "lost" });
          if (view) enter(view.guide, { ...view.state, reloading: false });
        }),
      );
      return;
    }
    const isPresent = () => view?.state.id === state.id && view.state.step === state.step;
    const acts = watchActs(step, {
      target: () => (isPresent() && view!.stand === "bubble" ? view!.target : null),
      click: () => step.nextWhen === "click" && isMet() && act({ type: "next", how: "click" }),
      change: (settled) => judge(settled || needsForcedValue(step.nextIf), true),
    });
    stops.push(
      acts.stop,
      watchStep(step, own(), {
        ready(target, hits) {
          if (passOver(target, true)) return act({ type: "next", how: "skipped" });
          matches = hits;
          acts.follow(target);
          set({ stand: target ? "bubble" : "slide", target });
          judge(false, false);
          isOld ??= view?.met ?? null;
        },
        lost() {
          act({ type: "lost" });
          set({ stand: "none", target: null });
        },
        late(reason) {
          if (passOver(null)) return act({ type: "next", how: "skipped" });
          act({ type: "late", reason });
          set({ stand: "looking" });
        },
        failed(failure) {
          act({ type: "fail", ...failure });
          set({ stand: "failed" });
        },
        elsewhere: () => set({ stand: "elsewhere" }),
        tick: () => judge(!(view?.target && isTypedIn(view.target)), false),
      }),
    );
    // The step may have been passed over while it was being entered.
    if (isLeft) stopThis();
  }

  function isMet(): boolean {
    if (!view) return false;
    if (view.step.nextIf === null) return true;
    if (!view.target) return view.met;
    const { value, label } = targetValue(view.target);
    return meetsCondition(view.step, value, label);
  }

  /** Looks at the condition again; leads on when it came to hold and the field is `settled`. Ending a run takes an act of the person. */
  function judge(settled: boolean, byPerson: boolean) {
    if (!view || view.step.nextIf === null || view.stand !== "bubble") return;
    const met = isMet();
    const isLast = view.state.step === view.guide.steps.length - 1;
    if (!met) isOld = false;
    if (met !== view.met) set({ met, urged: met ? 0 : view.urged });
    if (view.step.nextWhen !== "condition" || !met || !settled) return;
    if (byPerson || (!isOld && !isLast)) act({ type: "next", how: "condition" });
  }

  return {
    get view() {
      return view;
    },
    /** The run, be it out of sight. */
    get held() {
      return view ?? hidden;
    },
    /** Begins a guide, or goes on where it was `left` if that step is still there. */
    start(guide: BundleGuide, how: string, left?: Left) {
      if (view?.guide.id === guide.id || guide.steps.length === 0) return;
      act({ type: "exit", sure: true, reason: "replaced" });
      store.keepGuide(guide);
      const index = stepToContinue(guide, left);
      const now = Date.now();
      apply(guide, left && index !== null ? continueRun(guide, index, left, uuid(), now) : startRun(guide, uuid(), now, how), null);
    },
    /** Goes on with the run that this tab holds in its storage, or with none. */
    resume() {
      stopStep();
      view = null;
      const kept = store.read(Date.now());
      if (kept) apply(kept.guide, turn(kept.guide, kept.state, { type: "resume" }, Date.now()), kept.state);
      else store.clear();
      changed();
    },
    /** A copy of a run that another tab holds: lets go of it without a word. */
    letGo() {
      stopStep();
      view = hidden = null;
      store.clear();
      changed();
    },
    /** Nothing of the run is looked for or listened to while it is out of sight. */
    hide() {
      stopStep();
      hidden = view;
      view = null;
    },
    /** Back in sight, as it was, without a word. */
    show() {
      if (!hidden) return;
      const { guide, state } = hidden;
      hidden = null;
      apply(guide, turn(guide, state, { type: "lost" }, Date.now()), state);
    },
    /** The step now stands laid out before the person. */
    shown: () => view && view.state.phase !== "shown" && act({ type: "shown", matches }),
    next() {
      if (!view) return;
      const met = isMet();
      if (!allowsNext(view.step, met)) return set({ met, urged: view.urged + 1 });
      act({ type: "next", how: "button" });
    },
    /** Writes the step's text into its target; asked for by the person alone. */
    fillIn() {
      if (view?.stand === "bubble" && view.target && view.step.autofill && view.step.clickable) fillIn(view.target, view.step.autofill);
    },
    skip: () => act({ type: "next", how: "skip" }),
    back: () => act({ type: "back" }),
    exit(sure: boolean, reason: string) {
      view ??= hidden;
      hidden = null;
      act({ type: "exit", sure, reason });
    },
    stay: () => act({ type: "stay" }),
  };
}
export type RunControl = ReturnType<typeof createRunControl>;
