import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { levelOf, PlanLimits } from "./plan-limits.tsx";

test.each([
  [0, 10, "accent"],
  [7, 10, "accent"],
  [8, 10, "warn"],
  [9, 10, "warn"],
  [10, 10, "bad"],
  [12, 10, "bad"],
  [0, 0, "bad"],
  [5000, null, "accent"],
])("%j used of %j is %s", (used, limit, level) => {
  expect(levelOf({ used, limit })).toBe(level);
});

test("the bar never passes its end, and there is none without a limit", async () => {
  const limits = [
    { label: "Guides", used: 12, limit: 10, text: "12 of 10 guides" },
    { label: "Users", used: 5, limit: null, text: "5 users" },
  ];
  const markup = await markupAt("/", <PlanLimits title="Your plan" limits={limits} />);
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  const bars = [...body.querySelectorAll("progress")];
  expect(bars.map((bar) => [bar.getAttribute("aria-label"), bar.getAttribute("value"), bar.getAttribute("max")])).toEqual([
    ["Guides", "10", "10"],
  ]);
  expect(body.textContent).toContain("5 users");
});
