import type { ParsedBody } from "#app/contracts/call.ts";
import type { validatorCalls, WireValidator } from "#app/contracts/validators.ts";
import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import type { Author } from "#server/resources/content/author.ts";
import { findItem } from "#server/resources/named/items.ts";
import { type Allow, changedColumns, newColumns } from "#server/resources/placed/columns.ts";
import { toWireValidator } from "#server/resources/placed/wire.ts";

export type NewValidator = ParsedBody<typeof validatorCalls.createValidator>;
export type ValidatorChange = ParsedBody<typeof validatorCalls.updateValidator>;

/** One validator of a property, as calls answer it. @throws Refusal 404 */
export async function getValidator(db: Database, propertyId: number, id: number): Promise<WireValidator> {
  return toWireValidator(await findItem(db, "validators", propertyId, id));
}

/** Adds a validator, in a transaction that has locked nothing yet. @returns its id @throws Refusal 409, 422: see `newColumns` */
export async function addValidator(
  trx: Database,
  propertyId: number,
  { rule, ...said }: NewValidator,
  author: Author | null,
): Promise<number> {
  const columns = await newColumns(trx, "validators", propertyId, said, author);
  const { id } = await trx
    .insertInto("validators")
    .values({ ...columns, rule: JSON.stringify(rule) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a validator; what is left out stays. @throws Refusal 401, 404, 409, 422: see `changedColumns` */
export async function changeValidator(
  trx: DatabaseTransaction,
  propertyId: number,
  id: number,
  { rule, ...change }: ValidatorChange,
  author: Author,
  allow: Allow,
): Promise<void> {
  const columns = await changedColumns(trx, "validators", propertyId, id, change, author, allow);
  await trx
    .updateTable("validators")
    .set({ ...columns, ...(rule && { rule: JSON.stringify(rule) }) })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
}
