import { expect, test } from "vitest";
import { isEndInvalid, isOver, isSameMinute, nextFullHour, usualRecurrence, withoutSeconds } from "./message-times.ts";

const NOW = Date.parse("2026-11-25T10:20:30Z");
const at = (utc: string, timezone = "UTC") => ({ utc: new Date(utc).toISOString(), timezone });

test.each([
  ["announcements no repeat and no reminder", "announcement", 3, [0, 0]],
  ["NPS no repeat and reminder every 3 days", "nps", 7, [0, 3]],
  ["a survey of category 7 repeat every 3 months and reminder every 3 days", "survey", 7, [90, 3]],
  ["a survey neither", "survey", 8, [0, 0]],
] as const)("defaults: %s", (_, type, category, expected) => {
  const { recurrence, reminder } = usualRecurrence(type, category);
  expect([recurrence, reminder]).toEqual(expected);
});

test.each([
  ["before the start", "2026-12-01T10:00Z", "2026-12-01T09:59Z", true],
  ["on the start", "2026-12-01T10:00Z", "2026-12-01T10:00Z", true],
  ["after the start", "2026-12-01T10:00Z", "2026-12-01T10:01Z", false],
  ["after a start in the past, before now", "2026-11-01T10:00Z", "2026-11-02T10:00Z", false],
  ["before now when there is no start", null, "2026-11-25T10:20Z", true],
  ["after now when there is no start", null, "2026-11-25T10:21Z", false],
])("an end time is invalid if on or before the start time, or now when none: %s", (_, start, end, expected) => {
  expect(isEndInvalid(start === null ? null : at(start), at(end), NOW)).toBe(expected);
});

test("no end is never invalid", () => {
  expect(isEndInvalid(at("2026-12-01T10:00Z"), null, NOW)).toBe(false);
});

test("start time is stripped of seconds", () => {
  expect(withoutSeconds(at("2026-12-01T10:00:59.999Z", "Asia/Tokyo"))).toEqual(at("2026-12-01T10:00Z", "Asia/Tokyo"));
});

test.each([
  ["in the same minute, on other clocks", "2026-12-01T10:00:59Z", at("2026-12-01T10:00:01Z", "Asia/Tokyo"), true],
  ["a minute later", "2026-12-01T10:00Z", at("2026-12-01T10:01Z"), false],
  ["and none", "2026-12-01T10:00Z", null, false],
])("two moments are the same one to the minute: %s", (_, one, other, expected) => {
  expect([isSameMinute(at(one), other), isSameMinute(other, at(one))]).toEqual([expected, expected]);
});

test("no moment is the same as none", () => expect(isSameMinute(null, null)).toBe(true));

test.each([
  ["UTC", "2026-11-25T11:00Z"],
  ["Asia/Kathmandu", "2026-11-25T11:15Z"],
  ["Europe/Berlin", "2026-11-25T11:00Z"],
])("a time input begins with the next full hour in %s", (zone, expected) => {
  expect(nextFullHour(NOW, zone)).toEqual(at(expected, zone));
});

test("the next full hour of a full hour is the one after it", () => {
  expect(nextFullHour(Date.parse("2026-11-25T11:00Z"), "UTC").utc).toBe("2026-11-25T12:00:00.000Z");
});

test("a message is over from its end on", () => {
  const end = at("2026-11-25T10:20:30Z");
  expect([isOver(end, NOW - 1), isOver(end, NOW), isOver(null, NOW)]).toEqual([false, true, false]);
});
