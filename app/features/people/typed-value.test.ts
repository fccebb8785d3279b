import { expect, test } from "vitest";
import { conditionOf } from "#app/domain/segments/condition.ts";
import { valueTyped } from "./typed-value.ts";

test.each([
  ["Yes", "true"],
  ["ja", "true"],
  ["1", "true"],
  ["TRUE", "true"],
  ["No", "false"],
  ["nein", "false"],
  ["perhaps", "perhaps"],
])("yes or no: %s", (typed, asked) => {
  expect(valueTyped("boolean", "equals", typed, "en")).toBe(asked);
});

test.each([
  ["en", "1,000", "1000"],
  ["en", "-1,234,567.5", "-1234567.5"],
  ["en", "1000.5", "1000.5"],
  ["en", "1.000", "1.000"],
  ["en", "1,5", "1,5"],
  ["de", "1.000,5", "1000.5"],
  ["de", "−1.000", "-1000"],
  ["de", "1,5", "1.5"],
  ["de", "1.5", "1.5"],
  ["de", "1e3", "1e3"],
] as const)("numbers as the language writes them: in %s %s", (language, typed, asked) => {
  expect(valueTyped("number", "greaterThan", typed, language)).toBe(asked);
});

test.each([
  ["2026-10-25", "2026-10-25"],
  ["25.10.2026", "2026-10-25"],
  ["1. 2. 2026", "2026-02-01"],
  ["25 Oct 2026", "2026-10-25"],
  ["25. Okt. 2026, 14:05 UTC", "2026-10-25"],
  ["25. Okt. 2026, 14:05 MESZ", "2026-10-25"],
  ["25 Oct 2026, 14:05 GMT+5:30", "2026-10-25"],
  ["5 march 2026", "2026-03-05"],
  ["5. März 2026", "2026-03-05"],
  ["Dec 5, 2026", "2026-12-05"],
  ["Heute", "today"],
  ["gestern", "yesterday"],
  ["heute - 3 Wochen", "today - 3 week"],
  ["today+1month", "today + 1 month"],
  ["heute − 2 Tage", "today - 2 day"],
])("days as people write them: %s", (typed, asked) => {
  expect(valueTyped("date", "relativeEquals", typed, "de")).toBe(asked);
  expect(conditionOf({ type: "date", key: "lastSeenAt", operator: "relativeEquals", value: asked })).toMatchObject({
    test: { kind: "days" },
  });
});

test.each(["30.02.2026", "10/25/2026", "Foo 5, 2026", "soon", "today - 0 days"])("is no day, and stays as it was typed: %s", (typed) => {
  const value = valueTyped("datetime", "before", typed, "en");
  expect(conditionOf({ type: "datetime", key: "since", operator: "before", value })).toBe("validate_please_enter_number");
  if (!typed.startsWith("today")) expect(value).toBe(typed);
});

test.each(["1.10.2026 bis 25.10.2026", "1 Oct 2026 to 25 Oct 2026", "2026-10-01 and 2026-10-25", "1. Oktober 2026 und 25. Oktober 2026"])(
  "a range: %s",
  (typed) => {
    expect(valueTyped("date", "between", typed, "en")).toBe("2026-10-01 to 2026-10-25");
  },
);

test("a text stays as it is, and a condition without a value has none", () => {
  expect(valueTyped("string", "equals", "1,000", "en")).toBe("1,000");
  expect(valueTyped("string", "empty", "left over", "en")).toBe("");
});
