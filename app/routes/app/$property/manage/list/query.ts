import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { searchText } from "#app/domain/urls/search-text.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";
import { idsIn } from "#app/features/selection/chosen-ids.ts";

export const STATES = ["all", "live", "draft", "changed", "archived"] as const;
export type State = (typeof STATES)[number];

/** What the list can be sorted by, each with its first direction; by place is as people see it. */
export const SORTS = { place: "asc", title: "asc", changed: "desc", starts: "desc", state: "asc" } as const;
export type Sort = keyof typeof SORTS;
const SORT_NAMES = Object.keys(SORTS) as Sort[];

/** The filters beside search and state, as an address has them. */
export const FILTERS = ["segment", "written", "missing", "alarm", "by", "since"] as const;
export type Filters = { [Name in (typeof FILTERS)[number]]?: string };

/** Chapters on a page: more of them would make the page of a long list more than twice as dear as that of a short one. */
export const MOST_CHAPTERS = 30;
/** Chapters that an address names as open at most, and guides of each of them on the page. */
export const MOST_OPEN = 50;
export const MOST_ROWS = 100;

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/;

export type ListQuery = ReturnType<typeof readQuery>;

/** What the address of the list asks for. Filters that cannot be read are told in `problems` and left out; an unknown state counts as all. */
export function readQuery(query: URLSearchParams) {
  const choices = choicesOf(query);
  const { problems, oneOf, read } = choices;
  const only = query.get("show") === "one" ? query.get("chapterId") : null;
  const sort: Sort = oneOf("sort", SORT_NAMES, "place");
  const kept = (name: string, known: (value: string) => boolean) =>
    read<string | undefined>(name, undefined, (value) => (known(value) ? value : undefined));
  const filters: Filters = {
    segment: kept("segment", (value) => value === "none" || value === "any" || idInAddress(value) !== null),
    written: kept("written", (value) => LANGUAGE.test(value) && value.length <= 35),
    missing: kept("missing", (value) => LANGUAGE.test(value) && value.length <= 35),
    alarm: oneOf("alarm", ["yes", "no"], undefined),
    by: kept("by", (value) => /^[\w:@.-]{1,100}$/.test(value)),
    since: kept("since", isDay),
  };
  const { page, limit } = pageIn(choices);
  return {
    search: searchText(query.get("search")),
    state: stateIn(query),
    only,
    filters,
    sort,
    order: oneOf("order", ["asc", "desc"], SORTS[sort]),
    menu: query.get("menu"),
    chosen: idsIn(query, "guide"),
    /** The chapters that are open; null where the address leaves it to the list. */
    open: openIn(query.get("open")),
    /** The chapter whose page is shown where the address names no page. */
    at: query.has("page") ? null : idInAddress(query.get("at") ?? undefined),
    /** Whether the fields of the filters are shown. */
    fields: query.get("filter") === "open",
    page,
    limit: query.has("limit") || only === null ? limit : MOST_ROWS,
    problems,
  };
}

function stateIn(query: URLSearchParams): State {
  if (query.get("show") === "archived") return "archived";
  return STATES.find((state) => state === query.get("state")) ?? "all";
}

function openIn(text: string | null): number[] | null {
  if (text === null) return null;
  const ids = text.split(",").map((id) => (id === "0" ? 0 : idInAddress(id)));
  return [...new Set(ids.filter((id) => id !== null))].slice(-MOST_OPEN);
}

function isDay(text: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** The parts of an address that say which guides are listed, and how they are sorted: what links within the list keep. */
export function inAddress({ search, state, only, filters, sort, order }: ListQuery) {
  return {
    ...(only !== null && { show: "one" as const, chapterId: only }),
    search,
    state: state === "all" ? undefined : state,
    ...filters,
    sort: sort === "place" ? undefined : sort,
    order: order === SORTS[sort] ? undefined : order,
  };
}

export type Kept = ReturnType<typeof inAddress>;

/** Whether anything hides guides or sorts them otherwise. */
export function isFiltered({ search, state, filters, sort, order }: ListQuery): boolean {
  const some = FILTERS.some((name) => filters[name] !== undefined);
  return search.trim() !== "" || state !== "all" || some || sort !== "place" || order !== SORTS[sort];
}
