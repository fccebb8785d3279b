import { expect, test } from "vitest";
import { shownMoment } from "./moment.server.ts";

const NOW = Date.parse("2026-03-10T10:00:00Z");

test.each([
  ["2026-03-10T09:59:31Z", "just now", "gerade eben"],
  ["2026-03-10T09:55:00Z", "5 minutes ago", "vor 5 Minuten"],
  ["2026-03-10T09:24:01Z", "35 minutes ago", "vor 35 Minuten"],
  ["2026-03-10T09:24:00Z", "10 Mar 2026, 09:24 UTC", "10. März 2026, 09:24 UTC"],
  ["2026-03-10T10:02:00Z", "in 2 minutes", "in 2 Minuten"],
])("the moment %s is said as %s", (moment, english, german) => {
  expect(shownMoment("en", moment, NOW)).toBe(english);
  expect(shownMoment("de", moment, NOW)).toBe(german);
});
