import { createElement } from "react";
import { expect, test } from "vitest";
import AnswersScreen, { loader as answers } from "#app/routes/app/$property/analytics/content/nps/$npsId/answers/page.tsx";
import ResultsScreen, { loader as results } from "#app/routes/app/$property/analytics/content/nps/$npsId/page.tsx";
import { liveMessage } from "#tests/support/answered.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const RESULTS = "/app/:p/analytics/content/nps/:npsId";

test("an export that is started beside the answers says that it takes all of the period, whatever they are filtered by", async () => {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  const npsId = await liveMessage(tenant, "nps");
  const beside = await admin.open(answers, `${RESULTS}/answers?search=slow`, { npsId });
  const shown = (language: "en" | "de") => markupAt(`${RESULTS}/answers`, createElement(AnswersScreen), beside.data, language);
  expect(await shown("en")).toContain("All answers of the period, not only those filtered here.");
  expect(await shown("de")).toContain("Alle Antworten des Zeitraums, nicht nur die hier gefilterten.");
  // The filters of the overview are those of its export.
  const overview = await admin.open(results, RESULTS, { npsId });
  expect(await markupAt(RESULTS, createElement(ResultsScreen), overview.data)).not.toContain("All answers of the period");
});
