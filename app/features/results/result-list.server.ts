import { data, redirect } from "@remix-run/node";
import { getShellProperty } from "#app/api/properties.server.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import { readListQuery } from "#app/features/list/list-query.ts";
import { reportWithChart } from "#app/features/report/report-with-chart.server.ts";
import { languageOf } from "#app/i18n/language.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { RESULTS } from "./kinds.server.ts";
import { CHOICES, SERIES } from "./result-list.ts";
import { resultsOrUsual } from "./results-or-usual.server.ts";

/** What the list of a kind's results shows at an address. A page beyond the last leads to the first. */
export async function resultList(request: Request, viewer: Viewer, type: MessageType) {
  const { searchParams } = new URL(request.url);
  const {
    query: { columns: _, ...query },
    problems: unknown,
  } = readListQuery(searchParams, CHOICES);
  const asked = await resultsOrUsual(viewer, searchParams, ({ version: _version, round: _round, ...filters }) =>
    RESULTS[type].list(viewer, { ...filters, ...query }),
  );
  const { report, inAddress, range, typed, limits } = asked;
  const { version: _version, round: _round, ...address } = { ...inAddress, ...query };
  if (report.data.length === 0 && query.page > 1) throw redirect(viewer.paths.results(type, { ...address, page: 1 }));
  const problems = [...unknown, ...asked.problems];
  const named = report.data.map((row) => ({ ...row, title: row.title || viewer.text("messages:untitled") }));
  const { featureFlagValues } = await getShellProperty(viewer);
  return data(
    {
      ...{ type, query, address, range, typed, problems, segment: limits.segment },
      title: viewer.text(TITLES[type]),
      isNothingLive: query.search === "" && report.live === 0 && report.totals.shown === 0,
      hasMessages: featureFlagValues.announcements,
      mayWrite: viewer.may("edit", "messages"),
      ...reportWithChart({ ...report, data: named }, SERIES[type], await languageOf(request)),
    },
    { status: problems.length > 0 ? 400 : 200 },
  );
}

/** What the screens of each kind are called. */
export const TITLES: Record<MessageType, string> = {
  announcement: "results:title_announcement",
  nps: "results:title_nps",
  survey: "results:title_survey",
};
