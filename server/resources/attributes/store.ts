import { sql } from "kysely";
import type { DataType } from "#app/domain/users/attribute.ts";
import type { Database, DatabaseTransaction, Row } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { definedBy, lockDefinitions, type Owner, requireRoom } from "./owner.ts";

export type AttributeRecord = Row<"attributes">;

export type NewAttribute = { key: string; dataType: DataType; displayName?: string; description?: string };

/** One attribute of an owner itself; of a property's company it finds none. @throws Refusal 404 */
export function findAttribute(db: Database, owner: Owner, id: number): Promise<AttributeRecord> {
  return attributeOf(db, owner, id).executeTakeFirstOrThrow(refuse.notFound);
}

/** The same, locked. @throws Refusal 404 */
export function openAttribute(trx: DatabaseTransaction, owner: Owner, id: number): Promise<AttributeRecord> {
  return attributeOf(trx, owner, id).forUpdate().executeTakeFirstOrThrow(refuse.notFound);
}

function attributeOf(db: Database, owner: Owner, id: number) {
  return db.selectFrom("attributes").selectAll().where(definedBy(owner)).where("id", "=", id);
}

/**
 * Defines an attribute, in a transaction that has locked nothing yet.
 * @throws Refusal 409 if the key is taken, or used with another type, 402 at the limit of the plan
 */
export async function addAttribute(trx: Database, owner: Owner, said: NewAttribute, author: Author | null): Promise<AttributeRecord> {
  await lockDefinitions(trx, owner.companyId);
  await requireFreeKey(trx, owner, said, "key");
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
 * A property's key must differ from its company's, and a company's may be one that properties have too, with the same type: what the company
 * says of a person then goes before what the property's pages say (specification 2, section 3: Company user).
 * @param path the field of the body that a refusal (409) is told at
 */
export async function requireFreeKey(trx: Database, owner: Owner, { key, dataType }: Typed, path: string): Promise<void> {
  const others = await sharingKey(trx, owner, key);
  const isTaken = owner.propertyId !== null ? others.length > 0 : others.some(({ property_id }) => property_id === null);
  const types = new Set(others.map(({ data_type }) => data_type).filter((type) => type !== dataType));
  const [type] = types;
  if (!isTaken && type === undefined) return;
  const code = isTaken || type === undefined ? "attribute_error_key_taken" : types.size > 1 ? MANY_TYPES : OTHER_TYPE[type];
  throw refuse.conflict(code, [{ path, code }]);
}

/** Refuses (422) another type for a key that the company and its properties share. */
export async function requireSharedType(trx: Database, owner: Owner, { key, dataType }: Typed, path: string): Promise<void> {
  const others = (await sharingKey(trx, owner, key)).filter(({ property_id }) => property_id !== owner.propertyId);
  if (others.some(({ data_type }) => data_type !== dataType)) throw refuse.invalid([{ path, code: "attribute_error_type_shared" }]);
}

type Typed = { key: string; dataType: DataType };

/** The definitions of a key that meet in what some property sees: for a property its own and its company's, for a company all of them. */
function sharingKey(trx: Database, { companyId, propertyId }: Owner, key: string) {
  const seen = propertyId === null ? sql<boolean>`true` : sql<boolean>`(property_id is null or property_id = ${propertyId})`;
  const ofCompany = trx.selectFrom("attributes").select(["property_id", "data_type"]).where("company_id", "=", companyId);
  return ofCompany.where("key", "=", key).where(seen).execute();
}

/** Why a company cannot have a key with a type: its properties have it with this other one. */
const OTHER_TYPE: Record<DataType, string> = {
  string: "attribute_error_key_is_string",
  number: "attribute_error_key_is_number",
  boolean: "attribute_error_key_is_boolean",
  array: "attribute_error_key_is_array",
  datetime: "attribute_error_key_is_datetime",
};
const MANY_TYPES = "attribute_error_key_many_types";
