import type { Difference } from "./compare.ts";

/** The areas in the order they are told: the guide's own texts, the languages it is written in, its steps and its promotion. */
export const AREA_ROWS = ["title", "subtitle", "languages", "steps", "popup"] as const;
export type AreaRow = (typeof AREA_ROWS)[number];

/** How a step can differ. */
export const STEP_CHANGES = ["added", "removed", "moved", "changed"] as const;

/** Whether the promotion is the same on both sides, or on which of them there is one. */
export type PromotionDifference = "same" | "added" | "removed" | "changed";

/** How two states of a guide differ, area by area: languages in which a text differs, and how many steps. */
export type Areas = {
  title: string[];
  subtitle: string[];
  promotion: PromotionDifference;
  steps: Record<(typeof STEP_CHANGES)[number], number>;
};

/** The differences of `compareContent`, counted. A step that moved and changed counts for both. */
export function areasOf(differences: readonly Difference[]): Areas {
  const languagesOf = (field: string) =>
    differences.flatMap((each) => (each.step === null && each.field === field && each.language !== null ? [each.language] : []));
  const stepsOf = (kind: Difference["kind"]) =>
    new Set(differences.flatMap((each) => (each.step !== null && each.kind === kind ? [each.step.id] : []))).size;
  return {
    title: languagesOf("title"),
    subtitle: languagesOf("subtitle"),
    promotion: promotionIn(differences),
    steps: { added: stepsOf("added"), removed: stepsOf("removed"), moved: stepsOf("moved"), changed: stepsOf("changed") },
  };
}

/** Every promotion says what happens without a text, so that a side that does not say it has none. */
function promotionIn(differences: readonly Difference[]): PromotionDifference {
  const found = differences.filter(({ field }) => field?.startsWith("promotion."));
  const behaviour = found.find(({ field }) => field === "promotion.languageBehaviour");
  if (behaviour?.from === null) return "added";
  if (behaviour?.to === null) return "removed";
  return found.length > 0 ? "changed" : "same";
}
