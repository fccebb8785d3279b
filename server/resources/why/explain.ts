import { arrange } from "#app/domain/targeting/arrange.ts";
import type { Database } from "#server/database/tables.ts";
import { judgedFilters } from "./failing-filters.ts";
import { type Asked, readSituation } from "./situation.ts";
import { withUnknownTags } from "./tags-by-address.ts";

/** Every guide and chapter of a property with each of its gates, and what shows by itself: the answer of the Why page and of players. */
export async function explain(db: Database, propertyId: number, asked: Asked) {
  const { told, items, situation, state, tags, person, segmentsAre } = await readSituation(db, propertyId, asked);
  const { arranged, next } = arrange(
    items.map(({ item }) => item),
    situation,
  );
  const wanted = new Set(items.map(({ item }) => item.segment));
  return {
    ...told,
    segmentsAre,
    segments: [...state.segments].map(([id, segment]) => {
      const isIn = situation.segments.has(id);
      return { id, name: segment.name, isIn, filters: isIn || !wanted.has(id) ? [] : judgedFilters(segment, person) };
    }),
    items: arranged.map(({ item, decision }, index) => ({
      type: item.type,
      id: item.id,
      title: items[index]?.title ?? "",
      chapter: item.chapter?.id ?? null,
      auto: item.showing.auto,
      shows: decision.shows,
      gates: decision.gates.map((gate) => withUnknownTags(gate, item, tags)),
    })),
    next: next && { type: next.type, id: next.id },
  };
}
