import { expect, test } from "vitest";
import type { Filter } from "./condition.ts";
import { contradictions } from "./contradictions.ts";

type Short = [type: Filter["type"], key: string, operator: Filter["operator"], value?: unknown];
const filterOf = ([type, key, operator, value]: Short): Filter => ({ type, key, operator, value });
const plan = (operator: Filter["operator"], value?: unknown): Short => ["string", "plan", operator, value];
const seats = (operator: Filter["operator"], value: unknown): Short => ["number", "seats", operator, value];
const seen = (operator: Filter["operator"], value?: unknown): Short => ["date", "lastSeenAt", operator, value];
const pages = (operator: Filter["operator"], count: number, days: number): Short => ["eventCount", "pageViewed", operator, { count, days }];
const guide = (operator: Filter["operator"]): Short => ["interaction", "guide", operator, 7];

/** The filters of one group, all of which have to be met, and whether nobody can. */
const CASES: [Short[], boolean][] = [
  [[plan("equals", "pro"), plan("equals", "free")], true],
  [[plan("equals", "pro"), plan("equals", "PRO")], false],
  [[plan("equals", "pro"), plan("!equals", "Pro")], true],
  [[plan("equals", "pro"), plan("!equals", "free")], false],
  [[plan("equals", "pro"), plan("in", "free, team")], true],
  [[plan("in", "pro, team"), plan("in", "free, TEAM")], false],
  [[plan("in", "pro, team"), plan("!in", "team, pro, free")], true],
  [[plan("equals", "pro"), plan("startsWith", "P")], false],
  [[plan("startsWith", "t"), plan("equals", "pro")], true],
  [[plan("contains", "x"), plan("in", "pro, team")], true],
  [[plan("contains", "a"), plan("startsWith", "b")], false],
  [[plan("equals", "pro"), plan("!contains", "r")], true],
  [[plan("empty"), plan("equals", "pro")], true],
  [[plan("empty"), plan("!equals", "pro")], false],
  [[plan("empty"), plan("!empty")], true],
  [[plan("!equals", "pro"), plan("!equals", "free")], false],
  [[plan("equals", "pro"), ["string", "team", "equals", "free"]], false],
  [[seats("greaterThan", 5), seats("lessThan", 5)], true],
  [[seats("greaterThanEqualTo", 5), seats("lessThanEqualTo", 5)], false],
  [[seats("greaterThanEqualTo", 5), seats("lessThan", 5)], true],
  [[seats("lessThan", 3), seats("greaterThan", 2)], false],
  [[seats("equals", 4), seats("greaterThan", 4)], true],
  [[seats("equals", 4), seats("greaterThanEqualTo", "4")], false],
  [[seats("equals", 4), seats("equals", 5)], true],
  [
    [
      ["boolean", "trial", "equals", true],
      ["boolean", "trial", "equals", "false"],
    ],
    true,
  ],
  [[seen("after", "2026-05-01"), seen("before", "2026-05-01")], true],
  [[seen("after", "today - 7 day"), seen("before", "today")], false],
  [[seen("after", "today"), seen("before", "today - 7 day")], true],
  [[seen("between", "2026-05-02 to 2026-05-01")], true],
  [[seen("relativeEquals", "2026-05-01")], false],
  [[guide("started"), guide("!started")], true],
  [[guide("started"), guide("!completed")], false],
  [[plan("startsWith", "abc"), plan("!contains", "ab")], true],
  [[plan("startsWith", "abc"), plan("!contains", "bcd")], false],
  [[plan("contains", "abc"), plan("!contains", "B")], true],
  [[plan("startsWith", "abc"), plan("startsWith", "ABD")], true],
  [[plan("startsWith", "abc"), plan("startsWith", "ab")], false],
  [[pages("greaterThanEqualTo", 5, 7), pages("lessThan", 3, 30)], true],
  [[pages("greaterThanEqualTo", 5, 30), pages("lessThan", 3, 7)], false],
  [[pages("greaterThanEqualTo", 3, 7), pages("lessThan", 5, 7)], false],
];

test.each(CASES)("%j can be met by nobody: %s", (filters, never) => {
  const found = contradictions("and", [{ connection: "and", filters: filters.map(filterOf) }], "2026-11-23");
  expect(found.length > 0).toBe(never);
  if (never) expect(found).toEqual(filters.map((_, filter) => ({ group: 0, filter })));
});

test("groups that all have to be met count together, and alternatives do not", () => {
  const [pro, free] = [filterOf(plan("equals", "pro")), filterOf(plan("equals", "free"))];
  const alone = (filter: Filter) => ({ connection: "or" as const, filters: [filter] });
  expect(contradictions("and", [alone(pro), alone(free)], "2026-11-23")).toEqual([
    { group: 0, filter: 0 },
    { group: 1, filter: 0 },
  ]);
  expect(contradictions("or", [alone(pro), alone(free)], "2026-11-23")).toEqual([]);
  expect(contradictions("and", [{ connection: "or", filters: [pro, free] }, alone(pro)], "2026-11-23")).toEqual([]);
});

test("a filter that is not complete is left out", () => {
  const pro = filterOf(plan("equals", "pro"));
  expect(contradictions("and", [{ connection: "and", filters: [pro, null, filterOf(plan("equals", ""))] }], "2026-11-23")).toEqual([]);
});
