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
    ...pageIn(choicesOf(query)),
  };
}
