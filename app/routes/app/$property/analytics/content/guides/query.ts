import { type Filters, readFilters } from "../../../../../../features/report/filters.ts";
import { PAGE_SIZES } from "../../../../../../ui/composed/pager/pager.tsx";

export const SORTS = ["title", "starts", "completions", "rate", "medianSeconds"] as const;
export type Sort = (typeof SORTS)[number];
export type ListQuery = Filters & { search: string; sort: Sort; order: "asc" | "desc"; page: number; limit: number };

/** What the address of the list chooses, with its defaults: most started first, 20 to a page. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const sort = SORTS.find((each) => each === query.get("sort")) ?? "starts";
  const usual = sort === "title" ? "asc" : "desc";
  const order = query.get("order");
  const limit = Number(query.get("limit"));
  const page = Number(query.get("page"));
  return {
    ...readFilters(query),
    search: query.get("search")?.slice(0, 200) ?? "",
    sort,
    order: order === "asc" || order === "desc" ? order : usual,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    limit: PAGE_SIZES.find((size) => size === limit) ?? PAGE_SIZES[0],
  };
}
