import { useTranslation } from "react-i18next";
import styles from "#app/features/report/report.module.css";
import { ReportFrame } from "#app/features/report/report-frame.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { keyOfQuestion } from "./asked-question.ts";
import { Breakdowns } from "./breakdowns.tsx";
import { CrossTab } from "./cross-tab.tsx";
import { ExportForm } from "./export-form.tsx";
import { useLimitTexts } from "./limit-texts.ts";
import { NpsScore } from "./nps-score.tsx";
import { Question } from "./question.tsx";
import type { Results } from "./result.server.ts";
import { ResultChart } from "./result-chart.tsx";
import { ResultFigures } from "./result-figures.tsx";
import { ResultTabs } from "./result-tabs.tsx";
import { RoundField, VersionField } from "./round-fields.tsx";
import { SegmentField } from "./segment-field.tsx";
import { SentAway } from "./sent-away.tsx";

/** What came of one message. */
export function ResultScreen({ of }: { of: Results }) {
  const { type, report, range, typed, problems, limits, address } = of;
  const { t } = useTranslation("results");
  const paths = usePaths();
  const limitTexts = useLimitTexts();
  const { lang, compare } = address;
  return (
    <ReportFrame
      title={of.title}
      crumbs={[{ label: t(`title_${type}`), to: paths.results(type) }]}
      actions={
        <ButtonRow>
          {of.mayEdit && <ButtonLink to={paths.message(type, report.id)}>{t("edit")}</ButtonLink>}
          {type !== "announcement" && <ExportForm may={of.mayExport} />}
        </ButtonRow>
      }
      asked={{ report, range, typed, problems, lang, compare }}
      limits={limitTexts(report.segments, limits)}
      fields={
        <>
          <SegmentField segments={report.segments} segment={limits.segment} />
          <VersionField versions={report.versions} version={limits.version} />
          <RoundField rounds={report.byRound} round={limits.round} />
        </>
      }
    >
      {type !== "announcement" && <ResultTabs type={type} message={report.id} address={address} current="overview" />}
      {report.nps && <NpsScore nps={report.nps} />}
      <ResultFigures type={type} {...report} />
      <ResultChart type={type} report={report} chart={of.chart} period={of.period} />
      {report.questions.map((question) => (
        <Question
          key={keyOfQuestion(question)}
          of={question}
          answers={type === "announcement" ? undefined : paths.answersTo(type, report.id, address)}
        />
      ))}
      {of.cross && <CrossTab of={of.cross} questions={report.questions} address={address} />}
      <SentAway of={report} />
      {report.totals.shown > 0 && <Breakdowns of={of} />}
      <p className={styles.definition}>
        {t("definition")} {report.byWay.length > 0 && t("definition_ways")}
      </p>
    </ReportFrame>
  );
}
