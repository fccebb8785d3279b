import type { LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reportGuides } from "#app/api/reports.server.ts";
import { columnsInAddress, readListQuery } from "#app/features/list/list-query.ts";
import { readFilters } from "#app/features/report/filters.ts";
import { ReportFrame } from "#app/features/report/report-frame.tsx";
import { reportOrUsual } from "#app/features/report/report-or-usual.server.ts";
import { reportWithChart } from "#app/features/report/report-with-chart.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { languageOf } from "#app/i18n/language.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Download } from "#app/ui/primitives/icon/icons.ts";
import { GuideChart } from "./guide-chart.tsx";
import { Definition, GuideFigures } from "./guide-figures.tsx";
import { CHOICES, COLUMNS, SERIES } from "./guide-list.ts";
import { GuideTable } from "./guide-table.tsx";
import { isNothingLive, listedGuides } from "./listed.server.ts";
import { NothingLive } from "./nothing-live.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  const { searchParams } = new URL(args.request.url);
  const { query: list, problems: unknown } = readListQuery(searchParams, CHOICES);
  const { columns, ...page } = list;
  const asked = await reportOrUsual(viewer, readFilters(searchParams), (filters) => reportGuides(viewer, { ...filters, ...page }));
  const { report, inAddress, range, typed } = asked;
  const address = { ...inAddress, column: columnsInAddress(columns, COLUMNS), ...page };
  if (report.data.length === 0 && list.page > 1) throw redirect(viewer.paths.guideReport({ ...address, page: 1 }));
  const problems = [...unknown, ...asked.problems];
  return data(
    {
      title: viewer.text("analytics:guides"),
      query: { ...list, ...inAddress },
      address,
      range,
      typed,
      problems,
      nothingLive: isNothingLive(report, list),
      mayWrite: viewer.may("edit", "guides"),
      ...reportWithChart({ ...report, data: listedGuides(report, columns) }, SERIES, await languageOf(args.request)),
    },
    { status: problems.length > 0 ? 400 : 200 },
  );
}

export const meta = screenMeta;

export default function GuideReportScreen() {
  const { query, address, range, typed, problems, nothingLive, mayWrite, report, period, chart } = useLoaderData<typeof loader>();
  const { t } = useTranslation("analytics");
  const paths = usePaths();
  const { lang, compare } = query;
  const addressOf = (change: Record<string, string | number>) => paths.guideReport({ ...address, ...change });
  const { from, to, range: preset } = address;
  return (
    <ReportFrame
      title={t("guides")}
      lead={t("guides_lead")}
      actions={
        <ButtonLink to={paths.guideReportExport(address)} download>
          <Download size={16} />
          {t("export")}
        </ButtonLink>
      }
      asked={{ report, range, typed, problems, lang, compare }}
      limits={{ search: query.search && t("searched", { search: query.search }) }}
      fields={
        <>
          <TextField field={plainField("search", { initialValue: query.search })} label={t("search")} type="search" />
          <input type="hidden" name="sort" value={query.sort} />
          <input type="hidden" name="order" value={query.order} />
          <input type="hidden" name="limit" value={query.limit} />
          {address.column?.map((column) => (
            <input key={column} type="hidden" name="column" value={column} />
          ))}
        </>
      }
    >
      {nothingLive ? (
        <NothingLive mayWrite={mayWrite} />
      ) : (
        <>
          <GuideFigures {...report} />
          <GuideChart report={report} chart={chart} period={period} search={query.search} />
          {report.total > 0 && (
            <>
              <GuideTable
                query={query}
                rows={report.data}
                addressOf={addressOf}
                linkOf={({ id }) => paths.guideReportOf(id, { range: preset, from, to, lang, compare })}
              />
              <Pager page={query.page} size={query.limit} total={report.total} addressOf={addressOf} />
              <Definition completions={report.totals.completions} />
            </>
          )}
        </>
      )}
    </ReportFrame>
  );
}
