import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type ListQuery, sortingBy } from "#app/features/list/list-query.ts";
import { ColumnChooser } from "#app/ui/composed/data-table/column-chooser.tsx";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import type { ListedPerson } from "./listed.server.ts";
import { type Attribute, attributeIn, columnsOf, type PeopleSort, SORTS } from "./people-query.ts";

type Props = {
  query: ListQuery<PeopleSort, string>;
  rows: ListedPerson[];
  /** The columns that every person has, and the attributes. */
  own: readonly string[];
  attributes: Attribute[];
  addressOf: (change: Record<string, string | number>) => string;
  linkOf: (person: { id: number }) => string;
  /** Who is chosen already. */
  chosen: number[];
  /** What can be done with several at once; nothing for who may not. */
  acts: { action: string; buttons: ReactNode } | null;
};

/** People, in the chosen columns. */
export function PeopleTable({ query, rows, own, attributes, addressOf, linkOf, chosen, acts }: Props) {
  const { t } = useTranslation("users");
  const names: Record<string, string> = {
    status: t("status"),
    createdAt: t("created_at"),
    firstSeenAt: t("first_seen"),
    lastSeenAt: t("last_seen"),
  };
  const sort = sortingBy<PeopleSort>(query, SORTS, addressOf);
  const labels = new Map(attributes.map(({ key, name }) => [key, name]));
  const labelOf = (column: string) => labels.get(attributeIn(column) ?? "") ?? names[column] ?? column;
  const id: Column<ListedPerson> = {
    key: "publicId",
    label: t("id"),
    sort: sort("publicId"),
    cell: ({ publicId, anonymous }) => (
      <>
        {publicId} {anonymous && <Badge>{t("anonymous")}</Badge>}
      </>
    ),
  };
  const columns = query.columns.map((column) => {
    const by = SORTS.find(([name]) => name === column)?.[0];
    const moment = by !== undefined;
    return {
      key: column,
      label: labelOf(column),
      sort: by && sort(by),
      moment,
      cell: ({ cells }: ListedPerson) => <bdi>{cells[column]}</bdi>,
    };
  });
  return (
    <>
      <ColumnChooser columns={columnsOf(own, attributes).map((key) => ({ key, label: labelOf(key) }))} shown={query.columns} />
      <DataTable
        caption={t("people")}
        columns={[id, ...columns]}
        rows={rows}
        keyOf={({ id }) => id}
        linkOf={linkOf}
        choosing={acts ? { form: "chosen-people", name: "user", chosen, nameOf: ({ publicId }) => publicId, ...acts } : undefined}
      />
    </>
  );
}
