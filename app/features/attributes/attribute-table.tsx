import { useTranslation } from "react-i18next";
import type { AttributeSort } from "#app/domain/users/attribute.ts";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { sortingBy } from "#app/features/list/list-query.ts";
import { useListAddress } from "#app/features/row-menu/row-menu.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { type AttributeListData, type AttributeQuery, CHOICES, type ListedAttribute, type ShownRefusals } from "./attribute-list.ts";
import styles from "./attributes.module.css";

type Props = { list: AttributeListData; addressOf: (change: Partial<AttributeQuery>) => string };

export function AttributeTable({ list: { scope, query, attributes, mayEdit, opensCompany }, addressOf }: Props) {
  const { t } = useTranslation("attributes");
  const paths = usePaths();
  const sort = sortingBy<AttributeSort>(query, CHOICES.sorts, addressOf);
  const columns: Column<ListedAttribute>[] = [
    {
      key: "key",
      label: t("key"),
      sort: sort("key"),
      cell: (row) => (row.isOwn || opensCompany ? <Link to={paths.attribute(row.scope, row.id)}>{row.key}</Link> : row.key),
    },
    { key: "displayName", label: t("display_name"), sort: sort("displayName"), cell: ({ displayName }) => <bdi>{displayName}</bdi> },
    { key: "type", label: t("type"), cell: ({ type }) => t(`type_${type}`) },
    ...(scope === "property" ? [{ key: "scope", label: t("scope"), cell: (row: ListedAttribute) => t(`origin_${row.scope}`) }] : []),
    { key: "refused", label: t("refused"), cell: ({ refused }) => refused && <Refused refused={refused} /> },
    { key: "createdAt", label: t("created"), sort: sort("createdAt"), moment: true, cell: ({ created }) => created },
    ...(query.state === "active"
      ? []
      : [
          {
            key: "state",
            label: t("state"),
            cell: ({ archived }: ListedAttribute) => (archived ? <Badge>{t("state_archived")}</Badge> : t("state_active")),
          },
        ]),
    ...(mayEdit ? [{ key: "acts", label: t("actions"), cell: (row: ListedAttribute) => row.isOwn && <StatusLink of={row} /> }] : []),
  ];
  return <DataTable caption={t(`title_${scope}`)} columns={columns} rows={attributes} keyOf={({ id }) => id} />;
}

/** How many values were kept out, with one of them. */
export function Refused({ refused: { count, sample, at } }: { refused: ShownRefusals }) {
  const { t } = useTranslation("attributes");
  return (
    <span className={styles.refused}>
      {t("refused_count", { count })} {sample !== "" && <span className={styles.sample}>{t("refused_sample", { sample, at })}</span>}
    </span>
  );
}

type StatusProps = { of: Pick<ListedAttribute, "id" | "key" | "scope" | "archived" | "revision"> };

/** Archives an attribute, or brings it back, after it was asked about. */
export function StatusLink({ of: { id, key, scope, archived, revision } }: StatusProps) {
  const { t } = useTranslation("attributes");
  const paths = usePaths();
  const here = useListAddress();
  const act = archived ? "restore" : "archive";
  return (
    <ConfirmLink
      to={paths[`${act}Attribute`](scope, id, here)}
      revision={revision}
      title={t(`${act}_title`, { key })}
      text={t(`${act}_text`)}
      confirm={t(act)}
      tone={archived ? "primary" : "danger"}
      look={{ size: "small" }}
    />
  );
}
