import { expect, test } from "vitest";
import { calendarOf } from "./calendar.ts";

const NOW = Date.parse("2026-10-24T22:30:00Z");

test.each([
  ["UTC", "2026-10-24"],
  ["Europe/Berlin", "2026-10-25"],
  ["Pacific/Kiritimati", "2026-10-25"],
  ["America/Los_Angeles", "2026-10-24"],
])("in %s it is %s", (zone, today) => {
  expect(calendarOf(zone, NOW).today).toBe(today);
});

// Havana and the Azores put their clocks back to midnight, Santiago and Beirut forward from midnight; Samoa had no 30 December 2011.
test.each([
  ["UTC", "2026-10-25", "2026-10-25T00:00:00.000Z"],
  ["Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00.000Z"],
  ["Europe/Berlin", "2026-10-26", "2026-10-25T23:00:00.000Z"],
  ["America/Havana", "2025-03-09", "2025-03-09T05:00:00.000Z"],
  ["America/Havana", "2025-11-02", "2025-11-02T04:00:00.000Z"],
  ["America/Havana", "2025-11-03", "2025-11-03T05:00:00.000Z"],
  ["Atlantic/Azores", "2025-10-26", "2025-10-26T00:00:00.000Z"],
  ["Atlantic/Azores", "2025-03-30", "2025-03-30T01:00:00.000Z"],
  ["America/Santiago", "2025-09-07", "2025-09-07T04:00:00.000Z"],
  ["America/Santiago", "2025-04-06", "2025-04-06T04:00:00.000Z"],
  ["Asia/Beirut", "2025-03-30", "2025-03-29T22:00:00.000Z"],
  ["Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00.000Z"],
  ["Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00.000Z"],
  ["Asia/Kathmandu", "9999-12-02", "9999-12-01T18:15:00.000Z"],
])("in %s the %s begins at %s", (zone, day, begin) => {
  expect(calendarOf(zone, NOW).beginOf(day)).toBe(begin);
});

test("the moment before the begin of a day is of a day before it, in every zone and every change of clocks of a year", () => {
  const dayIn = (zone: string, at: number) => new Intl.DateTimeFormat("sv", { timeZone: zone }).format(at);
  for (const zone of [
    "America/Havana",
    "Atlantic/Azores",
    "America/Santiago",
    "Asia/Beirut",
    "Europe/Berlin",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
  ]) {
    const calendar = calendarOf(zone, NOW);
    for (let at = Date.parse("2025-01-01"); at < Date.parse("2026-01-01"); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const begin = Date.parse(calendar.beginOf(day));
      expect([zone, day, dayIn(zone, begin), dayIn(zone, begin - 1) < day]).toEqual([zone, day, day, true]);
    }
  }
});
