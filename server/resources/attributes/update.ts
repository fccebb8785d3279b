import { sql } from "kysely";
import type { attributeCalls } from "#app/contracts/attributes.ts";
import type { ParsedBody } from "#app/contracts/call.ts";
import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import { type Caller, idParam } from "#server/http/caller.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { authorOf, changedBy } from "#server/resources/content/author.ts";
import { attributeInUse } from "./list.ts";
import { lockDefinitions, type Owner, ownerOf, requireRoom } from "./owner.ts";
import { type AttributeRecord, openAttribute, requireFreeKey, requireSharedType } from "./store.ts";
import { hasValues } from "./stored-values.ts";

type Change = ParsedBody<typeof attributeCalls.changeCompanyAttribute>;

/**
 * Changes an attribute. Its key stays while people have values of it, and its type while one of these is of another.
 * @param part where the body holds the attribute, for the fields of a refusal
 * @throws Refusal 404; 409 when it was changed since, or the key is taken; 422 when values stand against it; 402 at the plan's limit
 */
export async function updateAttribute(db: Database, caller: Caller, id: string | undefined, change: Change, part: "" | "attribute.") {
  const owner = ownerOf(caller);
  return db.transaction().execute(async (trx) => {
    await lockDefinitions(trx, owner.companyId);
    const before = await openAttribute(trx, owner, idParam(id));
    await requireRevision(change.revision, before.revision, () => attributeInUse(trx, caller, before.id));
    await requireFitting(trx, owner, before, change, part);
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

async function requireFitting(trx: DatabaseTransaction, owner: Owner, before: AttributeRecord, { key, dataType }: Change, part: string) {
  if (key !== undefined && key !== before.key) {
    await requireFreeKey(trx, owner, { key, dataType: dataType ?? before.data_type }, `${part}key`);
    if (await hasValues(trx, owner, before.key)) throw refuse.invalid([{ path: `${part}key`, code: "attribute_error_key_in_use" }]);
  }
  if (dataType === undefined || dataType === before.data_type) return;
  await requireSharedType(trx, owner, { key: key ?? before.key, dataType }, `${part}dataType`);
  if (await hasValues(trx, owner, before.key, dataType)) {
    throw refuse.invalid([{ path: `${part}dataType`, code: "attribute_error_type_in_use" }]);
  }
}
