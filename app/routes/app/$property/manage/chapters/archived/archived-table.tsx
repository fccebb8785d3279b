import { useTranslation } from "react-i18next";
import { sortingBy } from "#app/features/list/list-query.ts";
import { useListAddress } from "#app/features/row-menu/row-menu.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { ARCHIVED_SORTS, type ArchivedQuery, type ArchivedRow } from "./archived-list.ts";

type Props = {
  rows: ArchivedRow[];
  query: ArchivedQuery;
  addressOf: (change: Partial<ArchivedQuery>) => string;
  mayBringBack: boolean;
};

export function ArchivedTable({ rows, query, addressOf, mayBringBack }: Props) {
  const { t } = useTranslation(["chapters", "manage", "errors"]);
  const paths = usePaths();
  const here = useListAddress();
  const by = sortingBy(query, ARCHIVED_SORTS, addressOf);
  const columns: Column<ArchivedRow>[] = [
    { key: "title", label: t("manage:title"), sort: by("title"), cell: ({ title }) => title },
    { key: "languages", label: t("written_in"), cell: ({ languages }) => languages },
    { key: "when", label: t("archived_when"), sort: by("archivedAt"), moment: true, cell: ({ when }) => when },
    { key: "by", label: t("archived_whom"), cell: (row) => <span dir="auto">{row.by ?? t("errors:conflict_someone")}</span> },
  ];
  if (mayBringBack) {
    columns.push({
      key: "acts",
      label: t("actions"),
      cell: ({ id, title, revision }) => (
        <Form method="post" action={paths.bringBackChapter(id, here)} preventScrollReset>
          <input type="hidden" name="revision" value={revision} />
          <Button size="small" label={t("bring_back_named", { title })}>
            {t("bring_back")}
          </Button>
        </Form>
      ),
    });
  }
  return (
    <DataTable
      caption={t("archived")}
      stacks
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      linkOf={({ id }) => paths.editChapter(id)}
    />
  );
}
