import type { Database } from "#server/database/tables.ts";
import { type Caller, idParam, requireMay } from "#server/http/caller.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { type Item, KINDS, type Kind } from "./kinds.ts";

/**
 * Finds the item that an address names, archived or not, locks it until the transaction ends, and checks that the caller may change it.
 * @param revision the revision that the caller read, if they sent one
 * @param shown turns the stored item into what a refused save is answered with
 * @throws Refusal 404; 401 when the role may not edit it as it is (live, private or archived); 409 when it was changed since
 */
export async function openForChange<K extends Kind>(
  trx: Database,
  kind: K,
  caller: Caller,
  id: string | undefined,
  revision?: number,
  shown?: (item: Item[K]) => unknown,
): Promise<Item[K]> {
  const item = await lock(trx, kind, caller.propertyId, id);
  requireMay(caller, "edit", KINDS[kind].section, item);
  await requireRevision(revision, item.revision, () => shown?.(item));
  return item;
}

/** The same for sorting the content of an item, which does not edit the item itself: anybody who may edit live content may do it. */
export async function openForSorting<K extends Kind>(...[trx, kind, caller, id, revision, shown]: Parameters<typeof openForChange<K>>) {
  const item = await lock(trx, kind, caller.propertyId, id);
  await requireRevision(revision, item.revision, () => shown?.(item));
  return item;
}

async function lock<K extends Kind>(trx: Database, kind: K, propertyId: number, id: string | undefined): Promise<Item[K]> {
  const row = await trx
    .selectFrom<Kind>(kind)
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("id", "=", idParam(id))
    .forUpdate()
    .executeTakeFirstOrThrow(refuse.notFound);
  return row as unknown as Item[K];
}
