import { expect, test } from "vitest";
import type { Vocabulary } from "#server/ai/segment-writer.ts";
import { writeSegmentByRules } from "./write-segment.ts";

const VOCABULARY: Vocabulary = {
  attributes: [
    { key: "plan", name: "Plan", type: "string" },
    { key: "country", name: "Country", type: "string" },
    { key: "seats", name: "Number of seats", type: "number" },
    { key: "trial", name: "Trial", type: "boolean" },
    { key: "tags", name: "Tags", type: "array" },
    { key: "renewal", name: "Renewal date", type: "datetime" },
    { key: "sprache", name: "Sprache", type: "string" },
  ],
  guides: [{ id: 7, title: "Find your way around" }],
};

/** Each filter as key, operator and value; groups apart by a slash. */
async function readAs(description: string): Promise<string> {
  const { status, userSegment, message } = await writeSegmentByRules(description, VOCABULARY);
  const groups = (userSegment?.filterGroups ?? []).map(({ connection, filters }) =>
    filters
      .map(
        ({ key, operator, value }) =>
          `${key} ${operator}${value === undefined ? "" : ` ${typeof value === "object" ? JSON.stringify(value) : value}`}`,
      )
      .join(` ${connection} `),
  );
  return `${status}: ${groups.join(` / `)}${message && ` (${message})`}`;
}

test.each([
  ["Users whose plan is Pro", "OK: plan equals Pro"],
  ["plan is pro, team or “free forever”", "OK: plan in pro, team, free forever"],
  ["people whose plan is not free and whose country is Germany", "OK: plan !equals free and country equals Germany"],
  ["plan is pro or country starts with Ger", "OK: plan equals pro or country startsWith Ger"],
  ["country contains land and plan is pro or trial users", "OK: country contains land and plan equals pro / trial equals true"],
  ["number of seats is at least 10", "OK: seats greaterThanEqualTo 10"],
  ["more than 5 seats", "OK: seats greaterThan 5"],
  ["users who are not on trial", "OK: trial equals false"],
  ["tags contain beta", 'OK: tags overlaps ["beta"]'],
  ["country is unknown", "OK: country empty"],
  ["seen in the last 7 days", "OK: lastSeenAt between today - 7 day to today"],
  ["not active in the last month", "OK: lastSeenAt before today - 1 month"],
  ["last seen more than 30 days ago", "OK: lastSeenAt before today - 30 day"],
  ["signed up after 1 October 2026", "OK: firstSeenAt after 2026-10-01"],
  ["renewal date is between 2026-01-01 and 2026-02-01", "OK: renewal between 2026-01-01 to 2026-02-01"],
  ["completed “Find your way around”", "OK: tutorialInteraction completed 7"],
  ["have not started the guide Find your way", "OK: tutorialInteraction !started 7"],
  ["viewed at least 5 pages in the last 2 weeks", 'OK: pageViewed greaterThanEqualTo {"count":5,"days":14}'],
  ["Nutzer, deren Plan nicht Free ist", "OK: plan !equals Free"],
  ["Plan ist Pro und Sprache beginnt mit de", "OK: plan equals Pro and sprache startsWith de"],
  ["mindestens 10 Seats", "OK: seats greaterThanEqualTo 10"],
  ["in den letzten 7 Tagen gesehen", "OK: lastSeenAt between today - 7 day to today"],
  ["registriert vor dem 25.10.2026", "OK: firstSeenAt before 2026-10-25"],
  ["zuletzt aktiv vor mehr als 3 Wochen", "OK: lastSeenAt before today - 3 week"],
  ["Guide „Find your way around“ nicht abgeschlossen", "OK: tutorialInteraction !completed 7"],
  ["weniger als 3 Besuche in den letzten 30 Tagen", 'OK: sessionStarted lessThan {"count":3,"days":30}'],
])("%s", async (description, read) => {
  expect(await readAs(description)).toBe(read);
});

test.each([
  ["colour is red", "UNKNOWN_ATTRIBUTE_ERROR:  (colour)"],
  ["Abteilung ist Sales", "UNKNOWN_ATTRIBUTE_ERROR:  (Abteilung)"],
  ["completed “Bake a cake”", "GUIDE_TITLE_ERROR:  (Bake a cake)"],
  ["countrry is Germany", "DESCRIPTION_CORRECTED: country equals Germany (countrry → Country)"],
  ["plan is pro and wearing a hat on weekends only", "DESCRIPTION_CORRECTED: plan equals pro (wearing a hat on weekends only)"],
  ["make me happy please and thanks a lot", "ERROR:  (make me happy please; thanks a lot)"],
  ["", "ERROR: "],
])("%s, and what it says then", async (description, read) => {
  expect(await readAs(description)).toBe(read);
});

test("whatever is written is read in no time, and never more than the rules allow", async () => {
  for (const hostile of [
    "and ".repeat(250),
    "“".repeat(1000),
    `plan is ${"a".repeat(980)}`,
    "between ".repeat(120),
    "plan is '; drop table people; --",
  ]) {
    const { userSegment } = await writeSegmentByRules(hostile, VOCABULARY);
    expect(userSegment?.filterGroups.length ?? 0).toBeLessThanOrEqual(20);
  }
});
