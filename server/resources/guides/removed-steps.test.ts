import { expect, test } from "vitest";
import type { GuideContent } from "#app/domain/guides/guide.ts";
import { emptyStep } from "#app/domain/guides/step.ts";
import { removedAfter, withPutBack } from "./removed-steps.ts";

const made = (ids: string) => [...ids].map((id) => emptyStep(id, "slide"));
const idsOf = ({ steps }: GuideContent) => steps.map(({ id }) => id).join("");
const next = (draft: GuideContent, steps: GuideContent["steps"]): GuideContent => ({
  ...draft,
  steps,
  removed: removedAfter(draft, steps),
});
/** A draft after the steps of each text were removed together. */
const without = (draft: GuideContent, ...gone: string[]) =>
  gone.reduce(
    (now, ids) =>
      next(
        now,
        now.steps.filter(({ id }) => !ids.includes(id)),
      ),
    draft,
  );
const putBack = (draft: GuideContent, ...back: string[]) =>
  back.reduce((now, ids) => next(now, withPutBack(now, now.steps, [...ids])), draft);

const WHOLE: GuideContent = { steps: made("abcd"), texts: {} };
const ORDERS = ["abc", "acb", "bac", "bca", "cab", "cba"];

test.each(ORDERS)("steps removed one after the other as %s are where they were once all are back, in whatever order", (gone) => {
  for (const back of ORDERS) {
    const draft = putBack(without(WHOLE, ...gone), ...back);
    expect([back, idsOf(draft), draft.removed]).toEqual([back, "abcd", undefined]);
  }
});

test("some removed together, others apart, and some of them put back, stand in their old order", () => {
  expect(idsOf(putBack(without(WHOLE, "ab", "d"), "b"))).toBe("bc");
  expect(idsOf(putBack(without(WHOLE, "ab", "d"), "d", "b", "a"))).toBe("abcd");
  expect(idsOf(putBack(without(WHOLE, "b", "a"), "b"))).toBe("bcd");
  expect(idsOf(putBack(without(WHOLE, "abcd"), "ca"))).toBe("ac");
});

test("a step goes back behind the one that it was behind, also where that was moved or others were added", () => {
  const draft = without(WHOLE, "b");
  const [, c, d] = draft.steps;
  expect(idsOf(putBack(next(draft, [c!, d!, draft.steps[0]!, ...made("n")]), "b"))).toBe("cdabn");
});

test("one of which nobody knows behind which it was goes back to the place that it had", () => {
  const [, b] = WHOLE.steps;
  const draft: GuideContent = { steps: made("acd"), texts: {}, removed: [{ step: b!, at: 1 }] };
  expect(idsOf(putBack(draft, "b"))).toBe("abcd");
  expect(idsOf(putBack({ ...draft, removed: [{ step: b!, at: 1, after: "x" }] }, "b"))).toBe("abcd");
});
