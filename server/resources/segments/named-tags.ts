import { type SegmentFilter, toFilter } from "#app/contracts/segment-filter.ts";
import { conditionOf } from "#app/domain/segments/condition.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { keptReferences } from "#server/resources/named/references.ts";

/**
 * Refuses (422, at the filter's value) filters that count a tag which the property does not have, and holds the others until the
 * transaction ends: a tag is not deleted while a segment names it.
 */
export async function requireNamedTags(trx: Database, propertyId: number, groups: SegmentFilter["filterGroups"]): Promise<void> {
  const named = groups.flatMap(({ filters }, group) =>
    filters.flatMap((filter, index) => {
      const id = tagOf(filter);
      return id === null ? [] : [{ id, path: `filterGroups.${group}.filters.${index}.value` }];
    }),
  );
  const { tags } = await keptReferences(trx, propertyId, { segment: 0, pageSegment: 0, tags: named.map(({ id }) => id) });
  const present = new Set(tags);
  const missing = named.filter(({ id }) => !present.has(id));
  if (missing.length > 0) throw refuse.invalid(missing.map(({ path }) => ({ path, code: "tag_error_gone" })));
}

function tagOf(filter: SegmentFilter["filterGroups"][number]["filters"][number]): number | null {
  const judged = conditionOf(toFilter(filter));
  if (typeof judged === "string" || judged.test.kind !== "counts") return null;
  const { event, contentId } = judged.test;
  return event === "tagSeen" || event === "tagUsed" ? contentId : null;
}
