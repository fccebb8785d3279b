import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";

export type SettingsColumn = "stylings" | "content_settings";

/** The most that one settings column holds: values, and bytes of their JSON. */
const MOST_VALUES = 200;
const MOST_BYTES = 65_536;

/**
 * Merges values into one of a property's settings columns and raises the property's revision unless nothing changes.
 * @throws Refusal 422 when there would be more than 200 values or 64 KB of them
 */
export async function mergeSettings(
  db: Database,
  propertyId: number,
  column: SettingsColumn,
  values: Record<string, unknown>,
  revision: number | undefined,
): Promise<{ values: Record<string, unknown>; revision: number }> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("properties")
      .select(["revision", column])
      .where("id", "=", propertyId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(refuse.notFound);
    await requireRevision(revision, before.revision, () => ({ values: before[column], revision: before.revision }));
    const merged = { ...before[column], ...values };
    if (isDeepStrictEqual(merged, before[column])) return { values: merged, revision: before.revision };
    const text = JSON.stringify(merged);
    if (Object.keys(merged).length > MOST_VALUES) throw refuse.invalid([{ path: "values", code: "settings_error_too_many" }]);
    if (Buffer.byteLength(text) > MOST_BYTES) throw refuse.invalid([{ path: "values", code: "settings_error_too_large" }]);
    await trx
      .updateTable("properties")
      .set({ [column]: text, revision: sql`revision + 1`, updated_at: sql`now()` })
      .where("id", "=", propertyId)
      .execute();
    return { values: merged, revision: before.revision + 1 };
  });
}
