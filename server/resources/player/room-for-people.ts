import { sql } from "kysely";
import { cachedFor } from "#server/cached-for.ts";
import type { Parts } from "#server/parts.ts";

const KEPT_MILLISECONDS = 60_000;

/**
 * Whether a property has fewer than `most` people. Counted at most once a minute per property, because counting many rows is slow; what
 * arrives within a minute may exceed the limit.
 */
export function roomForPeople({ db, log }: Pick<Parts, "db" | "log">, most: number): (propertyId: number) => Promise<boolean> {
  return cachedFor(KEPT_MILLISECONDS, async (propertyId) => {
    const { rows } = await sql<{ people: number }>`
      select count(*)::integer as people from (select from foreign_users where property_id = ${propertyId} limit ${most}) as known`.execute(
      db,
    );
    const room = rows[0]!.people < most;
    if (!room) log.warn({ propertyId, people: most }, "a property has as many people as are kept: new ones are left out");
    return room;
  });
}
