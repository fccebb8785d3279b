import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getGuide } from "#app/api/guides.server.ts";
import { reportGuide } from "#app/api/reports.server.ts";
import { draftChapterOf } from "#app/features/publication/draft-chapter.server.ts";
import { DraftChapterNotice } from "#app/features/publication/draft-chapter-notice.tsx";
import { readFilters } from "#app/features/report/filters.ts";
import { ReportFrame } from "#app/features/report/report-frame.tsx";
import { reportOrUsual } from "#app/features/report/report-or-usual.server.ts";
import { reportWithChart } from "#app/features/report/report-with-chart.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { languageOf } from "#app/i18n/language.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { GuideChart } from "#app/routes/app/$property/analytics/content/guides/guide-chart.tsx";
import { Definition, GuideFigures } from "#app/routes/app/$property/analytics/content/guides/guide-figures.tsx";
import { SERIES } from "#app/routes/app/$property/analytics/content/guides/guide-list.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { DropOff } from "./drop-off.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  const guide = args.params.guideId ?? "";
  const mayView = viewer.may("view", "guides");
  const asked = readFilters(new URL(args.request.url).searchParams);
  const { report, problems, typed, range, inAddress } = await reportOrUsual(viewer, asked, (filters) =>
    reportGuide(viewer, guide, filters),
  );
  return data(
    {
      title: report.title,
      inAddress,
      range,
      typed,
      problems,
      mayView,
      draftChapter: mayView ? await draftChapterOf(viewer, await getGuide(viewer, guide)) : null,
      ...reportWithChart(report, SERIES, await languageOf(args.request)),
    },
    { status: problems.length > 0 ? 400 : 200 },
  );
}

export const meta = screenMeta;

export default function GuideDropOffScreen() {
  const { inAddress, range, typed, problems, report, mayView, draftChapter, period, chart } = useLoaderData<typeof loader>();
  const { t } = useTranslation("analytics");
  const paths = usePaths();
  const { lang, compare } = inAddress;
  return (
    <ReportFrame
      title={report.title}
      crumbs={[{ label: t("guides"), to: paths.guideReport(inAddress) }]}
      actions={mayView && <ButtonLink to={paths.guideSteps(report.id)}>{t("edit_guide")}</ButtonLink>}
      asked={{ report, range, typed, problems, lang, compare }}
    >
      {draftChapter && <DraftChapterNotice chapter={draftChapter} here={paths.guideReportOf(report.id, inAddress)} />}
      <GuideFigures {...report} />
      <GuideChart report={report} chart={chart} period={period} />
      <DropOff steps={report.steps} moreGone={report.moreGone} starts={report.totals.starts} />
      <Definition completions={report.totals.completions} />
    </ReportFrame>
  );
}
