import { sql } from "kysely";
import type { WireTagInUse } from "#app/contracts/tags.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { findItem } from "#server/resources/named/items.ts";
import { tagUses, type Uses, usedBy } from "#server/resources/named/used-by.ts";
import { toWireTag } from "./wire.ts";

/** One tag with what uses it, and when players reported it last. @throws Refusal 404 */
export async function tagInUse(db: Database, propertyId: number, id: number): Promise<WireTagInUse> {
  const [tag] = await tagsInUse(db, propertyId, [await findItem(db, "tags", propertyId, id)]);
  if (!tag) throw new Error("a tag was lost");
  return tag;
}

/** Tags of a property with what uses each, and when players reported it last. */
export async function tagsInUse(db: Database, propertyId: number, tags: Row<"tags">[]): Promise<WireTagInUse[]> {
  const ids = tags.map(({ id }) => id);
  const uses = await usedBy(db, [...tagUses(propertyId, ids), ofJourneys(propertyId, ids), ofSegments(propertyId, ids)]);
  const days = await lastDays(db, propertyId, ids);
  return tags.map((tag) => {
    const { tutorials = [], launchers = [], journeys = [], segments = [] } = uses.get(tag.id) ?? {};
    const { seen = null, used = null } = days.get(tag.id) ?? {};
    return { ...toWireTag(tag), usage: { tutorials, launchers, journeys, segments }, seenOn: seen, usedOn: used };
  });
}

const ofJourneys = (propertyId: number, ids: number[]): Uses => sql`
  select used, 'journeys' as kind, id, name as title
  from journeys cross join lateral (select distinct tag as used from unnest(array[start_tag_id, end_tag_id]) as tag) as tags
  where property_id = ${propertyId} and used = any(${ids}::integer[])`;

/** Segments that count how often somebody met a tag; ids are kept as they were sent, as numbers or as digits. */
const ofSegments = (propertyId: number, ids: number[]): Uses => sql`
  select distinct (named.tag #>> '{}')::integer as used, 'segments' as kind, id, name as title
  from segments cross join lateral jsonb_path_query(filter_groups,
    '$[*].filters[*] ? (@.type == "eventCount" && (@.key == "tagSeen" || @.key == "tagUsed")).value.of') as named (tag)
  where property_id = ${propertyId} and named.tag #>> '{}' = any(${ids.map(String)}::text[])`;

type Days = { id: number; seen: string | null; used: string | null };

/** The last days on which anybody met the tags, in the property's time zone. */
async function lastDays(db: Database, propertyId: number, ids: number[]): Promise<Map<number, Days>> {
  const last = (kind: "tag_seen" | "tag_used") => sql`
    (select max(day)::text from person_event_days where property_id = ${propertyId} and kind = ${kind} and content_id = id)`;
  const { rows } = await sql<Days>`
    select id, ${last("tag_seen")} as seen, ${last("tag_used")} as used from unnest(${ids}::integer[]) as ids (id)`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
