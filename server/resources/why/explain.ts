import { arrange } from "#app/domain/targeting/arrange.ts";
import type { Database } from "#server/database/tables.ts";
import { type Asked, readSituation } from "./situation.ts";

/** Every guide and chapter of a property with each of its gates, and what shows by itself: the answer of the Why page and of players. */
export async function explain(db: Database, propertyId: number, asked: Asked) {
  const { told, items, situation, state, segmentsAre } = await readSituation(db, propertyId, asked);
  const { arranged, next } = arrange(
    items.map(({ item }) => item),
    situation,
  );
  return {
    ...told,
    segmentsAre,
    segments: [...state.segments].map(([id, { name }]) => ({ id, name, isIn: situation.segments.has(id) })),
    items: arranged.map(({ item, decision }, index) => ({
      type: item.type,
      id: item.id,
      title: items[index]?.title ?? "",
      chapter: item.chapter?.id ?? null,
      auto: item.showing.auto,
      shows: decision.shows,
      gates: decision.gates,
    })),
    next: next && { type: next.type, id: next.id },
  };
}
