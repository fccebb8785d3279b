import type { LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reportGuides } from "#app/api/reports.server.ts";
import { DayChart } from "#app/features/chart/day-chart.tsx";
import { ChartTable } from "#app/features/report/chart-table.tsx";
import { Definition, Figures } from "#app/features/report/figures.tsx";
import { RangeForm } from "#app/features/report/range-form.tsx";
import styles from "#app/features/report/report.module.css";
import { reportWithChart } from "#app/features/report/report-with-chart.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { dayWriter } from "#app/i18n/day-text.ts";
import { languageOf } from "#app/i18n/language.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Download } from "#app/ui/primitives/icon/icons.ts";
import { GuideTable } from "./+parts/guide-table.tsx";
import { inRange } from "./+parts/in-range.server.ts";
import { readListQuery } from "./query.ts";

export const handle = { i18n: ["analytics"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  const asked = readListQuery(new URL(args.request.url).searchParams);
  const { report, problems, typed, lang } = await inRange(viewer, asked.query, (query) => reportGuides(viewer, query));
  const language = await languageOf(args.request);
  const query = { ...asked.query, from: report.from, to: report.to, lang };
  if (report.data.length === 0 && query.page > 1) throw redirect(viewer.paths.guideReport({ ...query, page: 1 }));
  const told = [...asked.problems, ...problems];
  return data(
    {
      title: viewer.text("analytics:guides"),
      query,
      typed,
      problems: told,
      ...reportWithChart(report, language),
    },
    { status: told.length > 0 ? 400 : 200 },
  );
}

export const meta = screenMeta;

export default function GuideReportScreen() {
  const { query, typed, problems, report, period, chart } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation("analytics");
  const paths = usePaths();
  const dayText = dayWriter(i18n.language);
  const range = { from: dayText(query.from), to: dayText(query.to) };
  const addressOf = (change: Record<string, string | number>) => paths.guideReport({ ...query, ...change });
  return (
    <>
      <PageHeader title={t("guides")} lead={t("guides_lead")}>
        <ButtonLink to={paths.guideReportExport(query)} download>
          <Download size={16} aria-hidden="true" />
          {t("export")}
        </ButtonLink>
      </PageHeader>
      <RangeForm range={query} typed={typed} problems={problems} lang={query.lang} languages={report.languages} addressOf={addressOf}>
        <label className={styles.filter}>
          {t("search")}
          <input type="search" name="search" defaultValue={query.search} maxLength={200} />
        </label>
        <input type="hidden" name="sort" value={query.sort} />
        <input type="hidden" name="order" value={query.order} />
        <input type="hidden" name="limit" value={query.limit} />
      </RangeForm>
      <div className={styles.sections}>
        <Figures values={report.totals} />
        {report.totals.starts === 0 ? (
          <EmptyState title={t("no_events_title")} text={t("no_events_text")} />
        ) : (
          <>
            <DayChart
              chart={chart}
              title={t(period === "week" ? "chart_title_weeks" : "chart_title", range)}
              legend={[t("starts"), t("completions")]}
            />
            <ChartTable days={report.days} period={period} dayText={dayText} />
          </>
        )}
        {report.data.length === 0 ? (
          <EmptyState title={t("empty_title")} text={t("empty_text")} />
        ) : (
          <GuideTable query={query} rows={report.data} addressOf={addressOf} />
        )}
        <Pager page={query.page} size={query.limit} total={report.total} addressOf={addressOf} />
        <Definition completions={report.totals.completions} />
      </div>
    </>
  );
}
