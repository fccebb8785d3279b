import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { useComparison } from "./figure-text.ts";

type Given = { days: number; now: number | null; before: number | null | undefined; kind?: "share" };

function Compared({ days, now, before, kind }: Given) {
  return useComparison(days)(now, before, kind) ?? "nothing to say";
}

test.each([
  [{ days: 30, now: 112, before: 100 }, "+12% compared with the 30 days before"],
  [{ days: 7, now: 50, before: 100 }, "−50% compared with the 7 days before"],
  [{ days: 1, now: 3, before: 1 }, "+200% compared with the day before"],
  [{ days: 30, now: 1001, before: 1000 }, "About the same as in the 30 days before"],
  [{ days: 30, now: 0, before: 0 }, "About the same as in the 30 days before"],
  [{ days: 1, now: 0, before: 0 }, "About the same as the day before"],
  [{ days: 30, now: 5, before: 0 }, "Nothing in the 30 days before"],
  [{ days: 1, now: 5, before: null }, "Nothing on the day before"],
  [{ days: 30, now: 0, before: 5 }, "−100% compared with the 30 days before"],
  [{ days: 30, now: null, before: 5 }, "nothing to say"],
  [{ days: 30, now: 5, before: undefined }, "nothing to say"],
  [{ days: 30, now: 0.532, before: 0.5, kind: "share" }, "+3.2 percentage points compared with the 30 days before"],
  [{ days: 30, now: 0.1, before: 0, kind: "share" }, "+10 percentage points compared with the 30 days before"],
  [{ days: 30, now: 0.5001, before: 0.5, kind: "share" }, "About the same as in the 30 days before"],
] as [Given, string][])("%j: %s", async (given, text) => {
  expect(await markupAt("/", <Compared {...given} />)).toBe(text);
});
