import { sql } from "kysely";
import type { ParsedBody } from "#app/contracts/call.ts";
import type { propertyCalls, WireProperty } from "#app/contracts/properties.ts";
import type { Database } from "../../database/tables.ts";
import { refuse } from "../../http/refusal.ts";
import { readProperty } from "./read.ts";

/** Changes a property's own fields, under its revision. */
export async function updateProperty(
  db: Database,
  propertyId: number,
  body: ParsedBody<typeof propertyCalls.updateProperty>,
): Promise<WireProperty> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("properties")
      .select(["revision", "settings"])
      .where("id", "=", propertyId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refuse.notFound();
    if (body.revision !== undefined && body.revision !== before.revision) throw refuse.stale(await readProperty(trx, propertyId));
    const { pageSegment, copilotSegment } = body;
    const settings = { ...before.settings };
    if (pageSegment !== undefined) settings.assistantPageSegment = typeof pageSegment === "number" ? pageSegment : 0;
    if (copilotSegment !== undefined) settings.copilotSegment = copilotSegment;
    await trx
      .updateTable("properties")
      .set({
        ...(body.name !== undefined && { name: body.name }),
        ...(body.url !== undefined && { url: body.url }),
        settings: JSON.stringify(settings),
        revision: sql`revision + 1`,
        updated_at: sql`now()`,
      })
      .where("id", "=", propertyId)
      .execute();
    return readProperty(trx, propertyId);
  });
}

/** Merges values into one of a property's settings columns, under the property's revision. */
export async function mergeSettings(
  db: Database,
  propertyId: number,
  column: "stylings" | "content_settings",
  values: Record<string, unknown>,
  revision: number | undefined,
): Promise<{ values: Record<string, unknown>; revision: number }> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("properties")
      .select(["revision", column])
      .where("id", "=", propertyId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refuse.notFound();
    if (revision !== undefined && revision !== before.revision) throw refuse.stale({ values: before[column], revision: before.revision });
    const merged = { ...before[column], ...values };
    await trx
      .updateTable("properties")
      .set({ [column]: JSON.stringify(merged), revision: sql`revision + 1`, updated_at: sql`now()` })
      .where("id", "=", propertyId)
      .execute();
    return { values: merged, revision: before.revision + 1 };
  });
}
