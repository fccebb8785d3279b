import { createElement } from "react";
import { expect, test } from "vitest";
import AnswersScreen, { loader as answersOf } from "#app/routes/app/$property/analytics/content/surveys/$surveyId/answers/page.tsx";
import ResultsScreen, { loader as resultsOf } from "#app/routes/app/$property/analytics/content/surveys/$surveyId/page.tsx";
import ListScreen, { loader as listOf } from "#app/routes/app/$property/analytics/content/surveys/page.tsx";
import ReportScreen, { loader as reportOf } from "#app/routes/app/$property/messages/selection/report/page.tsx";
import { newMessages } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { visitor } from "#tests/support/visitor.ts";

const DASH = (words: string) => `<span aria-hidden="true">–</span><span class="visually-hidden">${words}</span>`;

test("a message whose title is not known is a dash in tables, headings and reports, and said in words (specification 1, section 3)", async () => {
  const messages = await newMessages();
  const admin = await visitor(messages.tenant, "company admin");
  const id = await messages.add({ type: "survey" });
  const path = "/app/:p/analytics/content/surveys";
  const markup = async (screen: Parameters<typeof createElement>[0], data: object, language?: "de") =>
    markupAt(path.replace(":p", String(messages.tenant.propertyId)), createElement(screen), data, language);

  const list = (await admin.open(listOf, path)).data;
  expect(await markup(ListScreen, { ...list, isNothingLive: false })).toMatch(
    new RegExp(`<a [^>]*surveys/${id}[^>]*>${DASH("Unknown message")}</a>`),
  );
  for (const [screen, loader, at] of [
    [ResultsScreen, resultsOf, `${path}/:surveyId`],
    [AnswersScreen, answersOf, `${path}/:surveyId/answers`],
  ] as const) {
    const { data } = await admin.open(loader, at, { surveyId: id });
    expect(data).toMatchObject({ title: "Unknown message" });
    expect(await markup(screen, data, "de")).toContain(`<h1 dir="auto">${DASH("Unbekannte Nachricht")}</h1>`);
  }
  const report = (await admin.open(reportOf, "/app/:p/messages/selection/report?act=archive&failed=999999.gone")).data;
  expect(await markup(ReportScreen, report)).toContain(`<li>${DASH("Unknown message")}: It no longer exists`);
});
