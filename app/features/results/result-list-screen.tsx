import type { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styles from "#app/features/report/report.module.css";
import { ReportFrame } from "#app/features/report/report-frame.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { useLimitTexts } from "./limit-texts.ts";
import { ResultChart } from "./result-chart.tsx";
import { ResultFigures } from "./result-figures.tsx";
import type { resultList } from "./result-list.server.ts";
import { ResultTable } from "./result-table.tsx";
import { SegmentField } from "./segment-field.tsx";

type Listed = ReturnType<typeof useLoaderData<typeof resultList>>;

/** What came of the messages of one kind (specification 1, section 2: analytics content). */
export function ResultListScreen({ of }: { of: Listed }) {
  const { type, query, address, range, typed, problems, report, segment, isNothingLive } = of;
  const { t } = useTranslation("results");
  const paths = usePaths();
  const limitTexts = useLimitTexts();
  const { lang, compare, from, to, range: preset } = address;
  const addressOf = (change: Record<string, string | number>) => paths.results(type, { ...address, ...change });
  return (
    <ReportFrame
      title={of.title}
      lead={t(`lead_${type}`)}
      asked={{ report, range, typed, problems, lang, compare }}
      limits={limitTexts(report.segments, { segment }, query.search)}
      fields={
        <>
          <SegmentField segments={report.segments} segment={segment} />
          <TextField field={plainField("search", { initialValue: query.search })} label={t("search")} type="search" />
          <input type="hidden" name="sort" value={query.sort} />
          <input type="hidden" name="order" value={query.order} />
          <input type="hidden" name="limit" value={query.limit} />
        </>
      }
    >
      {isNothingLive ? (
        <NothingLive of={of} />
      ) : report.total === 0 && query.search ? (
        <EmptyState title={t("no_match_title", { search: query.search })} text={t("no_match_text")} picture="search" />
      ) : (
        <>
          <ResultFigures type={type} {...report} />
          <ResultChart type={type} report={report} chart={of.chart} period={of.period} />
          {report.total > 0 && (
            <>
              <ResultTable
                type={type}
                query={query}
                rows={report.data}
                addressOf={addressOf}
                linkOf={({ id }) => paths.resultsOf(type, id, { range: preset, from, to, lang, compare, segment })}
              />
              <Pager page={query.page} size={query.limit} total={report.total} addressOf={addressOf} />
            </>
          )}
          <p className={styles.definition}>{t("definition")}</p>
        </>
      )}
    </ReportFrame>
  );
}

/** What to do before there is anything to count, for those who may. Where messages are off, their screens lead nowhere. */
function NothingLive({ of: { type, hasMessages, mayWrite } }: { of: Listed }) {
  const { t } = useTranslation("results");
  const paths = usePaths();
  if (!hasMessages) return <EmptyState title={t("nothing_live_title")} text={t("messages_off")} picture="chart" />;
  return (
    <EmptyState title={t("nothing_live_title")} text={t(`nothing_live_${type}`)} picture="chart">
      <ButtonLink to={mayWrite ? paths.createMessage({ type }) : paths.messages()} tone={mayWrite ? "primary" : "secondary"}>
        {t(mayWrite ? "create" : "to_messages")}
      </ButtonLink>
    </EmptyState>
  );
}
