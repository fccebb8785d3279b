import { useTranslation } from "react-i18next";
import { sortingBy } from "#app/features/list/list-query.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { documentPaths } from "#app/paths/documents.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { CHOICES, type DocumentQuery, type DocumentSort, type ListedDocument } from "./document-list.ts";
import styles from "./documents.module.css";

type Props = { documents: ListedDocument[]; query: DocumentQuery; addressOf: (change: Partial<DocumentQuery>) => string };

export function DocumentTable({ documents, query, addressOf }: Props) {
  const { t, i18n } = useTranslation("documents");
  const paths = usePaths();
  const sort = sortingBy<DocumentSort>(query, CHOICES.sorts, addressOf);
  const columns: Column<ListedDocument>[] = [
    { key: "title", label: t("document"), sort: sort("title"), cell: ({ title }) => title },
    { key: "source", label: t("source"), cell: ({ source }) => (source === null ? t("uploaded") : <bdi>{source}</bdi>) },
    {
      key: "language",
      label: t("language"),
      sort: sort("language"),
      cell: ({ language }) => languageName(language, i18n.language),
    },
    {
      key: "characters",
      label: t("characters"),
      number: true,
      sort: sort("characters"),
      cell: ({ characters }) => characters.toLocaleString(i18n.language),
    },
    {
      key: "lastChangedAt",
      label: t("changed"),
      moment: true,
      sort: sort("lastChangedAt"),
      cell: ({ changed, changedBy }) => (
        <>
          {changed} {changedBy && <bdi className={styles.facts}>{changedBy}</bdi>}
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={t("documents")}
      columns={columns}
      rows={documents}
      keyOf={({ id }) => id}
      linkOf={({ id }) => documentPaths(paths).document(id)}
      stacks
    />
  );
}
