import { type AddressProblem, type Filters, readFilters } from "#app/features/report/filters.ts";
import { PAGE_SIZES } from "#app/ui/composed/pager/pager.tsx";

export const SORTS = ["title", "starts", "completions", "rate", "medianSeconds"] as const;
const ORDERS = ["asc", "desc"] as const;
export type Sort = (typeof SORTS)[number];
export type ListQuery = Filters & { search: string; sort: Sort; order: (typeof ORDERS)[number]; page: number; limit: number };

/** What the address of the list chooses, with its defaults: most started first, 20 to a page. What it names that there is not is told. */
export function readListQuery(query: URLSearchParams): { query: ListQuery; problems: AddressProblem[] } {
  const problems: AddressProblem[] = [];
  const chosen = <T>(name: string, usual: T, read: (value: string) => T | undefined): T => {
    const value = query.get(name);
    const known = value ? read(value) : usual;
    if (known === undefined) problems.push({ name, value: (value ?? "").slice(0, 40), code: "unknown" });
    return known ?? usual;
  };
  const sort = chosen<Sort>("sort", "starts", (value) => SORTS.find((each) => each === value));
  return {
    query: {
      ...readFilters(query),
      search: query.get("search")?.slice(0, 200) ?? "",
      sort,
      order: chosen("order", sort === "title" ? "asc" : "desc", (value) => ORDERS.find((each) => each === value)),
      page: chosen("page", 1, (value) => (/^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined)),
      limit: chosen<number>("limit", PAGE_SIZES[0], (value) => PAGE_SIZES.find((size) => String(size) === value)),
    },
    problems,
  };
}
