import { toFilter, type WireFilter } from "#app/contracts/segment-filter.ts";
import { type Person, segmentOf } from "#app/domain/segments/evaluate.ts";
import type { KeptState } from "./kept-state.ts";

/** So many filters of a segment are told: more, nobody reads. */
const MOST = 50;

export type JudgedFilter = { group: number; filter: WireFilter; meets: boolean; actual: string | null };

/** The filters of a segment with whether somebody meets each, and what they have instead where that is an attribute. */
export function judgedFilters(
  { filterGroups }: Pick<NonNullable<ReturnType<KeptState["segments"]["get"]>>, "filterGroups">,
  person: Person,
): JudgedFilter[] {
  return filterGroups
    .flatMap(({ filters }, group) =>
      filters.map((filter) => {
        const has = segmentOf({ connection: "and", filterGroups: [{ connection: "and", filters: [toFilter(filter)] }] });
        return { group, filter, meets: has(person), actual: actualOf(filter.key, person) };
      }),
    )
    .slice(0, MOST);
}

/** A value as text; null where there is none. */
function actualOf(key: string, { facts }: Person): string | null {
  if (key === "customerId") return facts.customerId || null;
  if (key === "firstSeenAt" || key === "lastSeenAt") return facts[key];
  const value = Object.hasOwn(facts.attributes, key) ? facts.attributes[key] : null;
  if (value === null || value === undefined || value === "") return null;
  return (Array.isArray(value) ? value.map(String).join(", ") : String(value)).slice(0, 200);
}
