import type { LoaderFunctionArgs } from "@remix-run/node";
import { stringify } from "csv-stringify/sync";
import { reportGuides } from "../../../../../../../api/reports.server.ts";
import { languageOf } from "../../../../../../../i18n/language.server.ts";
import { translatorOf } from "../../../../../../../i18n/translator.server.ts";
import { requireView } from "../../../../../../../session/viewer.server.ts";
import { inRange } from "../+parts/in-range.server.ts";
import { readListQuery } from "../query.ts";

const MOST_ROWS = 10_000;

/** The list as CSV: the same range, language, search and sort, on one page. Cells that a spreadsheet would calculate are disarmed. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  const query = { ...readListQuery(new URL(args.request.url).searchParams).query, page: 1 };
  const { report } = await inRange(viewer, query, (asked) => reportGuides(viewer, { ...asked, limit: MOST_ROWS }));
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
