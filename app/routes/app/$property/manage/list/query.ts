import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { searchText } from "#app/domain/urls/search-text.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";

export const STATES = ["all", "live", "draft", "changed", "archived"] as const;
export type State = (typeof STATES)[number];

/** What the address of the list asks for; an unknown state counts as all. Only archived guides come page by page. */
export function readQuery(query: URLSearchParams) {
  return {
    search: searchText(query.get("search")),
    state: STATES.find((state) => state === query.get("state")) ?? "all",
    only: query.get("show") === "one" ? query.get("chapterId") : null,
    menu: query.get("menu"),
    chosen: guidesIn(query),
    ...pageIn(choicesOf(query)),
  };
}

/** The guides that an address names, each once. */
export function guidesIn(query: URLSearchParams): number[] {
  const ids = query.getAll("guide").map((guide) => idInAddress(guide));
  return [...new Set(ids.filter((id) => id !== null))];
}
