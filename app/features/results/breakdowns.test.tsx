import { expect, test } from "vitest";
import { messageFigures } from "#app/domain/analytics/message-figures.ts";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { translatorOf } from "#app/i18n/translator.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { Breakdowns } from "./breakdowns.tsx";
import { groupsOf } from "./groups.server.ts";
import type { Results } from "./result.server.ts";

const figures = messageFigures({ shown: 4, seen: 3, clicked: 0, closed: 1, answered: 2 });
const days = { from: "2026-01-05", to: "2026-01-11", nps: null, ...figures };
const report = {
  byRound: [{ round: 1, ...days }],
  byWeek: [],
  byWay: [{ way: "application", ...figures }],
  byLanguage: [{ language: "en", ...figures }],
  bySegment: [{ id: 3, name: "Customers", ...figures }],
  byVersion: [{ version: 1, ...figures }],
  answeredUnopened: 0,
} as unknown as Results["report"];

async function shownAs(shown: Results["report"], language: UiLanguage) {
  const viewer = { text: translatorOf(language).t, language } as unknown as Viewer;
  const groups = groupsOf(shown as Parameters<typeof groupsOf>[0], viewer);
  const html = await markupAt("/", <Breakdowns of={{ type: "nps", report: shown, groups } as Results} />, null, language);
  return new DOMParser().parseFromString(html, "text/html").body;
}

/** The title of each table with the head of its first column. */
async function headsOf(shown: Results["report"], language: UiLanguage) {
  const body = await shownAs(shown, language);
  return [...body.querySelectorAll("table")].map((table) => [table.caption?.textContent, table.querySelector("th")?.textContent]);
}

test("first columns are headed by what stands in them, not by the title of their table", async () => {
  expect(await headsOf(report, "en")).toEqual([
    ["By round", "Round"],
    ["By way", "Way"],
    ["By language", "Language"],
    ["By user segment", "User segment"],
    ["By version", "Version"],
  ]);
  const german = await headsOf(report, "de");
  expect(german.map(([, head]) => head)).toEqual(["Runde", "Weg", "Sprache", "Nutzersegment", "Version"]);
});

test.each([
  ["en", ["By week", "Week"]],
  ["de", ["Nach Woche", "Woche"]],
] as const)("weeks are headed as such: %s", async (language, heads) => {
  const [first] = await headsOf({ ...report, byRound: [], byWeek: [days] }, language);
  expect(first).toEqual(heads);
});

test.each([
  [0, undefined],
  [1, "One more person answered by public link without a noted opening"],
  [1200, "1,200 more people answered by public link without a noted opening"],
])("how many answered by a link without a noted opening is said below its rate: %i", async (answeredUnopened, said) => {
  const body = await shownAs({ ...report, answeredUnopened }, "en");
  const notes = [...body.querySelectorAll("section p")].map(({ textContent }) => textContent?.split(":")[0]);
  expect(notes).toEqual(said === undefined ? [] : [said]);
});
