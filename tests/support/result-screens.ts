import { Window } from "happy-dom";
import { createElement, type FunctionComponent } from "react";
import GuidesScreen, { loader as guidesOf } from "#app/routes/app/$property/analytics/content/guides/page.tsx";
import AnswersScreen, { loader as answersOf } from "#app/routes/app/$property/analytics/content/surveys/$surveyId/answers/page.tsx";
import ResultsScreen, { loader as resultsOf } from "#app/routes/app/$property/analytics/content/surveys/$surveyId/page.tsx";
import ListScreen, { loader as listOf } from "#app/routes/app/$property/analytics/content/surveys/page.tsx";
import { markupAt } from "./remix-stub.tsx";
import { newTenant } from "./tenant.ts";
import { visitor } from "./visitor.ts";

const SURVEYS = "/app/:p/analytics/content/surveys";
const GUIDES = "/app/:p/analytics/content/guides";

/** The screens of results at an address, as an admin of a property at privacy level 1 gets them from the server. */
export async function resultScreens() {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const segment = await tenant.segment("Everybody");
  const admin = await visitor(tenant, "company admin");
  const bodyOf = async (screen: FunctionComponent, data: object) => {
    const html = await markupAt(`/app/${tenant.propertyId}/analytics`, createElement(screen), data);
    return new new Window().DOMParser().parseFromString(html, "text/html").body;
  };
  return {
    ...{ tenant, segment },
    results: async (surveyId: number, query: string) =>
      bodyOf(ResultsScreen, (await admin.open(resultsOf, `${SURVEYS}/:surveyId?${query}`, { surveyId })).data),
    answers: async (surveyId: number, query: string) =>
      bodyOf(AnswersScreen, (await admin.open(answersOf, `${SURVEYS}/:surveyId/answers?${query}`, { surveyId })).data),
    list: async (query: string) => bodyOf(ListScreen, (await admin.open(listOf, `${SURVEYS}?${query}`)).data),
    guides: async (query: string) => bodyOf(GuidesScreen, (await admin.open(guidesOf, `${GUIDES}?${query}`)).data),
  };
}
