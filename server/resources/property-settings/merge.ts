import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";

export type SettingsColumn = "stylings" | "content_settings";

/** A settings column of a property, and how what is stored in it is told. */
type Settings<Told> = { column: SettingsColumn; told(stored: Record<string, unknown>): Told };

/** What changes in the same row: settings of the property, and what has to hold for that until the transaction ends. */
type Beside = { settings: Record<string, unknown>; hold(trx: Database): Promise<void> };

type Change<Told> = [
  propertyId: number,
  settings: Settings<Told>,
  values: Record<string, unknown>,
  revision: number | undefined,
  beside?: Beside,
];

/** In a transaction of its own: see `mergeSettingsIn`. */
export const mergeSettings = <Told>(db: Database, ...change: Change<Told>) =>
  db.transaction().execute((trx) => mergeSettingsIn(trx, ...change));

/**
 * Merges values into one of a property's settings columns and raises the property's revision unless nothing changes.
 * @returns all of them as they are told @throws Refusal 404; 409 on an older revision, with those that are stored
 */
export async function mergeSettingsIn<Told>(
  trx: DatabaseTransaction,
  ...[propertyId, { column, told }, values, revision, beside]: Change<Told>
): Promise<{ values: Told; revision: number }> {
  const before = await trx
    .selectFrom("properties")
    .select(["revision", "settings", column])
    .where("id", "=", propertyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(refuse.notFound);
  await requireRevision(revision, before.revision, () => ({ values: told(before[column]), revision: before.revision }));
  await beside?.hold(trx);
  const merged = { ...before[column], ...values };
  const settings = { ...before.settings, ...beside?.settings };
  if (isDeepStrictEqual([merged, settings], [before[column], before.settings])) return { values: told(merged), revision: before.revision };
  await trx
    .updateTable("properties")
    .set({ [column]: JSON.stringify(merged), settings: JSON.stringify(settings), revision: sql`revision + 1`, updated_at: sql`now()` })
    .where("id", "=", propertyId)
    .execute();
  return { values: told(merged), revision: before.revision + 1 };
}
