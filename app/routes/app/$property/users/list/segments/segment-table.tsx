import { useTranslation } from "react-i18next";
import type { SegmentSort } from "#app/domain/segments/segment.ts";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { sortingBy } from "#app/features/list/list-query.ts";
import { useListAddress } from "#app/features/row-menu/row-menu.tsx";
import styles from "#app/features/targeting/targeting.module.css";
import { UsageCell } from "#app/features/targeting/usage-cell.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { CHOICES, type ListedSegment, type SegmentQuery } from "./segment-list.ts";

type Props = { segments: ListedSegment[]; query: SegmentQuery; addressOf: (change: Partial<SegmentQuery>) => string };

export function SegmentTable({ segments, query, addressOf }: Props) {
  const { t } = useTranslation("segments");
  const paths = usePaths();
  const sort = sortingBy<SegmentSort>(query, CHOICES.sorts, addressOf);
  const columns: Column<ListedSegment>[] = [
    { key: "name", label: t("name"), sort: sort("name"), cell: ({ name }) => name },
    {
      key: "filters",
      label: t("filters"),
      cell: ({ filters }) => (filters === 0 ? t("everybody") : t("filter_count", { count: filters })),
    },
    { key: "used", label: t("used_in"), cell: ({ id, uses }) => <UsageCell uses={uses} to={paths.segment(id)} /> },
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
    { key: "createdAt", label: t("created"), sort: sort("createdAt"), moment: true, cell: ({ created }) => created },
    { key: "acts", label: t("actions"), cell: (row) => <SegmentActs of={row} /> },
  ];
  return (
    <DataTable caption={t("segments")} columns={columns} rows={segments} keyOf={({ id }) => id} linkOf={({ id }) => paths.segment(id)} />
  );
}

/** Duplicates a segment, or deletes it after a question; one that is used leads to the page that says what keeps it. */
function SegmentActs({ of: { id, name, revision, uses } }: { of: ListedSegment }) {
  const { t } = useTranslation(["segments", "common"]);
  const paths = usePaths();
  const removal = paths.deleteSegment(id, useListAddress());
  return (
    <div className={styles.acts}>
      <Form method="post" action={paths.duplicateSegment(id)}>
        <Button size="small" label={t("duplicate_named", { name })}>
          {t("duplicate")}
        </Button>
      </Form>
      {uses.length > 0 ? (
        <ButtonLink to={removal} size="small" label={t("delete_named", { name })}>
          {t("common:delete")}
        </ButtonLink>
      ) : (
        <ConfirmLink
          to={removal}
          revision={revision}
          title={t("delete_title", { name })}
          text={t("delete_text")}
          confirm={t("common:delete")}
          look={{ size: "small" }}
        />
      )}
    </div>
  );
}
