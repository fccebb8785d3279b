import { data } from "@remix-run/node";
import type { useLoaderData } from "@remix-run/react";
import { reportSurveyCrossTab } from "#app/api/message-results.server.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import { reportWithChart } from "#app/features/report/report-with-chart.server.ts";
import { languageOf } from "#app/i18n/language.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { askedQuestion } from "./asked-question.ts";
import { groupsOf } from "./groups.server.ts";
import { ANSWERS, RESULTS } from "./kinds.server.ts";
import { SERIES } from "./result-list.ts";
import { resultsOrUsual } from "./results-or-usual.server.ts";

/** What came of one message, at an address. */
export async function messageResults(request: Request, viewer: Viewer, type: MessageType, message = "") {
  const { searchParams } = new URL(request.url);
  const asked = await resultsOrUsual(viewer, searchParams, (filters) => RESULTS[type].one(viewer, message, filters));
  const { inAddress, range, typed, limits, problems } = asked;
  const untitled = viewer.text("messages:untitled");
  const report = { ...asked.report, questions: asked.report.questions.map((each) => ({ ...each, title: each.title || untitled })) };
  const { compare: _, ...unpaired } = inAddress;
  const cross = type === "survey" ? await crossTabIn(viewer, searchParams, report, { ...unpaired, range: undefined }) : null;
  return data(
    {
      ...{ type, range, typed, problems, limits, cross },
      address: inAddress,
      groups: groupsOf(report, viewer),
      title: report.title || untitled,
      mayEdit: viewer.may("view", "messages"),
      mayExport: type !== "announcement" && mayExport(viewer, type),
      ...reportWithChart(report, SERIES[type], await languageOf(request)),
    },
    { status: problems.length > 0 ? 400 : 200 },
  );
}

/** The same as a screen gets it. */
export type Results = ReturnType<typeof useLoaderData<typeof messageResults>>;
export type QuestionOf = Results["report"]["questions"][number];

/** Whether somebody may start an export of answers, and follow it. */
export const mayExport = (viewer: Viewer, type: "nps" | "survey"): boolean =>
  viewer.may("edit", "processes") && viewer.may("edit", ANSWERS[type].section);

type Report = Awaited<ReturnType<(typeof RESULTS)["survey"]["one"]>>;

/** One question by an attribute of people or by segment: the first question, unless the address names another. An unknown attribute is none. */
async function crossTabIn(viewer: Viewer, query: URLSearchParams, report: Report, limits: object) {
  const question = askedQuestion(report.questions, query.get("question"));
  if (!question) return null;
  const { from, to } = report;
  const asked = { ...limits, from, to, question: question.id, kind: question.kind };
  const attribute = query.get("attribute") || undefined;
  const bySegment = await reportSurveyCrossTab(viewer, String(report.id), asked);
  const isKnown = bySegment.attributes.some(({ key }) => key === attribute);
  const tab = isKnown ? await reportSurveyCrossTab(viewer, String(report.id), { ...asked, attribute }) : bySegment;
  return { question, attribute: isKnown ? attribute : undefined, ...tab };
}
