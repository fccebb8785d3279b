import { expect, test } from "vitest";
import { momentsIn } from "./moment.server.ts";

const NOW = Date.parse("2026-03-10T10:00:00Z");

test.each([
  ["2026-03-10T09:59:31Z", "just now", "gerade eben"],
  ["2026-03-10T09:55:00Z", "5 minutes ago", "vor 5 Minuten"],
  ["2026-03-10T09:24:01Z", "35 minutes ago", "vor 35 Minuten"],
  ["2026-03-10T09:24:00Z", "10 Mar 2026, 09:24 UTC", "10. März 2026, 09:24 UTC"],
  ["2026-03-10T10:02:00Z", "in 2 minutes", "in 2 Minuten"],
])("the moment %s is said as %s", (moment, english, german) => {
  expect(momentsIn("en", "UTC").shownMoment(moment, NOW)).toBe(english);
  expect(momentsIn("de", "UTC").shownMoment(moment, NOW)).toBe(german);
});

test.each([
  ["Europe/Berlin", "2026-11-25T10:37:00Z", "25 Nov 2026, 11:37 CET", "25. Nov. 2026, 11:37 MEZ"],
  ["Europe/Berlin", "2026-07-25T10:37:00Z", "25 Jul 2026, 12:37 CEST", "25. Juli 2026, 12:37 MESZ"],
  // The hour that comes twice when clocks are put back.
  ["Europe/Berlin", "2026-10-25T00:30:00Z", "25 Oct 2026, 02:30 CEST", "25. Okt. 2026, 02:30 MESZ"],
  ["Europe/Berlin", "2026-10-25T01:30:00Z", "25 Oct 2026, 02:30 CET", "25. Okt. 2026, 02:30 MEZ"],
  // Another day, and another year, to the east and to the west of midnight; which is 00:00, not 24:00.
  ["Asia/Kolkata", "2026-12-31T18:30:00Z", "1 Jan 2027, 00:00 GMT+5:30", "1. Jan. 2027, 00:00 GMT+5:30"],
  ["Pacific/Honolulu", "2027-01-01T09:59:00Z", "31 Dec 2026, 23:59 GMT-10", "31. Dez. 2026, 23:59 GMT-10"],
  ["UTC", "2026-03-01T00:00:00Z", "1 Mar 2026, 00:00 UTC", "1. März 2026, 00:00 UTC"],
  // A value that somebody stored.
  ["UTC", "0007-03-01T09:05:00Z", "1 Mar 7, 09:05 UTC", "1. März 7, 09:05 UTC"],
  ["Mars/Olympus", "2026-11-25T10:37:00Z", "25 Nov 2026, 10:37 UTC", "25. Nov. 2026, 10:37 UTC"],
])("by the clocks of %s, %s is %s", (timeZone, moment, english, german) => {
  expect(momentsIn("en", timeZone).dateAndTime(moment)).toBe(english);
  expect(momentsIn("de", timeZone).dateAndTime(moment)).toBe(german);
  expect(momentsIn("en", timeZone).shownMoment(moment, NOW)).toBe(english);
});

test("a list of a thousand rows makes nothing anew", () => {
  expect(momentsIn("en", "Europe/Berlin")).toBe(momentsIn("en", "Europe/Berlin"));
  expect(momentsIn("en", "Mars/Olympus")).toBe(momentsIn("en", "Mars/Olympus"));
});
