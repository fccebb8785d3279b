import { describe, expect, test } from "vitest";
import { conditionOf, FILTER_LIMITS, type Filter } from "#app/domain/segments/condition.ts";
import { DATE_TYPES, type Draft, type DraftFilter, draftOf, editorOf, filterOf, keyChoice, operatorsOf } from "./draft.ts";
import { draftFromAddress, draftInAddress } from "./draft-address.ts";
import { draftFromForm } from "./draft-form.ts";
import { countChanges, problemOf } from "./judge-draft.ts";

const range = (fields: Record<string, string>): DraftFilter => ({ type: "date", key: "lastSeenAt", operator: "fromTo", fields });
const past = { fromType: "past", fromScalar: "3", fromUnit: "week" };
const future = { toType: "future", toScalar: "2", toUnit: "week" };

describe("the operator of a date filter follows from its ends (specification 2, section 4: Date filter)", () => {
  test.each([
    ["open at both ends", { fromType: "any", toType: "any" }, "!empty"],
    ["open at the start", { fromType: "any", ...future }, "before"],
    ["open at the end", { ...past, toType: "any" }, "after"],
    ["open at neither", { ...past, ...future }, "between"],
  ])("%s", (_name, fields, operator) => {
    const filter = filterOf(range(fields));
    expect(filter.operator).toBe(operator);
    expect(conditionOf(filter)).not.toBeTypeOf("string");
  });

  test.each([
    ["exactly", { exactType: "past", exactScalar: "3", exactUnit: "month" }, "relativeEquals"],
    ["on", { day: "2026-10-25" }, "relativeEquals"],
    ["after", { day: "2026-10-25" }, "after"],
    ["before", { day: "2026-10-25" }, "before"],
    ["empty", {}, "empty"],
    ["!empty", {}, "!empty"],
  ])("the type %s", (operator, fields, derived) => {
    const filter = filterOf({ type: "datetime", key: "renewal", operator, fields });
    expect(filter.operator).toBe(derived);
    expect(conditionOf(filter)).not.toBeTypeOf("string");
    expect(draftOf(filter)).toEqual({ type: "datetime", key: "renewal", operator, fields });
  });
});

test.each([
  ["nothing chosen", { type: "", key: "", operator: "", fields: {} }, { field: "key", code: "validate_please_choose_data" }],
  [
    "no condition",
    { type: "string", key: "plan", operator: "", fields: {} },
    { field: "operator", code: "validate_please_choose_connection" },
  ],
  [
    "another type's",
    { type: "string", key: "plan", operator: "overlaps", fields: {} },
    { field: "operator", code: "validate_please_choose_connection" },
  ],
  ["a static one", { type: "string", key: "plan", operator: "empty", fields: {} }, null],
  ["a boolean", { type: "boolean", key: "trial", operator: "equals", fields: { value: "false" } }, null],
  [
    "no number",
    { type: "number", key: "seats", operator: "equals", fields: { value: "many" } },
    { field: "value", code: "validate_please_enter_number" },
  ],
  [
    "blank",
    { type: "string", key: "plan", operator: "equals", fields: { value: "  " } },
    { field: "value", code: "validate_please_enter_value" },
  ],
  [
    "no item",
    { type: "array", key: "tags", operator: "overlaps", fields: { value: "\n" } },
    { field: "value", code: "validate_please_enter_min_one_value" },
  ],
  [
    "no guide",
    { type: "interaction", key: "guide", operator: "started", fields: {} },
    { field: "value", code: "validate_please_enter_value" },
  ],
  [
    "no count",
    { type: "eventCount", key: "pageViewed", operator: "lessThan", fields: { count: "0", days: "7" } },
    { field: "value", code: "validate_please_enter_number" },
  ],
  [
    "a date without anything",
    { type: "date", key: "lastSeenAt", operator: "on", fields: { day: "" } },
    { field: "value", code: "date_filter_empty" },
  ],
  ["a number of days above 999", range({ ...past, fromScalar: "1000", toType: "any" }), { field: "value", code: "date_filter_invalid" }],
  ["a number of days below 1", range({ ...past, fromScalar: "0", toType: "any" }), { field: "value", code: "date_filter_invalid" }],
] as [string, DraftFilter, object | null][])(
  "what is said first of a filter with %s (section 5: Segment filter, Date filter)",
  (_name, draft, problem) => {
    expect(problemOf(draft)).toEqual(problem);
  },
);

const STORED: Filter[] = [
  { type: "string", key: "plan", operator: "in", value: "pro, team" },
  { type: "string", key: "customerId", operator: "contains", value: "a:b;c=d&e %41" },
  { type: "number", key: "seats", operator: "lessThanEqualTo", value: "1.5" },
  { type: "boolean", key: "trial", operator: "equals", value: "true" },
  { type: "array", key: "tags", operator: "!overlaps", value: ["a, b", "c"] },
  { type: "interaction", key: "guide", operator: "!completed", value: "12" },
  { type: "eventCount", key: "tagUsed", operator: "greaterThanEqualTo", value: { count: "3", days: "7", of: "4" } },
  { type: "eventCount", key: "pageViewed", operator: "lessThan", value: { count: "3", days: "7" } },
  { type: "date", key: "firstSeenAt", operator: "between", value: "2026-01-01 to 2026-02-01" },
  { type: "datetime", key: "renewal", operator: "empty" },
];

test("a segment goes through the builder and its address unchanged", () => {
  const groups = [
    { connection: "or" as const, filters: STORED.map(draftOf) },
    { connection: "and" as const, filters: [{ type: "" as const, key: "", operator: "", fields: {} }] },
  ];
  const draft: Draft = { name: "Über 100 % & mehr", connection: "or", groups };
  const read = draftFromAddress(new URLSearchParams(draftInAddress(draft)));
  expect(read).toEqual(draft);
  expect(read?.groups[0]?.filters.map(filterOf)).toEqual(STORED);
  expect(countChanges(draft, draft)).toBe(0);
  expect(countChanges({ name: "", connection: "and", groups: [] }, draft)).toBe(14);
});

test("a stored day in any of its shapes shows as one of the seven types (section 3: Date filter value)", () => {
  const shapes: [Filter["operator"], unknown][] = [
    ["after", "today - 3 week"],
    ["before", "yesterday"],
    ["relativeEquals", "2026-10-25"],
    ["relativeEquals", "today - 1 month"],
    ["between", { from: "today - 2 month", to: "today" }],
    ["between", ["today - 2 month", "tomorrow"]],
    ["after", { type: "after", absoluteDate: "2026-10-25" }],
    ["!empty", null],
  ];
  for (const [operator, value] of shapes) {
    const stored: Filter = { type: "date", key: "lastSeenAt", operator, value };
    const draft = draftOf(stored);
    expect(DATE_TYPES).toContain(draft.operator);
    expect(conditionOf(filterOf(draft))).toEqual(conditionOf(stored));
  }
});

test("an address that cannot be read whole is not read at all: a part of a segment is another segment", () => {
  const read = (query: string) => draftFromAddress(new URLSearchParams(query));
  const draft = read("connection=xor&group=and&where=0:string:__proto__:equals:x");
  expect(draft?.groups[0]?.filters).toEqual([{ type: "string", key: "__proto__", operator: "equals", fields: { value: "x" } }]);
  expect(problemOf(draft!.groups[0]!.filters[0]!)).toEqual({ field: "key", code: "validate_please_choose_data" });
  for (const where of ["9:string:plan:equals:x", "0:nonsense", "0:thing:a:b:c", "0:string:plan", ":string:plan:equals:x"])
    expect([where, read(`connection=and&group=and&where=0:string:plan:equals:x&where=${where}`)]).toEqual([where, null]);
  expect(read(`connection=and${"&group=and".repeat(20)}`)?.groups).toHaveLength(20);
  expect(read(`connection=and${"&group=and".repeat(21)}`)).toBeNull();
  expect(read(`connection=and&group=and${"&where=0::::".repeat(FILTER_LIMITS.filters)}`)?.groups[0]?.filters).toHaveLength(
    FILTER_LIMITS.filters,
  );
  expect(read(`connection=and&group=and${"&where=0::::".repeat(FILTER_LIMITS.filters + 1)}`)).toBeNull();
});

test("what the contract takes asks the same after the builder drew it: lists with commas and line ends, two units of days", () => {
  const stored: Filter[] = [
    { type: "string", key: "name", operator: "in", value: ["Smith, John", "B", '"C"'] },
    { type: "string", key: "name", operator: "!in", value: " a ,b" },
    { type: "array", key: "teams", operator: "overlaps", value: ["a\nb", "c, d"] },
    { type: "date", key: "lastSeenAt", operator: "between", value: "today - 2 week to today - 3 day" },
    { type: "messageInteraction", key: "message", operator: "seen", value: 7 },
  ];
  for (const filter of stored) {
    const form = new FormData();
    const groups = [{ connection: "and" as const, filters: [draftOf(filter)] }];
    form.set("draft", new URLSearchParams(draftInAddress({ name: "", connection: "and", groups })).toString());
    const drawn = groups[0]!.filters[0]!;
    for (const [name, value] of Object.entries({
      ...drawn.fields,
      at: "0.0",
      key: keyChoice(drawn),
      was: keyChoice(drawn),
      operator: drawn.operator,
    }))
      form.set(`${name}-0`, value);
    const sent = draftFromForm(form, "en").groups[0]!.filters[0]!;
    expect(conditionOf(filterOf(sent))).toEqual(conditionOf(filter));
  }
});

test("a long list is kept whole, and a form without its draft is refused", () => {
  const value = Array.from({ length: FILTER_LIMITS.values }, (_, n) => `customer-${n}-${"x".repeat(60)}`).join(", ");
  const form = new FormData();
  form.set("draft", "connection=and&group=and&where=0:string:customerId:in:");
  for (const [name, text] of Object.entries({ at: "0.0", key: "string:customerId", was: "string:customerId", operator: "in", value }))
    form.set(`${name}-0`, text);
  expect(draftFromForm(form, "en").groups[0]?.filters[0]?.fields.value).toBe(value);
  form.set("draft", "");
  expect(() => draftFromForm(form, "en")).toThrow(Response);
});

test("every condition has an editor, and dates have all seven types in their order", () => {
  expect(operatorsOf({ type: "date", operator: "" })).toEqual(["fromTo", "exactly", "on", "after", "before", "empty", "!empty"]);
  expect(operatorsOf({ type: "string", operator: "" })).toEqual([
    "equals",
    "!equals",
    "startsWith",
    "contains",
    "!contains",
    "in",
    "!in",
    "empty",
    "!empty",
  ]);
  for (const operator of operatorsOf({ type: "date", operator: "" })) expect(editorOf({ type: "date", operator })).toBeDefined();
});
