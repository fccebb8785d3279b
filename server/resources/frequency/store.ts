import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { ParsedBody } from "#app/contracts/call.ts";
import type { frequencyCalls } from "#app/contracts/frequency.ts";
import { type Frequency, frequencyOf } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";

type Kept = Frequency & { revision: number };

/** How often anything may show by itself, and the property's revision. @throws Refusal 404 */
export async function readFrequency(db: Database, propertyId: number): Promise<Kept> {
  const { settings, revision } = await settingsOf(db, propertyId).executeTakeFirstOrThrow(refuse.notFound);
  return { ...frequencyOf(settings), revision };
}

/**
 * Changes it, and raises the property's revision unless nothing changes; what is left out stays.
 * @throws Refusal 404; 409 when the property was changed since
 */
export async function changeFrequency(
  db: Database,
  propertyId: number,
  { revision: sent, ...change }: ParsedBody<typeof frequencyCalls.updateFrequency>,
): Promise<Kept> {
  return db.transaction().execute(async (trx) => {
    const { settings, revision } = await settingsOf(trx, propertyId).forNoKeyUpdate().executeTakeFirstOrThrow(refuse.notFound);
    const before = frequencyOf(settings);
    await requireRevision(sent, revision, () => ({ ...before, revision }));
    const after = { ...before, ...change };
    if (isDeepStrictEqual(after, before)) return { ...before, revision };
    await trx
      .updateTable("properties")
      .set({ settings: JSON.stringify({ ...settings, frequency: after }), revision: revision + 1, updated_at: sql`now()` })
      .where("id", "=", propertyId)
      .execute();
    return { ...after, revision: revision + 1 };
  });
}

function settingsOf(db: Database, propertyId: number) {
  return db.selectFrom("properties").select(["settings", "revision"]).where("id", "=", propertyId);
}
