import { sql } from "kysely";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import type { Parts } from "#server/parts.ts";

const EVERY_MILLISECONDS = 60_000;
const MOST_PROPERTIES = 10_000;

/** Records that a player of a property asked, at most once a minute per property. Nobody waits for it, and a failure is only logged. */
export function createSeen({ db, log }: Pick<Parts, "db" | "log">): (propertyId: number) => void {
  const noted = new BoundedMap<number, number>(MOST_PROPERTIES);
  return (propertyId) => {
    const now = performance.now();
    const last = noted.get(propertyId);
    if (last !== undefined && now - last < EVERY_MILLISECONDS) return;
    noted.set(propertyId, now);
    note(propertyId).catch((error) => log.warn({ err: error, propertyId }, "it could not be noted that a player was seen"));
  };

  async function note(propertyId: number): Promise<void> {
    await sql`insert into player_configurations as kept (property_id, seen_at) values (${propertyId}, now())
      on conflict (property_id) do update set seen_at = now()
      where kept.seen_at is null or kept.seen_at < now() - interval '1 minute'`.execute(db);
  }
}
