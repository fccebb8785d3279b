import type { Database } from "#server/database/tables.ts";
import { type Caller, idParam, requireMay } from "#server/http/caller.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { type Item, KINDS, type Kind } from "./kinds.ts";

/**
 * The item of an address, locked until the transaction ends so that two saves follow one another, for a caller whose role may change it.
 * @param revision the revision that the caller read; none when they did not say
 * @param shown what a refused save is answered with: the item as it now is
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

/** The same for sorting what it holds, which is not an edit of the item itself: whoever may edit live content may do it. */
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
    .$if(!KINDS[kind].archivedIsListed, (query) => query.where("visibility", "!=", "deleted"))
    .forUpdate()
    .executeTakeFirstOrThrow(refuse.notFound);
  return row as Item[K];
}
