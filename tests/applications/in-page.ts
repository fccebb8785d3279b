import { PRECISION, type Target } from "#app/domain/targets/target.ts";
import { capture, find } from "#tests/targets/finder.ts";

const finder = {
  capture,
  /** What a player takes for a target, held against what it is (`null`: the application has no such element any more). */
  judge(target: Target, truth: Element | null): { outcome: Outcome; taken: string } {
    const { element, state } = find(target, PRECISION.standard);
    const outcome = element === null ? "nothing" : element !== truth ? "another" : state === "hidden" ? "hidden" : "found";
    return { outcome, taken: outcome === "another" ? element!.outerHTML.replace(/\s+/g, " ").slice(0, 160) : "" };
  },
};

export type Outcome = "found" | "hidden" | "nothing" | "another";
export type Finder = typeof finder;

declare global {
  interface Window {
    finder: Finder;
  }
}

window.finder = finder;
