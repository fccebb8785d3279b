import type { StepShape } from "#app/domain/guides/step.ts";
import { capturedTarget, type Target } from "#app/domain/targets/target.ts";
import { findTarget, type Sighting } from "#player/targets/find-target.ts";
import { leastScore } from "#player/targets/score.ts";
import { isOnPage } from "#player/targets/watch-step.ts";
import { type Condition, conditionsOf } from "./conditions.ts";

/** What makes a target weak, in the order of its weight. */
export type Weakness = "several" | "unsure" | "place" | "words" | "selector";

/** How a step stands on this page. `found` may have weaknesses that say what could break it; `weak` is found, but only just. */
export type Stand = {
  state: "slide" | "elsewhere" | "found" | "weak" | "missing";
  element: Element | null;
  /** From 0 to 1. */
  score: number;
  matches: number;
  weaknesses: Weakness[];
  conditions: Condition[];
};

/** Less than this above the least score counts as weak. */
const ROOM = 0.08;
const NONE = { element: null, score: 0, matches: 0, weaknesses: [], conditions: [] };

export function standOf(step: StepShape, own: Element): Stand {
  if (!isOnPage(step)) return { state: "elsewhere", ...NONE };
  if (step.type === "slide") return { state: "slide", ...NONE };
  const seen = findTarget(step, own);
  const { element, score, matches } = seen;
  const weaknesses = weaknessesOf(step, seen);
  const said = { element, score, matches, weaknesses, conditions: conditionsOf(seen, own) };
  if (seen.state !== "ready") return { state: "missing", ...said };
  const isWeak = weaknesses.some((one) => one === "several" || one === "unsure" || one === "place");
  return { state: isWeak ? "weak" : "found", ...said };
}

function weaknessesOf(step: StepShape, { score, matches }: Sighting): Weakness[] {
  const target = capturedTarget(step);
  const least = leastScore(step.precision);
  return [
    ...(matches > 1 ? ["several" as const] : []),
    ...(target && score < least + ROOM && score > 0 ? ["unsure" as const] : []),
    ...(target ? kindOfEvidence(target) : ["selector" as const]),
  ];
}

function kindOfEvidence({ recipes }: Target): Weakness[] {
  if (recipes.some((recipe) => "value" in recipe && !recipe.shared)) return [];
  return recipes.some((recipe) => recipe.kind === "role" && recipe.name !== "") ? ["words"] : ["place"];
}
