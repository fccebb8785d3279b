import { useTranslation } from "react-i18next";
import { sortingBy } from "#app/features/list/list-query.ts";
import { PageSegmentActs } from "#app/features/page-segments/page-segment-acts.tsx";
import { Verdict } from "#app/features/page-segments/verdict.tsx";
import styles from "#app/features/targeting/targeting.module.css";
import { UsageCell } from "#app/features/targeting/usage-cell.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import {
  CHOICES,
  type ListedPageSegment,
  type PageSegmentListData,
  type PageSegmentQuery,
  type PageSegmentSort,
} from "./page-segment-list.ts";

/** How many rules a row shows. */
const FIRST = 3;

type Props = { list: PageSegmentListData; addressOf: (change: Partial<PageSegmentQuery>) => string };

export function PageSegmentTable({ list: { query, pageSegments, tested }, addressOf }: Props) {
  const { t } = useTranslation("page-segments");
  const paths = usePaths();
  const sort = sortingBy<PageSegmentSort>(query, CHOICES.sorts, addressOf);
  const columns: Column<ListedPageSegment>[] = [
    { key: "name", label: t("name"), sort: sort("name"), cell: ({ name }) => name },
    ...(tested
      ? [{ key: "verdict", label: t("at_address"), cell: ({ verdict }: ListedPageSegment) => verdict && <Verdict answer={verdict} /> }]
      : []),
    { key: "where", label: t("where"), cell: (row) => <Where of={row} /> },
    { key: "used", label: t("used_in"), cell: ({ id, uses }) => <UsageCell uses={uses} to={paths.pageSegment(id)} /> },
    {
      key: "updatedAt",
      label: t("changed"),
      sort: sort("updatedAt"),
      moment: true,
      cell: ({ changed, changedBy }) => (
        <>
          {changed} {changedBy && <bdi className={styles.small}>{changedBy}</bdi>}
        </>
      ),
    },
    // There is no room for it beside what the test says.
    ...(tested
      ? []
      : [
          {
            key: "createdAt",
            label: t("created"),
            sort: sort("createdAt"),
            moment: true,
            cell: ({ created }: ListedPageSegment) => created,
          },
        ]),
    { key: "acts", label: t("actions"), cell: (row) => <PageSegmentActs of={row} isListed /> },
  ];
  return (
    <DataTable
      caption={t("title")}
      columns={columns}
      rows={pageSegments}
      keyOf={({ id }) => id}
      linkOf={({ id }) => paths.pageSegment(id, query.test)}
    />
  );
}

function Where({ of: { rules, visibility } }: { of: ListedPageSegment }) {
  const { t } = useTranslation("page-segments");
  return (
    <>
      <span className={styles.small}>{t(visibility ? "only_on" : "all_but")}</span>
      <ul className={styles.codes}>
        {rules.slice(0, FIRST).map((rule) => (
          <li key={rule}>
            <code className={styles.code}>{rule}</code>
          </li>
        ))}
        {rules.length > FIRST && <li>{t("more_rules", { count: rules.length - FIRST })}</li>}
      </ul>
    </>
  );
}
