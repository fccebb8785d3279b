import { expect, it } from "vitest";
import { guide, step } from "#tests/player/support/bundle.ts";
import { type RunAction, type RunState, startRun, turn } from "./run-state.ts";

const two = guide(5, "Two", [step("a", "slide"), step("b", "step", { triggersPageReload: true }), step("c", "slide")]);

/** Plays actions from the start; gives the last state and the kinds of all events. */
function play(...actions: RunAction[]) {
  const first = startRun(two, "run", 0, "api");
  let state: RunState | null = first.state;
  const events = [...first.events];
  for (const action of actions) {
    if (!state) break;
    const next = turn(two, state, action, 1);
    state = next.state;
    events.push(...next.events);
  }
  return { state, kinds: events.map(({ kind }) => kind), events };
}

const shown = { type: "shown", matches: 1 } as const;
const next = { type: "next", how: "button" } as const;

it("reports a run from its start to its end", () => {
  const { state, kinds } = play(shown, next, shown, next, shown, next);
  expect(state).toBeNull();
  expect(kinds).toEqual([
    "run_started",
    ...["step_shown", "step_done", "step_shown", "step_done", "step_shown", "step_done"],
    "run_completed",
  ]);
});

it("does not lead on from a step that does not show, and never completes there", () => {
  expect(play(next).state?.step).toBe(0);
  expect(play(shown, next, shown, next, next).kinds).not.toContain("run_completed");
});

it("counts a step as shown once, however often its target goes and comes", () => {
  expect(play(shown, { type: "lost" }, shown, { type: "resume" }, shown).kinds).toEqual(["run_started", "step_shown", "run_resumed"]);
});

it("reports a missing step once and recovers", () => {
  const fail = { type: "fail", reason: "absent", score: 40, wait: 6 } as const;
  const { state, kinds } = play({ type: "late", reason: "absent" }, fail, fail, shown);
  expect(kinds).toEqual(["run_started", "step_waiting", "step_failed", "step_shown"]);
  expect(state?.phase).toBe("shown");
});

it("waits for the page to load after a step that says so, and forgets it once resumed", () => {
  const { state } = play(shown, next, shown, next);
  expect(state).toMatchObject({ step: 2, reloading: true });
  expect(turn(two, state!, { type: "resume" }, 2).state?.reloading).toBe(false);
});

it("asks before it leaves, and leaves at the second time of asking", () => {
  const exit = { type: "exit", sure: false, reason: "exit" } as const;
  expect(play(exit).state?.asked).toBe(true);
  expect(play(exit, { type: "stay" }).state?.asked).toBe(false);
  expect(play(exit, exit)).toMatchObject({ state: null, kinds: ["run_started", "run_dismissed"] });
  expect(play({ ...exit, sure: true }).events.at(-1)).toEqual({ kind: "run_dismissed", step: "a", payload: { reason: "exit", index: 0 } });
});

it("goes back, but not before the first step", () => {
  expect(play(shown, next, shown, { type: "back" }).state).toMatchObject({ step: 0, phase: "waiting" });
  expect(play({ type: "back" }).state?.step).toBe(0);
});

it("skips a step that was not found, but not the last one", () => {
  const skip = { type: "next", how: "skip" } as const;
  expect(play(skip)).toMatchObject({ state: { step: 1 }, kinds: ["run_started"] });
  expect(play(skip, skip, skip).state?.step).toBe(2);
});

it("passes over a step whose skip condition holds without a word, never the last one, and its page does not reload", () => {
  const skipped = { type: "next", how: "skipped" } as const;
  const { state, kinds } = play(shown, next, skipped);
  expect([state?.step, state?.reloading]).toEqual([2, false]);
  expect(kinds).toEqual(["run_started", "step_shown", "step_done"]);
  expect(play(shown, next, skipped, skipped, skipped).state?.step).toBe(2);
  expect(play(shown, next, skipped, skipped).kinds).not.toContain("run_completed");
});

it("remembers that the person went back to a step, until they leave it", () => {
  expect(play(shown, next, { type: "back" }).state?.returned).toBe(true);
  expect(play(shown, next, { type: "back" }, { type: "resume" }).state?.returned).toBe(true);
  expect(play(shown, next, { type: "back" }, shown, next).state?.returned).toBe(false);
});
