import { expect, test } from "vitest";
import { daysOf, isMonth, monthAfter, monthOf, plannedSpan, type Span, spanOf } from "./calendar.ts";

const at = (moment: string) => Date.parse(moment);

test.each([
  ["2026-11", "UTC", 30, "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z"],
  ["2026-03", "Europe/Berlin", 31, "2026-02-28T23:00:00Z", "2026-03-31T22:00:00Z"],
  ["2028-02", "America/New_York", 29, "2028-02-01T05:00:00Z", "2028-03-01T05:00:00Z"],
  ["2026-10", "Australia/Lord_Howe", 31, "2026-09-30T13:30:00Z", "2026-10-31T13:00:00Z"],
])("%s on the clocks of %s has %i days, from its first midnight to that after its last", (key, zone, days, begins, ends) => {
  const month = monthOf(key, zone);
  expect([month.days.length, month.days[0], month.days.at(-1)]).toEqual([days, `${key}-01`, `${key}-${days}`]);
  expect([month.starts[0], month.end]).toEqual([at(begins), at(ends)]);
  expect(month.starts.every((start, index) => index === 0 || start > month.starts[index - 1]!)).toBe(true);
});

test("months are counted on over years, and only months are months", () => {
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1), monthAfter("2026-06", 0)]).toEqual(["2027-01", "2025-12", "2026-06"]);
  expect(["2026-11", "2026-13", "2026-1", "1999-01", "2026-11-01", ""].map(isMonth)).toEqual([true, false, false, false, false, false]);
});

const never = { minTime: null, maxTime: null, liveSince: null, unpublishedAt: null };
const [MAY, JUNE, JULY, AUGUST] = ["2026-05-01", "2026-06-01", "2026-07-01", "2026-08-01"].map((day) => `${day}T00:00:00.000Z`) as [
  string,
  string,
  string,
  string,
];
test.each<[string, Parameters<typeof spanOf>[0], [string, string | null] | null]>([
  ["a draft never was", { ...never, visibility: "private" }, null],
  ["live without times", { ...never, visibility: "public", liveSince: MAY }, [MAY, null]],
  ["scheduled", { ...never, visibility: "scheduled", liveSince: MAY, minTime: { utc: JULY } }, [JULY, null]],
  ["live with an end", { ...never, visibility: "public", liveSince: MAY, maxTime: { utc: JULY } }, [MAY, JULY]],
  ["taken back", { ...never, visibility: "private", liveSince: MAY, unpublishedAt: JUNE }, [MAY, JUNE]],
  [
    "taken back before its end",
    { ...never, visibility: "private", liveSince: MAY, unpublishedAt: JUNE, maxTime: { utc: JULY } },
    [MAY, JUNE],
  ],
  ["over", { ...never, visibility: "used", liveSince: MAY, unpublishedAt: JULY, maxTime: { utc: JULY } }, [MAY, JULY]],
  ["taken back before its start", { ...never, visibility: "private", liveSince: MAY, minTime: { utc: AUGUST }, unpublishedAt: JUNE }, null],
  ["not live any more, nobody knows until when", { ...never, visibility: "archived", liveSince: MAY }, null],
])("from when to when: %s", (_, message, span) => {
  expect(spanOf(message)).toEqual(span && { from: at(span[0]), to: span[1] && at(span[1]) });
});

const month = monthOf("2026-06", "Europe/Berlin");
test.each<[string, Span, [number, number] | null]>([
  ["the whole month", { from: at(MAY), to: null }, [0, 29]],
  ["from a day on", { from: at("2026-06-10T12:00:00Z"), to: null }, [9, 29]],
  ["until midnight is the day before", { from: at(MAY), to: at("2026-06-10T22:00:00Z") }, [0, 9]],
  ["a moment after midnight is that day", { from: at(MAY), to: at("2026-06-10T22:00:01Z") }, [0, 10]],
  ["an hour of one day", { from: at("2026-06-01T08:00:00Z"), to: at("2026-06-01T09:00:00Z") }, [0, 0]],
  ["over before", { from: at(MAY), to: month.starts[0]! }, null],
  ["begins after", { from: month.end, to: null }, null],
])("on which days: %s", (_, span, days) => {
  expect(daysOf(span, month)).toEqual(days && { first: days[0], last: days[1] });
});

const draft = (from: string | null, to: string | null, visibility: "private" | "used" = "private") => ({
  ...{ visibility, liveSince: null, unpublishedAt: null },
  minTime: from === null ? null : { utc: from },
  maxTime: to === null ? null : { utc: to },
});
const NOW = Date.parse("2026-11-10T12:00:00Z");
const moment = (utc: string) => Date.parse(utc);

test.each([
  ["a start and an end ahead", draft("2026-11-20T08:00Z", "2026-11-25T08:00Z"), ["2026-11-20T08:00Z", "2026-11-25T08:00Z"]],
  ["a start ahead alone", draft("2026-11-20T08:00Z", null), ["2026-11-20T08:00Z", null]],
  ["a start that has come", draft("2026-11-01T08:00Z", "2026-11-25T08:00Z"), ["2026-11-10T12:00Z", "2026-11-25T08:00Z"]],
  ["an end alone", draft(null, "2026-11-25T08:00Z"), ["2026-11-10T12:00Z", "2026-11-25T08:00Z"]],
  ["an end that has come", draft("2026-11-01T08:00Z", "2026-11-02T08:00Z"), null],
  ["no times", draft(null, null), null],
  ["times of what is over", draft("2026-11-20T08:00Z", null, "used"), null],
] as const)("a draft would be live from now or its start on: %s", (_, message, expected) => {
  const [from, to] = expected ?? [];
  expect(plannedSpan(message, NOW)).toEqual(from === undefined ? null : { from: moment(from), to: to ? moment(to) : null });
});
