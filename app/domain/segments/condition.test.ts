import { expect, test } from "vitest";
import { conditionOf, FILTER_LIMITS, type Filter } from "./condition.ts";

const count = (value: object): Filter => ({ type: "eventCount", key: "pageViewed", operator: "greaterThanEqualTo", value });
const text = (value: unknown, operator: Filter["operator"] = "equals"): Filter => ({ type: "string", key: "plan", operator, value });
const many = (length: number) => Array.from({ length }, (_, n) => `value ${n}`);

test.each([
  ["how often", count({ count: FILTER_LIMITS.count, days: 1 }), count({ count: FILTER_LIMITS.count + 1, days: 1 })],
  ["at least once", count({ count: 1, days: 1 }), count({ count: 0, days: 1 })],
  ["days", count({ count: 1, days: FILTER_LIMITS.days }), count({ count: 1, days: FILTER_LIMITS.days + 1 })],
  ["characters", text("x".repeat(FILTER_LIMITS.text)), text("x".repeat(FILTER_LIMITS.text + 1))],
  ["values", text(many(FILTER_LIMITS.values), "in"), text(many(FILTER_LIMITS.values + 1), "in")],
])("a filter at its limit can be asked and one beyond it cannot: %s", (_, most, beyond) => {
  expect(conditionOf(most)).toHaveProperty("test");
  expect(conditionOf(beyond)).toEqual(expect.any(String));
});
