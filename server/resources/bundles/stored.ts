import type { BundleKind } from "#app/domain/bundles/bundle.ts";
import type { Database } from "#server/database/tables.ts";
import type { Stored } from "./kind-work.ts";
import { BUNDLE_WORK, type Value } from "./kinds.ts";

const AT_ONCE = 100;

/** The items of a property that are not archived, by id, a hundred at a time: all, or those that are named. */
export async function* storedItems(db: Database, propertyId: number, kind: BundleKind, ids?: number[]): AsyncGenerator<Stored<Value>[]> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const items: Stored<Value>[] = await BUNDLE_WORK[kind].stored(db, propertyId, { after, limit: AT_ONCE, ids });
    if (items.length > 0) yield items;
    after = items.length < AT_ONCE ? undefined : items.at(-1)?.id;
  }
}

/** One of them. */
export async function storedItem(db: Database, propertyId: number, kind: BundleKind, id: number): Promise<Stored<Value> | undefined> {
  const [item] = await BUNDLE_WORK[kind].stored(db, propertyId, { limit: 1, ids: [id] });
  return item;
}
