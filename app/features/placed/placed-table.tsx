import { useTranslation } from "react-i18next";
import { sortingBy } from "#app/features/list/list-query.ts";
import { useListAddress } from "#app/features/row-menu/row-menu.tsx";
import { RemovalLink } from "#app/features/targeting/removal-link.tsx";
import styles from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { AlertTriangle } from "#app/ui/primitives/icon/icons.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { type Noun, waysOf } from "./noun.ts";
import { CHOICES, type ListedPlaced, type PlacedListData, type PlacedQuery, type PlacedSort } from "./placed-list.ts";

/** The id of the text that says why nothing can be switched. */
export const REASON = "read-only-reason";

type Props = { noun: Noun; list: PlacedListData; addressOf: (change: Partial<PlacedQuery>) => string };

export function PlacedTable({ noun, list: { title, query, items }, addressOf }: Props) {
  const { t } = useTranslation("hints");
  const paths = usePaths();
  const ways = waysOf(paths, noun);
  const here = useListAddress();
  const sort = sortingBy<PlacedSort>(query, CHOICES.sorts, addressOf);
  const columns: Column<ListedPlaced>[] = [
    { key: "name", label: t("name"), sort: sort("name"), cell: ({ name }) => name },
    { key: "element", label: t("element"), cell: (row) => <ElementOf of={row} /> },
    { key: "where", label: t("where"), cell: (row) => <Where of={row} /> },
    {
      key: "segment",
      label: t("segment"),
      cell: ({ segment }) =>
        segment === null ? <span className={styles.soft}>{t("everybody")}</span> : <Named {...segment} to={paths.segment(segment.id)} />,
    },
    { key: "state", label: t("state"), cell: (row) => <Turn of={row} here={here} /> },
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
  ];
  if (items.some(({ mayEdit }) => mayEdit)) {
    columns.push({
      key: "acts",
      label: t("actions"),
      cell: ({ id, name, revision, mayEdit }) =>
        mayEdit && (
          <RemovalLink
            to={ways.remove(id, here)}
            revision={revision}
            title={t("delete_title", { name })}
            text={t("delete_text")}
            label={t("delete_named", { name })}
            isUsed={false}
          />
        ),
    });
  }
  return <DataTable caption={title} columns={columns} rows={items} keyOf={({ id }) => id} linkOf={({ id }) => ways.one(id)} stacks />;
}

function ElementOf({ of: { identifier, captured } }: { of: ListedPlaced }) {
  const { t } = useTranslation("hints");
  if (identifier === "" && !captured) return <span className={styles.soft}>{t("no_element")}</span>;
  return (
    <>
      {identifier !== "" && (
        <code className={`${styles.code} ${styles.short}`} title={identifier}>
          {identifier}
        </code>
      )}{" "}
      {captured && <span className={styles.small}>{t("captured")}</span>}
    </>
  );
}

function Where({ of: { url, pageSegment } }: { of: ListedPlaced }) {
  const { t } = useTranslation("hints");
  const paths = usePaths();
  if (url === "" && pageSegment === null) return <span className={styles.soft}>{t("every_page")}</span>;
  return (
    <ul className={styles.codes}>
      {url !== "" && (
        <li>
          <code className={styles.code}>{url}</code>
        </li>
      )}
      {pageSegment && (
        <li dir="auto">
          <Named {...pageSegment} to={paths.pageSegment(pageSegment.id)} />
        </li>
      )}
    </ul>
  );
}

/** A segment; who may not see the property's users is told only that there is one. */
function Named({ name, to }: { name: string; to: string }) {
  const { t } = useTranslation("hints");
  return name === "" ? <span className={styles.soft}>{t("some")}</span> : <Link to={to}>{name}</Link>;
}

function Turn({ of: { id, name, enabled, failing, revision, mayEdit }, here }: { of: ListedPlaced; here: string }) {
  const { t } = useTranslation("hints");
  return (
    <Form method="post" action={here} preventScrollReset className={styles.acts}>
      <Badge tone={enabled ? "good" : "neutral"}>{t(enabled ? "on" : "off")}</Badge>
      {failing && (
        <span className={styles.failing}>
          <AlertTriangle size={16} /> {failing}
        </span>
      )}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <Button
        size="small"
        name="turn"
        value={enabled ? "off" : "on"}
        label={t(enabled ? "turn_off_named" : "turn_on_named", { name })}
        {...(mayEdit ? {} : { disabled: true, describedBy: REASON })}
      >
        {t(enabled ? "turn_off" : "turn_on")}
      </Button>
    </Form>
  );
}
