import { useTranslation } from "react-i18next";
import { sentValues, useFormAnswer } from "#app/features/form/use-screen-form.ts";
import { ReportFrame } from "#app/features/report/report-frame.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import type { Answers } from "./answers.server.ts";
import { CommentSummary } from "./comment-summary.tsx";
import { ExportForm } from "./export-form.tsx";
import { useLimitTexts } from "./limit-texts.ts";
import { OneAnswer } from "./one-answer.tsx";
import { ResultTabs } from "./result-tabs.tsx";

/** The answers to one message, one by one, with what the team notes beside them. */
export function AnswersScreen({ of }: { of: Answers }) {
  const { type, report, range, typed, problems, filters, page, address, answers, mayNote } = of;
  const { t } = useTranslation(["results", "errors"]);
  const paths = usePaths();
  const limitTexts = useLimitTexts();
  const { standing, commented, tag, followUp, search } = filters;
  const filtered = {
    standing: standing && t(`standing_${standing}`),
    commented: commented && t("with_comment"),
    tag,
    followUp: followUp && `${t("follow_up")}: ${t(`follow_up_${followUp}`)}`,
  };
  const answered = useFormAnswer();
  const addressOf = (change: Record<string, string | number>) => paths.answersTo(type, report.id, { ...address, ...change });
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <ReportFrame
      title={of.title}
      crumbs={[{ label: t(`title_${type}`), to: paths.results(type) }]}
      actions={
        <ButtonRow>
          <ButtonLink to={addressOf({ summary: "yes" })}>{t("summarize")}</ButtonLink>
          <ExportForm may={of.mayExport} to={paths.resultsOf(type, report.id, of.overview)} />
        </ButtonRow>
      }
      asked={{ report, range, typed, problems, lang: address.lang, compare: undefined }}
      limits={{ ...limitTexts(report.segments, of.limits, search), ...filtered }}
      fields={<AnswerFields of={of} />}
      withoutComparison
    >
      <ResultTabs type={type} message={report.id} address={of.overview} current="answers" />
      {of.isSummed && <CommentSummary of={of.summary} linkOf={(word) => addressOf({ search: word, commented: "yes", page: 1 })} />}
      {answers.length === 0 ? (
        <EmptyState title={t("no_answers_title")} text={t(isFiltered ? "no_answers_filtered" : "no_answers_text")} picture="search">
          {isFiltered && <ButtonLink to={paths.answersTo(type, report.id, of.overview)}>{t("clear_filters")}</ButtonLink>}
        </EmptyState>
      ) : (
        <>
          <p role="status">{t("found", { count: report.total })}</p>
          {!mayNote && <p>{t("errors:not_allowed_for_role")}</p>}
          {answers.map((answer) => (
            <OneAnswer
              key={`${answer.id} ${answer.tags.join()} ${answer.followUp}`}
              of={answer}
              mayNote={mayNote}
              sent={sentValues(answered).answer === answer.id ? answered : null}
            />
          ))}
          <Pager page={page.page} size={page.limit} total={report.total} addressOf={addressOf} />
        </>
      )}
    </ReportFrame>
  );
}
