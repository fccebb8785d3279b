import type { ParsedBody } from "#app/contracts/call.ts";
import type { tooltipCalls, WireTooltip } from "#app/contracts/tooltips.ts";
import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import type { Author } from "#server/resources/content/author.ts";
import { findItem } from "#server/resources/named/items.ts";
import { type Allow, changedColumns, newColumns } from "#server/resources/placed/columns.ts";
import { toWireTooltip } from "#server/resources/placed/wire.ts";

export type NewTooltip = ParsedBody<typeof tooltipCalls.createTooltip>;
export type TooltipChange = ParsedBody<typeof tooltipCalls.updateTooltip>;

/** One tooltip of a property, as calls answer it. @throws Refusal 404 */
export async function getTooltip(db: Database, propertyId: number, id: number): Promise<WireTooltip> {
  return toWireTooltip(await findItem(db, "tooltips", propertyId, id));
}

/** Adds a tooltip, in a transaction that has locked nothing yet. @returns its id @throws Refusal 409, 422: see `newColumns` */
export async function addTooltip(trx: Database, propertyId: number, { show, ...said }: NewTooltip, author: Author | null): Promise<number> {
  const columns = await newColumns(trx, "tooltips", propertyId, said, author);
  const { id } = await trx
    .insertInto("tooltips")
    .values({ ...columns, show })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a tooltip; what is left out stays. @throws Refusal 401, 404, 409, 422: see `changedColumns` */
export async function changeTooltip(
  trx: DatabaseTransaction,
  propertyId: number,
  id: number,
  { show, ...change }: TooltipChange,
  author: Author,
  allow: Allow,
): Promise<void> {
  const columns = await changedColumns(trx, "tooltips", propertyId, id, change, author, allow);
  await trx
    .updateTable("tooltips")
    .set({ ...columns, show })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
}
