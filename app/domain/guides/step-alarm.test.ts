import { expect, test } from "vitest";
import { emptyStep } from "./step.ts";
import { heldAlarms, targetOf } from "./step-alarm.ts";

test("a new target ends an alarm, and so does the removal of its step; any other change does not", () => {
  const step = { ...emptyStep("save", "step"), identifier: "#save" };
  const at = "2026-03-02T08:00:00.000Z";
  const alarm = { stepId: "save", target: targetOf(step), since: at, last: at, failures: 5, reasons: { absent: 5 }, pages: [] };
  const held = (...steps: (typeof step)[]) => heldAlarms([alarm], { steps }).length;
  expect(held({ ...step, clickable: false })).toBe(1);
  expect(held({ ...step, identifier: "#store" })).toBe(0);
  expect(held({ ...step, selectors: [".save"] })).toBe(0);
  expect(held({ ...step, targetText: "Save" })).toBe(0);
  expect(held({ ...step, url: "/deals*" })).toBe(0);
  expect(held({ ...step, type: "slide" })).toBe(0);
  expect(held({ ...step, id: "another" })).toBe(0);
  expect(held()).toBe(0);
});
