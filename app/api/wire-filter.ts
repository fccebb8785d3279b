import { INTERACTION, type SegmentFilter } from "#app/contracts/segment-filter.ts";
import type { Filter } from "#app/domain/segments/condition.ts";
import type { FilterGroups } from "#app/domain/segments/evaluate.ts";

/** The key of filters that ask what somebody did with a guide, in our words. */
const GUIDE = "guide";

/** A filter in the words of the wire. */
export function wireFilter(filter: Filter) {
  const interaction: typeof INTERACTION = INTERACTION;
  return filter.type === "interaction" ? { ...filter, type: interaction, key: INTERACTION } : { ...filter, type: filter.type };
}

/** A filter as it is stored, in our words. */
export function ourFilter({ type, ...filter }: { type: string; key: string; operator: string; value?: unknown }): Filter {
  return (type === INTERACTION ? { ...filter, type: "interaction", key: GUIDE } : { ...filter, type }) as Filter;
}

/** Groups of filters in the words of the wire. */
export function wireFilterGroups({ connection, filterGroups }: FilterGroups): SegmentFilter {
  return {
    connection,
    filterGroups: filterGroups.map((group) => ({ connection: group.connection, filters: group.filters.map(wireFilter) })),
  };
}
