import { sql } from "kysely";
import type { DataType } from "#app/domain/users/attribute.ts";
import type { Database, DatabaseTransaction, Row } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { definedBy, lockDefinitions, type Owner, requireRoom } from "./owner.ts";

export type AttributeRecord = Row<"attributes">;

export type NewAttribute = { key: string; dataType: DataType; displayName?: string; description?: string };

/** Locks one attribute of an owner itself; of a property's company it finds none. @throws Refusal 404 */
export async function openAttribute(trx: DatabaseTransaction, owner: Owner, id: number): Promise<AttributeRecord> {
  return trx
    .selectFrom("attributes")
    .selectAll()
    .where(definedBy(owner))
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(refuse.notFound);
}

/**
 * Defines an attribute, in a transaction that has locked nothing yet.
 * @throws Refusal 409 if a property would see the key twice, 402 at the limit of the plan
 */
export async function addAttribute(trx: Database, owner: Owner, said: NewAttribute, author: Author | null): Promise<AttributeRecord> {
  await lockDefinitions(trx, owner.companyId);
  await requireFreeKey(trx, owner, said.key, "key");
  await requireRoom(trx, owner);
  return trx
    .insertInto("attributes")
    .values({
      company_id: owner.companyId,
      property_id: owner.propertyId,
      key: said.key,
      data_type: said.dataType,
      display_name: said.displayName ?? "",
      description: said.description ?? "",
      ...changedBy(author),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * A key exists once in what a property sees: a property's must differ from its company's, a company's from those of all its properties.
 * @param path the field of the body that a refusal (409) is told at
 */
export async function requireFreeKey(trx: Database, { companyId, propertyId }: Owner, key: string, path: string): Promise<void> {
  const others = propertyId === null ? sql<boolean>`true` : sql<boolean>`(property_id is null or property_id = ${propertyId})`;
  const taken = await trx
    .selectFrom("attributes")
    .select("id")
    .where("company_id", "=", companyId)
    .where("key", "=", key)
    .where(others)
    .executeTakeFirst();
  if (taken) throw refuse.conflict("attribute_error_key_taken", [{ path, code: "attribute_error_key_taken" }]);
}
