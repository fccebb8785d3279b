import { type AriaRole, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ScrollRegion } from "#app/ui/composed/scroll-region/scroll-region.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { ChoiceBar, ChooseAll, type Choosing, useChosen } from "./choosing.tsx";
import styles from "./data-table.module.css";
import stackStyles from "./stacks.module.css";

export type Column<Row> = {
  /** The last column is called "acts" if it holds what can only be pressed: paper goes without it. */
  key: string;
  label: string;
  /** Where the head leads, and the order of the rows if they are sorted by this column. */
  sort?: { to: string; order?: "asc" | "desc" };
  /** For numbers: aligned at the end. */
  number?: boolean;
  /** For moments: never broken into lines. */
  moment?: boolean;
  cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  /** The name of the table and of the region that it scrolls in. */
  caption: string;
  /** The first names the row. */
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  /** Where the name of a row leads. */
  linkOf?: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Actions on several rows at once. */
  choosing?: Choosing<Row>;
  /** On a phone each cell has a line of its own behind the label of its column, instead of a scroll. */
  stacks?: boolean;
};

/** A list as a table. Its head and the names stay in sight while it scrolls, which it does by itself when it is wider than the screen. */
export function DataTable<Row>({ caption, columns, rows, keyOf, linkOf, empty, choosing, stacks = false }: Props<Row>) {
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  const { chosen, chooseAll } = useChosen(rows, table);
  const classes = [styles.table, stacks && stackStyles.stacks, columns.at(-1)?.key === "acts" && styles.acts];
  const span = columns.length + (choosing ? 1 : 0);
  // What isn't displayed as a table is one to screen readers only if it says so.
  const role = (name: AriaRole) => (stacks ? name : undefined);
  return (
    <>
      {choosing && rows.length > 0 && <ChoiceBar choosing={choosing} chosen={chosen} />}
      <ScrollRegion label={caption} tall>
        <table ref={table} className={classes.filter(Boolean).join(" ")} role={role("table")}>
          <caption className="visually-hidden">{caption}</caption>
          <thead role={role("rowgroup")}>
            <tr role={role("row")}>
              {choosing && (
                <th scope="col" role={role("columnheader")} className={styles.choice} data-choice="">
                  <span className="visually-hidden">{t("choose")}</span>
                  <ChooseAll label={choosing.words.all} chosen={chosen} total={rows.length} onChange={chooseAll} />
                </th>
              )}
              {columns.map((column, index) => (
                <Head key={column.key} column={column} isName={index === 0} role={role("columnheader")} />
              ))}
            </tr>
          </thead>
          <tbody role={role("rowgroup")}>
            {rows.length === 0 && (
              <tr role={role("row")}>
                <td colSpan={span} role={role("cell")}>
                  {empty ?? t("no_rows")}
                </td>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={keyOf(row)} role={role("row")}>
                {choosing && (
                  <td role={role("cell")} className={styles.choice} data-choice="">
                    <input
                      className={styles.box}
                      type="checkbox"
                      form={choosing.form}
                      name={choosing.name}
                      value={keyOf(row)}
                      defaultChecked={choosing.chosen?.includes(keyOf(row))}
                      aria-label={t("choose_row", { name: choosing.nameOf(row) })}
                    />
                  </td>
                )}
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.key} scope="row" dir="auto" role={role("rowheader")}>
                      {linkOf ? <Link to={linkOf(row)}>{column.cell(row)}</Link> : column.cell(row)}
                    </th>
                  ) : (
                    <td
                      key={column.key}
                      role={role("cell")}
                      data-label={stacks ? column.label : undefined}
                      data-number={column.number ? "" : undefined}
                      data-moment={column.moment ? "" : undefined}
                    >
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

const SORTED = { asc: "ascending", desc: "descending" } as const;

type HeadProps<Row> = { column: Column<Row>; isName: boolean; role: AriaRole | undefined };

function Head<Row>({ column: { label, sort, number }, isName, role }: HeadProps<Row>) {
  return (
    <th
      scope="col"
      role={role}
      className={isName ? styles.name : undefined}
      data-number={number ? "" : undefined}
      data-sorts={sort ? "" : undefined}
      aria-sort={sort?.order && SORTED[sort.order]}
    >
      {sort ? (
        <Link to={sort.to} className={styles.sort} preventScrollReset>
          {label}
          {sort.order && <span aria-hidden="true"> {sort.order === "asc" ? "↑" : "↓"}</span>}
        </Link>
      ) : (
        label
      )}
    </th>
  );
}
