import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { pageOfItems, type Wanted } from "#server/resources/named/page-of-items.ts";
import type { PlacedKind } from "./kinds.ts";

/** A page of the items of a property, by a part of their name, selector or texts in any language. */
export function pageOfPlaced<K extends PlacedKind>(db: Database, kind: K, propertyId: number, wanted: Wanted) {
  const texts = sql`array[name, pointing ->> 'identifier'] || array(select value from jsonb_each_text(texts))`;
  return pageOfItems(db, kind, propertyId, wanted, texts);
}
