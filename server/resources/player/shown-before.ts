import { sql } from "kysely";
import type { History, SentAway } from "#app/domain/targeting/item.ts";
import { FREQUENCY_LIMITS, type ShownKind } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";
import type { Visitor } from "#server/resources/segments/person-facts.ts";

/** More than any limit counts. */
const MOST = 2 * FREQUENCY_LIMITS.times;

/** Who an anonymous visitor turned out to be, or the same visitor. */
export async function knownAs(db: Database, propertyId: number, visitor: Visitor): Promise<Visitor> {
  if (!visitor.isAnonymous) return visitor;
  const known = await db
    .selectFrom("person_aliases as alias")
    .innerJoin("foreign_users as known", "known.id", "alias.foreign_user_id")
    .select("known.foreign_id")
    .where("alias.property_id", "=", propertyId)
    .where("alias.anonymous_id", "=", visitor.id)
    .executeTakeFirst();
  return known ? { id: known.foreign_id, isAnonymous: false } : visitor;
}

/** The rows of tables of impressions and runs that are somebody's; also of their time as a visitor, while that is not merged yet. */
export const theirRows = (propertyId: number, { id, isAnonymous }: Visitor) =>
  sql`property_id = ${propertyId}::integer and (person = ${id} and anonymous = ${isAnonymous} or anonymous and not ${isAnonymous}::boolean and person in (
    select alias.anonymous_id from person_aliases alias join foreign_users known on known.id = alias.foreign_user_id
    where known.property_id = ${propertyId}::integer and known.foreign_id = ${id}))`;

/**
 * What was shown to somebody until `at` (epoch milliseconds), as far as limits look back, and when they finished an item last.
 */
export async function shownBefore(
  db: Database,
  propertyId: number,
  visitor: Visitor,
  item: { type: ShownKind; id: number },
  at: number,
): Promise<History> {
  const theirs = theirRows(propertyId, visitor);
  const shown = await sql<{ type: ShownKind; id: number; at: Date }>`
    select kind as type, content_id as id, shown_at as at from impressions where ${theirs}
      and (shown_at > now() - make_interval(days => ${FREQUENCY_LIMITS.days}::integer) or (kind, content_id) = (${item.type}, ${item.id}::integer))
    order by shown_at desc limit ${MOST}`.execute(db);
  const finished =
    item.type === "guide"
      ? sql`select max(completed_at) as at, null as how from guide_runs where ${theirs} and guide_id = ${item.id}::integer`
      : sql`select max(coalesce(answered_at, dismissed_at, closed_at)) as at,
            case when dismissed_at is not null then 'never' when answered_at is null then 'close' end as how from impressions
          where ${theirs} and (kind, content_id) = (${item.type}, ${item.id}::integer) group by how`;
  const done = await sql<{ at: Date | null; how: SentAway | null }>`${finished}`.execute(db);
  return {
    impressions: shown.rows.map((each) => ({ ...each, at: each.at.getTime() })),
    // A person's clock may be ahead.
    done: done.rows.flatMap(({ at: ended, how }) => (ended ? [{ ...item, at: Math.min(ended.getTime(), at), how: how ?? undefined }] : [])),
  };
}
