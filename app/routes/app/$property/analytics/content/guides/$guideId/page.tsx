import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reportGuide } from "#app/api/reports.server.ts";
import { DayChart } from "#app/features/chart/day-chart.tsx";
import { ChartTable } from "#app/features/report/chart-table.tsx";
import { Definition, Figures } from "#app/features/report/figures.tsx";
import { readFilters } from "#app/features/report/filters.ts";
import { RangeForm } from "#app/features/report/range-form.tsx";
import styles from "#app/features/report/report.module.css";
import { reportWithChart } from "#app/features/report/report-with-chart.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { dayWriter } from "#app/i18n/day-text.ts";
import { languageOf } from "#app/i18n/language.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { inRange } from "#app/routes/app/$property/analytics/content/guides/+parts/in-range.server.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { DropOff } from "./drop-off.tsx";

export const handle = { i18n: ["analytics"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  const asked = readFilters(new URL(args.request.url).searchParams);
  const { report, problems, typed, lang } = await inRange(viewer, asked, (query) => reportGuide(viewer, args.params.guideId ?? "", query));
  const language = await languageOf(args.request);
  return data(
    {
      title: report.title,
      lang,
      typed,
      problems,
      mayView: viewer.may("view", "guides"),
      ...reportWithChart(report, language),
    },
    { status: problems.length > 0 ? 400 : 200 },
  );
}

export const meta = screenMeta;

export default function GuideDropOffScreen() {
  const { lang, typed, problems, report, mayView, period, chart } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation("analytics");
  const paths = usePaths();
  const dayText = dayWriter(i18n.language);
  const addressOf = (range: { from: string; to: string }) => paths.guideReportOf(report.id, { ...range, lang });
  const back = { label: t("guides"), to: paths.guideReport({ from: report.from, to: report.to, lang }) };
  return (
    <>
      <PageHeader title={report.title} crumbs={[back]}>
        {mayView && <ButtonLink to={paths.guideSteps(report.id)}>{t("edit_guide")}</ButtonLink>}
      </PageHeader>
      <RangeForm range={report} typed={typed} problems={problems} lang={lang} languages={report.languages} addressOf={addressOf} />
      <div className={styles.sections}>
        <Figures values={report.totals} />
        {report.totals.starts === 0 ? (
          <EmptyState title={t("no_events_title")} text={t("no_events_text")} />
        ) : (
          <>
            <DayChart
              chart={chart}
              title={t(period === "week" ? "chart_title_weeks" : "chart_title", { from: dayText(report.from), to: dayText(report.to) })}
              legend={[t("starts"), t("completions")]}
            />
            <ChartTable days={report.days} period={period} dayText={dayText} />
          </>
        )}
        <DropOff steps={report.steps} moreGone={report.moreGone} starts={report.totals.starts} />
        <Definition completions={report.totals.completions} />
      </div>
    </>
  );
}
