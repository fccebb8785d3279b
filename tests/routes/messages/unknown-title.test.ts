import { createElement } from "react";
import { expect, test } from "vitest";
import AnswersScreen, { loader as answersOf } from "#app/routes/app/$property/analytics/content/surveys/$surveyId/answers/page.tsx";
import ResultsScreen, { loader as resultsOf } from "#app/routes/app/$property/analytics/content/surveys/$surveyId/page.tsx";
import ListScreen, { loader as listOf } from "#app/routes/app/$property/analytics/content/surveys/page.tsx";
import ReportScreen, { loader as reportOf } from "#app/routes/app/$property/messages/selection/report/page.tsx";
import { newMessages } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { visitor } from "#tests/support/visitor.ts";

test("a message that is there and has no words is “Untitled” in tables, headings and tabs; one that is not known is a dash, and said in words (specification 1, section 3)", async () => {
  const messages = await newMessages();
  const admin = await visitor(messages.tenant, "company admin");
  const id = await messages.add({ type: "survey" });
  const path = "/app/:p/analytics/content/surveys";
  const markup = async (screen: Parameters<typeof createElement>[0], data: object, language?: "de") =>
    markupAt(path.replace(":p", String(messages.tenant.propertyId)), createElement(screen), data, language);

  const list = (await admin.open(listOf, path)).data;
  expect(await markup(ListScreen, { ...list, isNothingLive: false })).toMatch(new RegExp(`<a [^>]*surveys/${id}[^>]*>Untitled</a>`));
  for (const [screen, loader, at] of [
    [ResultsScreen, resultsOf, `${path}/:surveyId`],
    [AnswersScreen, answersOf, `${path}/:surveyId/answers`],
  ] as const) {
    const { data } = await admin.open(loader, at, { surveyId: id });
    expect(data).toMatchObject({ title: "Untitled" });
    expect(await markup(screen, data)).toContain(`<h1 dir="auto">Untitled</h1>`);
  }
  const report = (await admin.open(reportOf, `/app/:p/messages/selection/report?act=archive&done=${id}&failed=999999.gone`)).data;
  expect(await markup(ReportScreen, report)).toMatch(/<li>– \(unknown message\): It no longer exists.*>Untitled<\/a>/s);
  expect(await markup(ReportScreen, report, "de")).toContain("<li>– (unbekannte Nachricht): ");
});
