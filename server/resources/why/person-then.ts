import { sql } from "kysely";
import { calendarOf } from "#app/domain/segments/calendar.ts";
import { dateOf } from "#app/domain/segments/days.ts";
import { type Person, personOf } from "#app/domain/segments/evaluate.ts";
import { NOBODY } from "#app/domain/segments/person-facts.ts";
import type { History } from "#app/domain/targeting/item.ts";
import type { ShownKind } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";
import { knownAs, theirRows } from "#server/resources/player/shown-before.ts";
import { compiledOf } from "#server/resources/segments/memberships.ts";
import { personFactsOf, type Visitor } from "#server/resources/segments/person-facts.ts";
import type { KeptState } from "./kept-state.ts";

export type NamedPerson = { id: number; publicId: string; anonymous: boolean };

/** Somebody whom the property's player saw, by the id that names them: a known person first. */
export async function personNamed(db: Database, propertyId: number, publicId: string): Promise<NamedPerson | null> {
  const row = await db
    .selectFrom("foreign_users")
    .select(["id", "foreign_id", "anonymous"])
    .where("property_id", "=", propertyId)
    .where("foreign_id", "=", publicId)
    .orderBy("anonymous")
    .executeTakeFirst();
  return row ? { id: row.id, publicId: row.foreign_id, anonymous: row.anonymous } : null;
}

type Then = { segments: ReadonlySet<number>; person: Person; are: "now" | "noted" | "guessed" };

/**
 * The segments that somebody was in at a moment: as a player was told then, if it asked by then, of the segments that published content
 * had; the others by the filters of that time and by what is known of them now.
 */
export async function segmentsAt(
  db: Database,
  propertyId: number,
  state: KeptState,
  visitor: Visitor | null,
  at: Date,
  isPast: boolean,
): Promise<Then> {
  const noted = visitor && isPast ? await notedAt(db, propertyId, visitor, at) : null;
  const told = noted ? toldOf(state) : new Set<number>();
  const stored = [...state.segments]
    .filter(([id]) => !told.has(id))
    .map(([id, { connection, filterGroups }]) => ({ id, connection, filter_groups: filterGroups }));
  const { segments, days, ...asked } = compiledOf(stored);
  const calendar = calendarOf(state.property?.timeZone ?? "UTC", at.getTime());
  const since = dateOf({ base: "today", months: 0, days: 1 - days }, calendar.today);
  const facts = visitor ? await personFactsOf(db, propertyId, visitor, { ...asked, since }) : NOBODY;
  const person = personOf(facts, calendar);
  const judged = segments.filter(({ has }) => has(person)).map(({ id }) => id);
  return { segments: new Set([...judged, ...(noted ?? [])]), person, are: noted ? "noted" : isPast ? "guessed" : "now" };
}

/** The segments of which players are told: those of published guides and chapters. */
function toldOf({ guides, chapters }: KeptState): Set<number> {
  const published = [...guides.values(), ...chapters.values()].filter(({ visibility }) => visibility === "public");
  return new Set(published.map(({ segment }) => segment));
}

async function notedAt(db: Database, propertyId: number, { id, isAnonymous }: Visitor, at: Date): Promise<number[] | null> {
  const row = await db
    .selectFrom("person_segments")
    .select("segment_ids")
    .where("property_id", "=", propertyId)
    .where("person", "=", id)
    .where("anonymous", "=", isAnonymous)
    .where("since", "<=", at)
    .orderBy("since", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.segment_ids ?? null;
}

/**
 * What was shown to somebody by itself up to a moment, and what they had finished by then. Of now, everything: the clocks of people and of
 * the database may be ahead.
 */
export async function historyAt(db: Database, propertyId: number, visitor: Visitor | null, at: Date, isPast: boolean): Promise<History> {
  if (!visitor) return { impressions: [], done: [] };
  const theirs = theirRows(propertyId, await knownAs(db, propertyId, visitor));
  const until = isPast ? sql`${at}::timestamptz` : sql`'infinity'::timestamptz`;
  const { rows } = await sql<{ what: "shown" | "done"; type: ShownKind; id: number; at: Date }>`
    select what, type, id, least(at, ${at}::timestamptz) as at from (
      select 'shown' as what, kind as type, content_id as id, shown_at as at from impressions where ${theirs} and shown_at <= ${until}
      union all select 'done', kind, content_id, coalesce(answered_at, dismissed_at) from impressions
        where ${theirs} and coalesce(answered_at, dismissed_at) <= ${until}
      union all select 'done', 'guide', guide_id, max(completed_at) from guide_runs
        where ${theirs} and completed_at <= ${until} group by guide_id) as history`.execute(db);
  const of = (what: string) =>
    rows.filter((row) => row.what === what).map(({ type, id, at: when }) => ({ type, id, at: new Date(when).getTime() }));
  return { impressions: of("shown"), done: of("done") };
}
