import { describe, expect, test } from "vitest";
import { isLocalTime, localTimeOf, momentOf } from "./local-time.server.ts";

describe("a local time in Berlin", () => {
  test.each([
    ["2026-06-01T10:00", "2026-06-01T08:00:00.000Z"],
    ["2026-01-01 00:00", "2025-12-31T23:00:00.000Z"],
    ["2026-06-01T10:00:30", "2026-06-01T08:00:30.000Z"],
    ["9999-12-31T23:59", "9999-12-31T22:59:00.000Z"],
  ])("%s is the moment %s, and shown as it was written", (local, moment) => {
    expect(momentOf(local, "Europe/Berlin")).toBe(moment);
    expect(localTimeOf(moment, "Europe/Berlin")).toBe(local.replace(" ", "T").slice(0, 16));
  });

  test("that clocks skip is as much later as they are put forward", () => {
    const moment = momentOf("2026-03-29T02:30", "Europe/Berlin");
    expect([moment, localTimeOf(moment, "Europe/Berlin")]).toEqual(["2026-03-29T01:30:00.000Z", "2026-03-29T03:30"]);
  });

  test("that is empty is no moment", () => {
    expect([momentOf("", "Europe/Berlin"), localTimeOf(null, "Europe/Berlin")]).toEqual([null, ""]);
  });
});

test.each(["2026-02-30T10:00", "2026-13-01T10:00", "2026-01-01T25:00", "2026-01-01", "12026-01-01T10:00", "soon", "2026-01-01T10:00Z"])(
  "%s is no local time",
  (text) => {
    expect(isLocalTime(text)).toBe(false);
  },
);
