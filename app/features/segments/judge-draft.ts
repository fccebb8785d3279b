import { conditionOf, type Filter } from "#app/domain/segments/condition.ts";
import { contradictions } from "#app/domain/segments/contradictions.ts";
import { type Draft, type DraftFilter, editorOf, filterOf, operatorsOf } from "./draft.ts";

export type Place = { group: number; filter: number };
/** What is wrong with a filter, as a key of the errors namespace, and at which of its fields. */
export type FilterProblem = Place & { field: "key" | "operator" | "value"; code: string };

/** The first thing that is wrong with a filter, in the order of specification 2, section 5: data, operator, value. Null when it can be asked. */
export function problemOf(draft: DraftFilter): Omit<FilterProblem, keyof Place> | null {
  if (draft.key === "" || draft.type === "") return { field: "key", code: "validate_please_choose_data" };
  if (!operatorsOf(draft).includes(draft.operator)) return { field: "operator", code: "validate_please_choose_connection" };
  const judged = conditionOf(filterOf(draft));
  if (typeof judged !== "string") return null;
  if (judged === "validate_please_choose_data") return { field: "key", code: judged };
  const isOfDate = ["range", "exactly", "day", "days"].includes(editorOf(draft));
  return { field: "value", code: isOfDate ? dateProblem(draft) : judged };
}

/** Section 5: Date filter. What was filled in wrongly is invalid; where nothing was, it says what to do. */
function dateProblem({ fields }: DraftFilter): string {
  return Object.values(fields).some((value) => value !== "") ? "date_filter_invalid" : "date_filter_empty";
}

export type JudgedDraft = {
  problems: FilterProblem[];
  /** The filters that can be asked, as the rules have them, in their groups; null for the others. */
  asked: { connection: "and" | "or"; filters: (Filter | null)[] }[];
  /** Filters that nobody can meet. */
  never: Place[];
};

/** @param today the date (YYYY-MM-DD) from which relative days count */
export function judgeDraft({ connection, groups }: Draft, today: string): JudgedDraft {
  const problems: FilterProblem[] = [];
  const asked = groups.map((group, at) => ({
    connection: group.connection,
    filters: group.filters.map((draft, filter) => {
      const problem = problemOf(draft);
      if (problem) problems.push({ group: at, filter, ...problem });
      return problem ? null : filterOf(draft);
    }),
  }));
  return { problems, asked, never: contradictions(connection, asked, today) };
}

export const isAt = (place: Place, group: number, filter: number): boolean => place.group === group && place.filter === filter;

/** How many parts of two drafts differ: the name, each connection, each filter (specification 1, section 2: Save bar). */
export function countChanges(stored: Draft, draft: Draft): number {
  const parts = ({ name, connection, groups }: Draft) => [
    ["name", name],
    ...(groups.length > 1 ? [["connection", connection]] : []),
    ...groups.flatMap((group, at): [string, string][] => [
      ...(group.filters.length > 1 ? [[`${at}`, group.connection] as [string, string]] : []),
      ...group.filters.map((filter, index): [string, string] => [`${at}.${index}`, JSON.stringify(filterOf(filter))]),
    ]),
  ];
  const [before, after] = [new Map(parts(stored) as [string, string][]), new Map(parts(draft) as [string, string][])];
  const changed = [...after].filter(([place, value]) => before.get(place) !== value).length;
  return changed + [...before.keys()].filter((place) => !after.has(place)).length;
}
