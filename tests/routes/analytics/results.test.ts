import { Window } from "happy-dom";
import { createElement } from "react";
import { expect, test } from "vitest";
import type { UiLanguage } from "#app/i18n/languages.ts";
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
  /** One survey's results at an address, as a page. */
  const results = async (survey: number, query: string, language: UiLanguage = "en") => {
    const { data } = await admin.open(resultsOf, `${RESULT}?${query}`, { surveyId: survey });
    const html = await markupAt(`/app/${tenant.propertyId}/analytics`, createElement(ResultsScreen), data, language);
    return new new Window().DOMParser().parseFromString(html, "text/html").body;
  };
  return { tenant, admin, results };
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
