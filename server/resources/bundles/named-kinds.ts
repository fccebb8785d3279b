import type { z } from "zod";
import { bundledItems } from "#app/contracts/bundled-items.ts";
import { INTERACTION, type SegmentFilter } from "#app/contracts/segment-filter.ts";
import { COUNTED_EVENTS, type CountedEvent } from "#app/domain/segments/operators.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { addPageSegment, changePageSegment } from "#server/resources/page-segments/store.ts";
import { addSegment, changeSegment } from "#server/resources/segments/store.ts";
import { addTag, changeTag } from "#server/resources/tags/store.ts";
import type { KindWork, MapId, Place, Portion, Stored } from "./kind-work.ts";

type PageSegment = z.output<(typeof bundledItems)["page-segments"]>;
type Tag = z.output<(typeof bundledItems)["tags"]>;
type Segment = z.output<(typeof bundledItems)["segments"]>;

/** What is found by its name and has no draft: a change of it holds at once. */
const named = {
  nameOf: ({ name }: { name: string }) => name,
  inLanguages: <V>(value: V) => value,
  parts: (value: unknown) => ({ draft: value, audience: null, live: null }),
};

/** Names are told apart within the transaction of a portion, which is one: what a store does with it is a part of that. */
const within = ({ trx }: Place) => trx as Parameters<typeof changeSegment>[0];

export const pageSegments: KindWork<PageSegment> = {
  ...named,
  table: "page_segments",
  schema: bundledItems["page-segments"],
  mapped: (value) => value,
  stored: (db, propertyId, wanted) =>
    rowsOf(db, "page_segments", propertyId, wanted, ({ name, rules, visibility }) => ({ name, conditions: { rules, visibility } })),
  add: ({ trx, propertyId, author }, { name, conditions }) => addPageSegment(trx, propertyId, { name, ...conditions }, author),
  change: (place, id, value) => changePageSegment(within(place), place.propertyId, id, value, place.author),
};

export const tags: KindWork<Tag> = {
  ...named,
  table: "tags",
  schema: bundledItems.tags,
  mapped: (value, map) => ({ ...value, pageSegment: map("page-segments", value.pageSegment) as number }),
  stored: (db, propertyId, wanted) =>
    rowsOf(db, "tags", propertyId, wanted, ({ name, selector, url_rule, page_segment_id }) => ({
      name,
      selector,
      urlRule: url_rule,
      pageSegment: page_segment_id,
    })),
  add: ({ trx, propertyId, author }, value) => addTag(trx, propertyId, value, author),
  change: (place, id, value) => changeTag(within(place), place.propertyId, id, value, place.author),
};

export const segments: KindWork<Segment> = {
  ...named,
  table: "segments",
  schema: bundledItems.segments,
  mapped: (value, map) => ({
    ...value,
    filterGroups: value.filterGroups.map((group) => ({ ...group, filters: group.filters.map((filter) => mappedFilter(filter, map)) })),
  }),
  stored: (db, propertyId, wanted) =>
    rowsOf(db, "segments", propertyId, wanted, ({ name, connection, filter_groups }) => ({
      name,
      connection,
      filterGroups: filter_groups as Segment["filterGroups"],
    })),
  add: ({ trx, propertyId, author }, value) => addSegment(trx, propertyId, value, author),
  change: (place, id, value) => changeSegment(within(place), place.propertyId, id, value, place.author),
};

type Filter = SegmentFilter["filterGroups"][number]["filters"][number];
const KINDS_COUNTED = { guide: "guides", tag: "tags" } as const;

/** A filter with the guide or tag that it asks about replaced. */
function mappedFilter(filter: Filter, map: MapId): Filter {
  if (filter.type === INTERACTION) return { ...filter, value: map("guides", filter.value) };
  if (filter.type !== "eventCount" || !Object.hasOwn(COUNTED_EVENTS, filter.key)) return filter;
  const { of } = COUNTED_EVENTS[filter.key as CountedEvent];
  const value = filter.value as { of?: unknown } | null;
  if (of === null || typeof value !== "object" || value === null || !value.of) return filter;
  return { ...filter, value: { ...value, of: map(KINDS_COUNTED[of], value.of) } };
}

async function rowsOf<K extends "page_segments" | "tags" | "segments", V>(
  db: Database,
  table: K,
  propertyId: number,
  { after = 0, limit, ids }: Portion,
  toValue: (row: Row<K>) => V,
): Promise<Stored<V>[]> {
  const rows = await db
    .selectFrom<"page_segments" | "tags" | "segments">(table)
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("id", ">", after)
    .$if(ids !== undefined, (query) => query.where("id", "in", ids?.length ? ids : [0]))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, value: toValue(row as Row<K>), position: row.id }));
}
