import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reportGuide } from "../../../../../../../api/reports.server.ts";
import { dayChart } from "../../../../../../../features/chart/day-chart.server.ts";
import { DayChart } from "../../../../../../../features/chart/day-chart.tsx";
import { ChartTable, dayWriter } from "../../../../../../../features/report/chart-table.tsx";
import { Figures } from "../../../../../../../features/report/figures.tsx";
import { readFilters } from "../../../../../../../features/report/filters.ts";
import { RangeForm } from "../../../../../../../features/report/range-form.tsx";
import styles from "../../../../../../../features/report/report.module.css";
import { screenMeta } from "../../../../../../../features/screen-meta.ts";
import { languageOf } from "../../../../../../../i18n/language.server.ts";
import { paths } from "../../../../../../../paths.ts";
import { requireView } from "../../../../../../../session/viewer.server.ts";
import { EmptyState } from "../../../../../../../ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "../../../../../../../ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "../../../../../../../ui/primitives/button/button.tsx";
import { Notice } from "../../../../../../../ui/primitives/notice/notice.tsx";
import { inRange } from "../+parts/in-range.server.ts";
import { DropOff } from "./drop-off.tsx";

export const handle = { i18n: ["analytics"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  const query = readFilters(new URL(args.request.url).searchParams);
  const { report, broken } = await inRange(viewer, query, (asked) => reportGuide(viewer, args.params.guideId ?? "", asked));
  const language = await languageOf(args.request);
  const number = new Intl.NumberFormat(language);
  const values = report.days.map(({ day, starts, completions }) => ({ day, first: starts, second: completions }));
  return {
    title: report.title,
    property: viewer.propertyId,
    lang: query.lang,
    broken,
    report,
    mayView: viewer.may("view", "guides"),
    chart: dayChart(values, dayWriter(language, false), (value) => number.format(value)),
  };
}

export const meta = screenMeta;

export default function GuideDropOffScreen() {
  const { property, lang, broken, report, mayView, chart } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation("analytics");
  const dayText = dayWriter(i18n.language);
  const addressOf = (range: { from: string; to: string }) => paths.guideReportOf(property, report.id, { ...range, lang });
  const back = { label: t("guides"), to: paths.guideReport(property, { from: report.from, to: report.to, lang }) };
  return (
    <>
      <PageHeader title={report.title} crumbs={[back]}>
        {mayView && <ButtonLink to={paths.guideSteps(property, report.id)}>{t("edit_guide")}</ButtonLink>}
      </PageHeader>
      {broken && <Notice status="error" title={t("range_error")} />}
      <RangeForm range={report} lang={lang} languages={report.languages} addressOf={addressOf} />
      <div className={styles.sections}>
        <Figures values={report.totals} />
        {report.totals.starts === 0 ? (
          <EmptyState title={t("no_events_title")} text={t("no_events_text")} />
        ) : (
          <>
            <DayChart
              chart={chart}
              title={t("chart_title", { from: dayText(report.from), to: dayText(report.to) })}
              legend={[t("starts"), t("completions")]}
            />
            <ChartTable days={report.days} dayText={dayText} />
          </>
        )}
        <DropOff steps={report.steps} starts={report.totals.starts} />
        <p className={styles.definition}>{t("definition", { n: report.totals.completions })}</p>
      </div>
    </>
  );
}
