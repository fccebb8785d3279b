import { FILTER_LIMITS } from "#app/domain/segments/condition.ts";
import { type Draft, type DraftFilter, EDITORS, editorOf, NEW_FILTER } from "./draft.ts";
import type { Place } from "./judge-draft.ts";

/** What the buttons of the builder ask for, besides saving: `apply` only takes over what was filled in, and of one filter shows what follows from that. */
export type Changed = {
  draft: Draft;
  /** The filter that is opened, if one is. */
  open?: Place;
  /** The id of what gets the focus. */
  focus?: string;
};

const PLACED = /^(open|apply|remove-filter):(\d{1,2})\.(\d{1,2})$/;
const GROUPED = /^(add-filter|remove-group):(\d{1,2})$/;

/** A draft after a button was pressed; any other text changes nothing. */
export function changeDraft(draft: Draft, intent: string): Changed {
  if (intent === "add-group") return addGroup(draft);
  const [, act, at = "", index = ""] = PLACED.exec(intent) ?? GROUPED.exec(intent) ?? [];
  const group = Number(at);
  const filters = draft.groups[group]?.filters;
  if (act === undefined || !filters) return { draft };
  if (act === "add-filter") return addFilter(draft, group);
  if (act === "remove-group") return { draft: { ...draft, groups: draft.groups.filter((_, each) => each !== group) }, focus: "groups" };
  const filter = Number(index);
  if (!filters[filter]) return { draft };
  if (act === "open") return { draft, open: { group, filter }, focus: `f${group}-${filter}-key` };
  if (act === "apply") return { draft, open: { group, filter }, focus: `f${group}-${filter}-${nextField(filters[filter])}` };
  const left = filters.filter((_, each) => each !== filter);
  return { draft: withFilters(draft, group, left), focus: left.length > 0 ? `group-${group}` : "groups" };
}

/** The field that follows from what a filter says already. */
function nextField(filter: DraftFilter): string {
  if (filter.key === "") return "key";
  return (filter.operator && EDITORS[editorOf(filter)][0]) || "operator";
}

function addGroup(draft: Draft): Changed {
  if (draft.groups.length >= FILTER_LIMITS.groups) return { draft };
  const group = draft.groups.length;
  const groups = [...draft.groups, { connection: "and" as const, filters: [NEW_FILTER] }];
  return { draft: { ...draft, groups }, open: { group, filter: 0 }, focus: `f${group}-0-key` };
}

function addFilter(draft: Draft, group: number): Changed {
  const filters = draft.groups[group]?.filters ?? [];
  if (filters.length >= FILTER_LIMITS.filters) return { draft };
  const filter = filters.length;
  return { draft: withFilters(draft, group, [...filters, NEW_FILTER]), open: { group, filter }, focus: `f${group}-${filter}-key` };
}

/** A group whose last filter is gone goes too. */
function withFilters(draft: Draft, group: number, filters: Draft["groups"][number]["filters"]): Draft {
  const groups = draft.groups.map((each, at) => (at === group ? { ...each, filters } : each));
  return { ...draft, groups: groups.filter((each, at) => at !== group || each.filters.length > 0) };
}
