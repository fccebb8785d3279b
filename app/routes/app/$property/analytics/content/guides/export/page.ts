import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { stringify } from "csv-stringify/sync";
import { attempt } from "#app/api/failure.ts";
import { reportGuides } from "#app/api/reports.server.ts";
import { readListQuery } from "#app/features/list/list-query.ts";
import { readFilters } from "#app/features/report/filters.ts";
import { reportOrUsual } from "#app/features/report/report-or-usual.server.ts";
import { languageOf } from "#app/i18n/language.server.ts";
import { translatorOf } from "#app/i18n/translator.server.ts";
import { CHOICES } from "#app/routes/app/$property/analytics/content/guides/guide-list.ts";
import { requireView } from "#app/session/viewer.server.ts";

const MOST_ROWS = 10_000;

/**
 * The list as CSV: the same range, language, search and sorting, on one page and with all figures. Cells that a spreadsheet would evaluate
 * are disarmed. On a failure it leads to the report, whose page says why.
 */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  const { searchParams } = new URL(args.request.url);
  const { search, sort, order } = readListQuery(searchParams, CHOICES).query;
  const { range, filters, problems } = readFilters(searchParams);
  const whole = { search, sort, order, page: 1, limit: MOST_ROWS };
  const asked = await attempt(
    reportOrUsual(viewer, { range, filters: { ...filters, compare: undefined }, problems }, (query) =>
      reportGuides(viewer, { ...query, ...whole }),
    ),
  );
  if (!asked.ok) return redirect(viewer.paths.guideReport(Object.fromEntries(searchParams)));
  const { report } = asked.answer;
  const t = translatorOf(await languageOf(args.request)).getFixedT(null, "analytics");
  const head = ["guide", "starts", "completions", "rate", "median"].map((key) => t(key));
  const rows = report.data.map((row) => [row.title, row.starts, row.completions, row.rate ?? "", row.medianSeconds ?? ""]);
  return new Response(stringify([head, ...rows], { bom: true, escape_formulas: true }), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="guides-${report.from}-${report.to}.csv"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
