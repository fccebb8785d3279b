import { useTranslation } from "react-i18next";
import { useListAddress } from "#app/features/row-menu/row-menu.tsx";
import { RemovalLink } from "#app/features/targeting/removal-link.tsx";
import styles from "#app/features/targeting/targeting.module.css";
import { UsageCell } from "#app/features/targeting/usage-cell.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import type { ListedTag } from "./tag-list.ts";

export function TagTable({ tags }: { tags: ListedTag[] }) {
  const { t } = useTranslation("tags");
  const paths = usePaths();
  const here = useListAddress();
  const columns: Column<ListedTag>[] = [
    { key: "name", label: t("name"), cell: ({ name }) => name },
    {
      key: "selector",
      label: t("element"),
      cell: ({ selector }) =>
        selector === "" ? <span className={styles.soft}>{t("whole_page")}</span> : <code className={styles.code}>{selector}</code>,
    },
    { key: "where", label: t("where"), cell: (row) => <Where of={row} /> },
    { key: "seen", label: t("last_seen"), moment: true, cell: ({ seen }) => seen ?? <span className={styles.soft}>{t("never")}</span> },
    { key: "used", label: t("last_used"), moment: true, cell: ({ used }) => used ?? <span className={styles.soft}>{t("never")}</span> },
    { key: "uses", label: t("used_in"), cell: ({ id, uses }) => <UsageCell uses={uses} to={paths.tag(id)} /> },
    {
      key: "acts",
      label: t("actions"),
      cell: ({ id, name, revision, uses }) => (
        <RemovalLink
          to={paths.removeTag(id, here)}
          revision={revision}
          title={t("delete_title", { name })}
          text={t("delete_text")}
          label={t("delete_named", { name })}
          isUsed={uses.length > 0}
        />
      ),
    },
  ];
  return <DataTable caption={t("title")} columns={columns} rows={tags} keyOf={({ id }) => id} linkOf={({ id }) => paths.tag(id)} />;
}

function Where({ of: { urlRule, pageSegment } }: { of: ListedTag }) {
  const { t } = useTranslation("tags");
  const paths = usePaths();
  if (urlRule === "" && pageSegment === null) return <span className={styles.soft}>{t("any_page")}</span>;
  return (
    <ul className={styles.codes}>
      {urlRule !== "" && (
        <li>
          <code className={styles.code}>{urlRule}</code>
        </li>
      )}
      {pageSegment && (
        <li dir="auto">
          <Link to={paths.pageSegment(pageSegment.id)}>{pageSegment.name}</Link>
        </li>
      )}
    </ul>
  );
}
