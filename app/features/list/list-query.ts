import { searchText } from "#app/domain/urls/search-text.ts";
import { NO_COLUMN } from "#app/ui/composed/data-table/column-chooser.tsx";
import { PAGE_SIZES } from "#app/ui/composed/pager/pager.tsx";
import { type AddressProblem, choicesOf } from "./address-problem.ts";

const ORDERS = ["asc", "desc"] as const;
type Order = (typeof ORDERS)[number];

type SortChoice<Sort extends string> = readonly [sort: Sort, order: Order];

/** What a list can be sorted by and can show, defaults first. */
export type ListChoices<Sort extends string, Column extends string> = {
  /** Each with its initial direction. */
  sorts: readonly [SortChoice<Sort>, ...SortChoice<Sort>[]];
  /** The columns that can be left out; all of them show by default. */
  columns?: readonly Column[];
};

export type ListQuery<Sort extends string = string, Column extends string = string> = {
  search: string;
  sort: Sort;
  order: Order;
  page: number;
  limit: number;
  columns: Column[];
};

/** What the address of a list asks for. Unknown choices are reported and replaced by the default. */
export function readListQuery<Sort extends string, Column extends string = never>(
  query: URLSearchParams,
  { sorts, columns = [] }: ListChoices<Sort, Column>,
): { query: ListQuery<Sort, Column>; problems: AddressProblem[] } {
  const [[usual]] = sorts;
  const choices = choicesOf(query);
  const { oneOf, problems } = choices;
  const sort = oneOf(
    "sort",
    sorts.map(([name]) => name),
    usual,
  );
  const chosen = query.getAll("column").filter(Boolean);
  const unknown = chosen.filter((name) => name !== NO_COLUMN && !columns.some((column) => column === name));
  const answer = {
    search: searchText(query.get("search")),
    sort,
    order: oneOf("order", ORDERS, sorts.find(([name]) => name === sort)?.[1] ?? "asc"),
    ...pageIn(choices),
    columns: chosen.length === unknown.length ? [...columns] : columns.filter((column) => chosen.includes(column)),
  };
  return {
    query: answer,
    problems: [...problems, ...unknown.map((value) => ({ name: "column", value: value.slice(0, 40), code: "unknown" }))],
  };
}

/** Which page of a list an address asks for, from 1, and of how many rows. */
export function pageIn({ read }: Pick<ReturnType<typeof choicesOf>, "read">): { page: number; limit: number } {
  return {
    page: read("page", 1, (value) => (/^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined)),
    limit: read<number>("limit", PAGE_SIZES[0], (value) => PAGE_SIZES.find((size) => String(size) === value)),
  };
}

/** The columns as an address names them: not at all if all are shown. */
export function columnsInAddress(columns: readonly string[], all: readonly string[]): string[] | undefined {
  if (columns.length === all.length) return undefined;
  return columns.length === 0 ? [NO_COLUMN] : [...columns];
}

/** The sorting of a column: its head leads to its initial direction, then to the reverse. */
export function sortingBy<Sort extends string>(
  { sort, order }: Pick<ListQuery<Sort>, "sort" | "order">,
  sorts: ListChoices<Sort, never>["sorts"],
  addressOf: (change: { sort: Sort; order: Order; page: number }) => string,
) {
  return (by: Sort) => {
    const begins = sorts.find(([name]) => name === by)?.[1] ?? "asc";
    const next = by !== sort ? begins : order === "asc" ? "desc" : "asc";
    return { to: addressOf({ sort: by, order: next, page: 1 }), order: by === sort ? order : undefined };
  };
}
