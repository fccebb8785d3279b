import type { EventKind } from "#app/domain/analytics/event-catalogue.ts";
import type { BundleGuide } from "#app/domain/player/bundle.ts";

/** `waiting`: the step's target or page is not there yet; `shown`: laid out before the person; `failed`: given up for now. */
type Phase = "waiting" | "shown" | "failed";

/** A run of a guide, as kept in the tab. `at` is when it last moved, in epoch milliseconds. */
export type RunState = {
  id: string;
  guide: number;
  version: number;
  step: number;
  phase: Phase;
  /** The person asked to leave once and is being asked whether they are sure. */
  asked: boolean;
  /** What of the present step was already reported, so that a reload or a replaced target does not count twice. */
  told: { late: boolean; shown: boolean; failed: boolean };
  /** The person went back to this step, which is then not passed over, whatever its skip condition says. */
  returned?: boolean;
  /** The step that was left said that the page reloads: nothing shows until it has. */
  reloading: boolean;
  at: number;
};

type Payload = Record<string, string | number | boolean>;
type RunEvent = { kind: EventKind; step?: string; payload?: Payload };
export type Turn = { state: RunState | null; events: RunEvent[] };

/** `skip`: the person passes over a step that was not found; `skipped`: its skip condition held when it was entered. */
type How = "button" | "click" | "condition" | "skip" | "skipped";

export type RunAction =
  | { type: "resume" }
  | { type: "late"; reason: string }
  | { type: "shown"; matches: number }
  | { type: "lost" }
  | { type: "fail"; reason: string; score: number; wait: number }
  | { type: "next"; how: How }
  | { type: "back" }
  | { type: "exit"; reason: string; sure: boolean }
  | { type: "stay" };

const FRESH = {
  phase: "waiting",
  asked: false,
  told: { late: false, shown: false, failed: false },
  reloading: false,
  returned: false,
} as const;

export function startRun(guide: BundleGuide, id: string, at: number, how: string): Turn {
  const state: RunState = { id, guide: guide.id, version: guide.version, step: 0, ...FRESH, at };
  return { state, events: [{ kind: "run_started", step: guide.steps[0]?.id, payload: { how } }] };
}

/** Goes on with a run that was left at a step: the same run, or a new one (`id`) when the guide was published anew since. */
export function continueRun(guide: BundleGuide, step: number, left: { run: string; version: number }, id: string, at: number): Turn {
  const isSame = left.version === guide.version;
  const state: RunState = { id: isSame ? left.run : id, guide: guide.id, version: guide.version, step, ...FRESH, at };
  const here = guide.steps[step]?.id;
  return {
    state,
    events: [isSame ? { kind: "run_resumed", step: here } : { kind: "run_started", step: here, payload: { how: "continue" } }],
  };
}

/**
 * The one place where a run moves. Pure: gives the next state (null when the run is over) and the events to report.
 * A step counts as shown once, only after its target is laid out; completion needs an act on a step that shows.
 */
export function turn(guide: BundleGuide, state: RunState, action: RunAction, at: number): Turn {
  const step = guide.steps[state.step]?.id;
  const stay = (changes: Partial<RunState>, ...events: RunEvent[]): Turn => ({ state: { ...state, ...changes, at }, events });
  const told = (name: keyof RunState["told"]) => ({ ...state.told, [name]: true });
  switch (action.type) {
    case "resume":
      return stay({ phase: "waiting", reloading: false, asked: false }, { kind: "run_resumed", step });
    case "late":
      if (state.told.late || state.told.shown) return stay({});
      return stay({ told: told("late") }, { kind: "step_waiting", step, payload: { reason: action.reason } });
    case "shown": {
      const events: RunEvent[] = state.told.shown
        ? []
        : [{ kind: "step_shown", step, payload: { index: state.step, matches: action.matches } }];
      return stay({ phase: "shown", told: told("shown") }, ...events);
    }
    case "lost":
      return stay({ phase: "waiting", reloading: false });
    case "fail": {
      const { reason, score, wait } = action;
      const events: RunEvent[] = state.told.failed ? [] : [{ kind: "step_failed", step, payload: { reason, score, wait } }];
      return stay({ phase: "failed", told: told("failed") }, ...events);
    }
    case "next":
      return next(guide, state, action.how, at);
    case "back":
      return state.step === 0 ? stay({}) : stay({ ...FRESH, step: guide.restarts ? 0 : state.step - 1, returned: true });
    case "exit":
      if (!action.sure && !state.asked) return stay({ asked: true });
      return { state: null, events: [{ kind: "run_dismissed", step, payload: { reason: action.reason, index: state.step } }] };
    case "stay":
      return stay({ asked: false });
  }
}

/** A step that is passed over was never done, and it leads to no other page. The last one is not: completion takes an act. */
function next(guide: BundleGuide, state: RunState, how: How, at: number): Turn {
  const step = guide.steps[state.step];
  const isLast = state.step >= guide.steps.length - 1;
  const isPassed = how === "skip" || how === "skipped";
  if (isPassed ? isLast : state.phase !== "shown") return { state, events: [] };
  const done: RunEvent[] = isPassed ? [] : [{ kind: "step_done", step: step?.id, payload: { how } }];
  if (isLast) return { state: null, events: [...done, { kind: "run_completed", step: step?.id }] };
  const reloading = how !== "skipped" && (step?.triggersPageReload ?? false);
  return { state: { ...state, ...FRESH, step: state.step + 1, reloading, at }, events: done };
}
