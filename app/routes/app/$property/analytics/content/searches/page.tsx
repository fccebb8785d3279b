import type { LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reportMissedSearches } from "#app/api/reports.server.ts";
import { readListQuery } from "#app/features/list/list-query.ts";
import { readFilters } from "#app/features/report/filters.ts";
import styles from "#app/features/report/report.module.css";
import { ReportFrame } from "#app/features/report/report-frame.tsx";
import { reportOrUsual } from "#app/features/report/report-or-usual.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { switchedOff } from "#app/features/stylings/switched-off.server.ts";
import { SwitchedOff } from "#app/features/stylings/switched-off.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { SearchTable, SORTS } from "./search-table.tsx";

/** What people looked for in the assistant and did not find. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  const { searchParams } = new URL(args.request.url);
  const {
    query: { columns: _, ...query },
    problems: unknown,
  } = readListQuery(searchParams, { sorts: SORTS });
  const asked = await reportOrUsual(viewer, readFilters(searchParams), ({ compare: _compare, ...filters }) =>
    reportMissedSearches(viewer, { ...filters, ...query }),
  );
  const { report, range, typed } = asked;
  const { compare: _compare, ...inAddress } = asked.inAddress;
  const address = { ...inAddress, ...query };
  if (report.data.length === 0 && query.page > 1) throw redirect(viewer.paths.missedSearches({ ...address, page: 1 }));
  const problems = [...unknown, ...asked.problems];
  return data(
    {
      ...{ query, address, range, typed, problems, report },
      title: viewer.text("analytics:searches"),
      off: await switchedOff(viewer, "searchEnabled"),
      may: { document: viewer.may("edit", "customize"), guide: viewer.may("edit", "guides") },
    },
    { status: problems.length > 0 ? 400 : 200 },
  );
}

export const meta = screenMeta;

export default function MissedSearchesScreen() {
  const { query, address, range, typed, problems, report, off, may } = useLoaderData<typeof loader>();
  const { t } = useTranslation("analytics");
  const paths = usePaths();
  const addressOf = (change: Record<string, string | number>) => paths.missedSearches({ ...address, ...change });
  return (
    <ReportFrame
      title={t("searches")}
      lead={t("searches_lead")}
      asked={{ report, range, typed, problems, lang: address.lang, compare: undefined }}
      withoutComparison
      limits={{ search: query.search && t("searched", { search: query.search }) }}
      fields={
        <>
          <TextField field={plainField("search", { initialValue: query.search })} label={t("search_searches")} type="search" />
          <input type="hidden" name="sort" value={query.sort} />
          <input type="hidden" name="order" value={query.order} />
          <input type="hidden" name="limit" value={query.limit} />
        </>
      }
    >
      <SwitchedOff of={off} text={t("searches_off")} />
      {report.total > 0 ? (
        <>
          <SearchTable query={query} rows={report.data} addressOf={addressOf} may={may} />
          <Pager page={query.page} size={query.limit} total={report.total} addressOf={addressOf} />
        </>
      ) : query.search ? (
        <EmptyState title={t("no_search_title", { search: query.search })} text={t("no_search_text")} picture="search" />
      ) : (
        <EmptyState title={t("no_searches_title")} text={t("no_searches_text")} picture="search" />
      )}
      <p className={styles.definition}>{t("searches_definition")}</p>
    </ReportFrame>
  );
}
