import { Window } from "happy-dom";
import { createElement, type FunctionComponent } from "react";
import { expect, test } from "vitest";
import type { UiLanguage } from "#app/i18n/languages.ts";
import AnswersScreen, { loader as answersOf } from "#app/routes/app/$property/analytics/content/surveys/$surveyId/answers/page.tsx";
import ResultsScreen, { loader as resultsOf } from "#app/routes/app/$property/analytics/content/surveys/$surveyId/page.tsx";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const DAYS = "from=2026-01-01&to=2026-01-31";
const RESULT = "/app/:p/analytics/content/surveys/:surveyId";

async function started() {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  await tenant.segment("Everybody");
  const admin = await visitor(tenant, "company admin");
  const pageOf = async (screen: FunctionComponent, data: object, language: UiLanguage = "en") => {
    const html = await markupAt(`/app/${tenant.propertyId}/analytics`, createElement(screen), data, language);
    return new new Window().DOMParser().parseFromString(html, "text/html").body;
  };
  const results = async (surveyId: number, query: string, language?: UiLanguage) =>
    pageOf(ResultsScreen, (await admin.open(resultsOf, `${RESULT}?${query}`, { surveyId })).data, language);
  const answers = async (surveyId: number, query: string, language?: UiLanguage) =>
    pageOf(AnswersScreen, (await admin.open(answersOf, `${RESULT}/answers?${query}`, { surveyId })).data, language);
  return { tenant, results, answers };
}

test("a question whose kind has changed can be chosen in both kinds, each with the answers that it has on the page", async () => {
  const { tenant, results } = await started();
  const survey = await liveMessage(tenant, "survey", { rankingType: "star" });
  await answer(tenant, survey, { type: "survey", person: "ada", day: "2026-01-09", answers: { main: 5 } });
  const announcement = { rankingType: "emoji", publishing: true };
  await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${survey}`, { announcement });
  await answer(tenant, survey, { type: "survey", person: "ada", version: 2, day: "2026-01-10", answers: { main: 2 } });
  const tabAt = async (query: string) => {
    const body = await results(survey, `${DAYS}${query}`);
    const section = body.querySelector("section[aria-labelledby=cross-tab]");
    const options = [...(section?.querySelectorAll("select[name=question] option") ?? [])];
    return {
      options: options.map((option) => [option.getAttribute("value"), option.textContent]),
      chosen: options.find((option) => option.hasAttribute("selected"))?.getAttribute("value"),
      mean: section?.querySelector("tbody td:nth-of-type(2)")?.textContent,
    };
  };
  const options = [
    ["main.emoji", "How do you like it?"],
    ["main.stars", "How do you like it? (no longer asked)"],
  ];
  expect(await tabAt("")).toEqual({ options, chosen: "main.emoji", mean: "2.0" });
  expect(await tabAt("&question=main.stars")).toEqual({ options, chosen: "main.stars", mean: "5.0" });
  // As addresses were before, and what there is none of.
  for (const said of ["main", "none.stars"]) expect(await tabAt(`&question=${said}`)).toMatchObject({ chosen: "main.emoji" });
});

/** What paper says of a page: its period, and what it is limited to. */
const limitsOf = (body: { querySelector: (selector: string) => { textContent: string | null } | null }) =>
  body.querySelector("p.print-only")?.textContent;

test("the group of a score limits the answers to what asks for one alone, on screen, on paper and in words", async () => {
  const { tenant, answers } = await started();
  const [rated, scored] = [await liveMessage(tenant, "survey"), await liveMessage(tenant, "survey", { category: 7 })];
  await answer(tenant, rated, { type: "survey", day: "2026-01-09", answers: { main: 5 } });
  const ofRating = await answers(rated, `${DAYS}&standing=detractor`);
  expect(limitsOf(ofRating)).toBe("1 Jan 2026 to 31 Jan 2026");
  expect(ofRating.querySelectorAll("article")).toHaveLength(1);
  const none = await answers(rated, "from=2026-01-20&to=2026-01-31&standing=detractor");
  expect(none.textContent).not.toContain("Clear filters");
  const ofScore = await answers(scored, `${DAYS}&standing=detractor`);
  expect(limitsOf(ofScore)).toBe("1 Jan 2026 to 31 Jan 2026 · Detractor");
  expect(ofScore.textContent).toContain("Clear filters");
});

test("a round says with how many days it is compared: as many as count of it", async () => {
  const { tenant, results } = await started();
  const survey = await liveMessage(tenant, "survey", { recurrence: 7 });
  for (const day of ["2026-01-05", "2026-01-06", "2026-01-13"]) await answer(tenant, survey, { type: "survey", day, answers: { main: 5 } });
  const shown = async (query: string) => (await results(survey, `${DAYS}&compare=yes&round=${query}`)).textContent;
  expect(await shown("2")).toContain("−50% compared with the 7 days before");
  expect(await shown("9")).not.toContain("days before");
});
