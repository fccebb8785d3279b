import { sql } from "kysely";
import type { attributeCalls } from "#app/contracts/attributes.ts";
import type { ParsedBody } from "#app/contracts/call.ts";
import type { Database } from "#server/database/tables.ts";
import { type Caller, idParam } from "#server/http/caller.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { authorOf, changedBy } from "#server/resources/content/author.ts";
import { attributeInUse } from "./list.ts";
import { lockDefinitions, type Owner, ownerOf, requireRoom } from "./owner.ts";
import { type AttributeRecord, findAttribute, openAttribute, requireFreeKey, requireSharedType } from "./store.ts";
import { hasValues } from "./stored-values.ts";

type Change = ParsedBody<typeof attributeCalls.changeCompanyAttribute>;

/**
 * Changes an attribute. Its key stays while people have values of it, and its type while one of these is of another.
 * @param part where the body holds the attribute, for the fields of a refusal
 * @throws Refusal 404; 409 when it was changed since, or the key is taken; 422 when values stand against it; 402 at the plan's limit
 */
export async function updateAttribute(db: Database, caller: Caller, id: string | undefined, change: Change, part: "" | "attribute.") {
  const owner = ownerOf(caller);
  const seen = await findAttribute(db, owner, idParam(id));
  const against = await valuesAgainst(db, owner, seen, change);
  return db.transaction().execute(async (trx) => {
    await lockDefinitions(trx, owner.companyId);
    const before = await openAttribute(trx, owner, seen.id);
    await requireRevision(change.revision, before.revision, () => attributeInUse(trx, caller, before.id));
    // Somebody else changed it since the values were looked at, which were others then.
    if (before.key !== seen.key || before.data_type !== seen.data_type) throw refuse.stale(await attributeInUse(trx, caller, before.id));
    await requireFreeAndShared(trx, owner, before, change, part);
    if (against) throw refuse.invalid([{ path: part + against.field, code: against.code }]);
    if (change.status === "public" && before.status === "private") await requireRoom(trx, owner);
    await trx
      .updateTable("attributes")
      .set({
        key: change.key,
        data_type: change.dataType,
        display_name: change.displayName,
        description: change.description,
        status: change.status,
        revision: sql<number>`revision + 1`,
        updated_at: sql<Date>`now()`,
        ...changedBy(authorOf(caller)),
      })
      .where("company_id", "=", owner.companyId)
      .where("id", "=", before.id)
      .execute();
    return attributeInUse(trx, caller, before.id);
  });
}

type Against = { field: "key" | "dataType"; code: string };

/**
 * The stored values that stand against a change. Looked for before anything is locked, because it may read everybody: the other writes of
 * the company do not wait for it. What arrives meanwhile may still be of the type that was, as after any change of one (arriving.ts).
 */
async function valuesAgainst(db: Database, owner: Owner, before: AttributeRecord, { key, dataType }: Change): Promise<Against | null> {
  if (key !== undefined && key !== before.key && (await hasValues(db, owner, before.key)))
    return { field: "key", code: "attribute_error_key_in_use" };
  if (dataType !== undefined && dataType !== before.data_type && (await hasValues(db, owner, before.key, dataType)))
    return { field: "dataType", code: "attribute_error_type_in_use" };
  return null;
}

/** @throws Refusal 409 when the key is taken, 422 when the company and its properties share it and the type would differ */
async function requireFreeAndShared(trx: Database, owner: Owner, before: AttributeRecord, change: Change, part: string): Promise<void> {
  const { key = before.key, dataType = before.data_type } = change;
  if (key !== before.key) await requireFreeKey(trx, owner, { key, dataType }, `${part}key`);
  else if (dataType !== before.data_type) await requireSharedType(trx, owner, { key, dataType }, `${part}dataType`);
}
