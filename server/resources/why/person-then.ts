import { sql } from "kysely";
import { calendarOf } from "#app/domain/segments/calendar.ts";
import { dateOf } from "#app/domain/segments/days.ts";
import { personOf } from "#app/domain/segments/evaluate.ts";
import { NOBODY } from "#app/domain/segments/person-facts.ts";
import type { History } from "#app/domain/targeting/item.ts";
import type { ShownKind } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";
import { compiledOf } from "#server/resources/segments/memberships.ts";
import { personFactsOf, type Visitor } from "#server/resources/segments/person-facts.ts";
import type { KeptState } from "./kept-state.ts";

export type Person = { id: number; publicId: string; anonymous: boolean };

/** Somebody whom the property's player saw, by the id that names them: a known person first. */
export async function personNamed(db: Database, propertyId: number, publicId: string): Promise<Person | null> {
  const row = await db
    .selectFrom("foreign_users")
    .select(["id", "foreign_id", "anonymous"])
    .where("property_id", "=", propertyId)
    .where("foreign_id", "=", publicId)
    .orderBy("anonymous")
    .executeTakeFirst();
  return row ? { id: row.id, publicId: row.foreign_id, anonymous: row.anonymous } : null;
}

type Then = { segments: ReadonlySet<number>; are: "now" | "noted" | "guessed" };

/**
 * The segments that somebody was in at a moment: as a player was told then, if it asked by then; else by the filters of that time and by
 * what is known of them now.
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
  if (noted) return { segments: new Set(noted), are: "noted" };
  const stored = [...state.segments].map(([id, { connection, filterGroups }]) => ({ id, connection, filter_groups: filterGroups }));
  const { segments, days, ...asked } = compiledOf(stored);
  const calendar = calendarOf(state.property?.timeZone ?? "UTC", at.getTime());
  const since = dateOf({ base: "today", months: 0, days: 1 - days }, calendar.today);
  const facts = visitor ? await personFactsOf(db, propertyId, visitor, { ...asked, since }) : NOBODY;
  const person = personOf(facts, calendar);
  return { segments: new Set(segments.filter(({ has }) => has(person)).map(({ id }) => id)), are: isPast ? "guessed" : "now" };
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

/** What was shown to somebody by itself up to a moment, and what they had finished by then. */
export async function historyAt(db: Database, propertyId: number, visitor: Visitor | null, at: Date): Promise<History> {
  if (!visitor) return { impressions: [], done: [] };
  const theirs = sql`property_id = ${propertyId} and person = ${visitor.id} and anonymous = ${visitor.isAnonymous}`;
  const { rows } = await sql<{ what: "shown" | "done"; type: ShownKind; id: number; at: Date }>`
    select 'shown' as what, kind as type, content_id as id, shown_at as at from impressions where ${theirs} and shown_at <= ${at}
    union all select 'done', kind, content_id, answered_at from impressions where ${theirs} and answered_at <= ${at}
    union all select 'done', 'guide', guide_id, max(completed_at) from guide_runs where ${theirs} and completed_at <= ${at} group by guide_id`.execute(
    db,
  );
  const of = (what: string) =>
    rows.filter((row) => row.what === what).map(({ type, id, at: when }) => ({ type, id, at: new Date(when).getTime() }));
  return { impressions: of("shown"), done: of("done") };
}
