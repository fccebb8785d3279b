import { expect, test } from "vitest";
import { hasUncompared, meetingGroupsOf } from "./meetings.ts";

const message = (id: number, first: number, last: number, segment = 0, more: { form?: "list"; pageSegment?: number } = {}) => ({
  ...{ id, form: "modal" as const, segment, pageSegment: 0, days: { first, last } },
  ...more,
});
const groupsOf = (...messages: ReturnType<typeof message>[]) =>
  meetingGroupsOf(messages).map(({ first, last, messages: met }) => [first, last, met.map(({ id }) => id)]);

test("two meet that come by themselves, on the same day, to people and pages that may be the same", () => {
  const groups = groupsOf(
    message(1, 5, 9),
    message(2, 9, 12, 7),
    message(3, 5, 9, 0, { form: "list" }),
    message(4, 10, 20, 8),
    message(5, 12, 12, 7, { pageSegment: 3 }),
  );
  expect(groups).toEqual([
    [9, 9, [1, 2]],
    [12, 12, [2, 5]],
  ]);
});

test("those who meet on the same days are one group, and stand again by the fewer days on which others come", () => {
  const groups = groupsOf(message(1, 0, 30), message(2, 0, 30), message(3, 0, 30), message(4, 5, 9, 7), message(5, 20, 30, 8));
  expect(groups).toEqual([
    [0, 30, [1, 2, 3]],
    [5, 9, [1, 2, 3, 4]],
    [20, 30, [1, 2, 3, 5]],
  ]);
  expect(groupsOf(message(1, 0, 9, 7), message(2, 0, 9, 7), message(3, 0, 9, 8), message(4, 0, 9, 8))).toEqual([
    [0, 9, [1, 2]],
    [0, 9, [3, 4]],
  ]);
});

test("all of a group meet each other: what comes to everybody meets each segment in a group of its own", () => {
  expect(groupsOf(message(1, 0, 9, 7), message(2, 0, 9, 8), message(3, 0, 9))).toEqual([
    [0, 9, [1, 3]],
    [0, 9, [2, 3]],
  ]);
  const onPages = groupsOf(message(1, 0, 9, 7), message(2, 0, 9, 0, { pageSegment: 3 }), message(3, 0, 9, 8, { pageSegment: 4 }));
  expect(onPages).toEqual([[0, 9, [1, 2]]]);
  // Each two have days in common, and so have the three.
  expect(groupsOf(message(1, 0, 9), message(2, 5, 20), message(3, 8, 30))).toEqual([
    [5, 9, [1, 2]],
    [8, 9, [1, 2, 3]],
    [8, 20, [2, 3]],
  ]);
});

test.each([
  ["of people", [message(1, 0, 9, 7), message(2, 9, 12, 8)], true],
  ["of pages", [message(1, 0, 9, 0, { pageSegment: 3 }), message(2, 9, 12, 0, { pageSegment: 4 })], true],
  ["on other days", [message(1, 0, 9, 7), message(2, 10, 12, 8)], false],
  ["one for everybody", [message(1, 0, 9, 7), message(2, 0, 9)], false],
  ["one in the list alone", [message(1, 0, 9, 7), message(2, 0, 9, 8, { form: "list" })], false],
])("different segments are not compared: %s", (_, messages, expected) => {
  expect(hasUncompared(messages)).toBe(expected);
});
