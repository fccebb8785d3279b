import { sql } from "kysely";
import { COUNTED_EVENTS, type CountedEvent } from "#app/domain/segments/operators.ts";
import type { PersonFacts } from "#app/domain/segments/person-facts.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Database } from "#server/database/tables.ts";
import { MESSAGES } from "#server/resources/users/did-sql.ts";

/** Somebody as a player names them: by their application's id, or by the one that the player made. */
export type Visitor = { id: string; isAnonymous: boolean };

/** What some filters ask of what people did: ids of guides and messages, kinds of events, and the first day (YYYY-MM-DD) that is counted. */
export type AskedOf = { guides: number[]; messages: number[]; kinds: string[]; since: string };

type Found = {
  attributes: Record<string, unknown> | null;
  first_seen_at: Date | null;
  last_seen_at: Date | null;
  guides: { id: number; started: boolean; completed: boolean }[];
  messages: { id: number; seen: boolean; dismissed: boolean; answered: boolean }[];
  counts: { kind: string; contentId: number; day: string; count: number }[];
};

/** What is known of somebody, as far as it is asked for, in one query. */
export async function personFactsOf(db: Database, propertyId: number, { id, isAnonymous }: Visitor, asked: AskedOf): Promise<PersonFacts> {
  const theirs = sql`property_id = ${propertyId}::integer and person = ${id} and anonymous = ${isAnonymous}`;
  const { rows } = await sql<Found>`
    select known.attributes, known.first_seen_at, known.last_seen_at,
      (select coalesce(json_agg(did), '[]') from (
        select guide_id as id, bool_or(started_at is not null) as started, bool_or(completed_at is not null) as completed
        from guide_runs where ${theirs} and guide_id = any(${asked.guides}::integer[]) group by guide_id) as did) as guides,
      (select coalesce(json_agg(did), '[]') from (
        select content_id as id, true as seen, bool_or(dismissed_at is not null) as dismissed, bool_or(answered_at is not null) as answered
        from impressions where ${theirs} and kind = any(${MESSAGES}::text[]) and content_id = any(${asked.messages}::integer[])
        group by content_id) as did) as messages,
      (select coalesce(json_agg(did), '[]') from (
        select kind, content_id as "contentId", day, count from person_event_days
        where ${theirs} and kind = any(${asked.kinds}::text[]) and day >= ${asked.since}::date) as did) as counts
    from (select) as somebody left join foreign_users known
      on known.property_id = ${propertyId}::integer and known.foreign_id = ${id} and known.anonymous = ${isAnonymous}`.execute(db);
  const found = rows[0] as Found;
  return {
    customerId: id,
    attributes: found.attributes ?? {},
    firstSeenAt: stampOf(found.first_seen_at),
    lastSeenAt: stampOf(found.last_seen_at),
    guides: new Map(found.guides.map(({ id: guide, ...did }) => [guide, did])),
    messages: new Map(found.messages.map(({ id: message, ...did }) => [message, did])),
    counts: found.counts.flatMap(({ kind, ...rest }) => {
      const event = EVENTS.get(kind);
      return event ? [{ event, ...rest }] : [];
    }),
  };
}

const EVENTS = new Map<string, CountedEvent>(Object.entries(COUNTED_EVENTS).map(([event, { kind }]) => [kind, event as CountedEvent]));
