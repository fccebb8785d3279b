import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { pageOfItems, type Wanted } from "#server/resources/named/page-of-items.ts";
import type { PlacedKind } from "./kinds.ts";

type Asked = { enabled?: "true" | "false" | undefined; alarm?: "true" | "false" | undefined };

/** A page of the items of a property, by a part of their name, selector or texts in any language, and by whether they are on or fail. */
export function pageOfPlaced<K extends PlacedKind>(
  db: Database,
  kind: K,
  propertyId: number,
  { enabled, alarm, ...wanted }: Wanted & Asked,
) {
  const texts = sql`array[name, pointing ->> 'identifier'] || array(select value from jsonb_each_text(texts))`;
  const more = sql.join(
    [enabled ? sql`enabled = ${enabled === "true"}` : sql`true`, alarm ? sql`(alarm is not null) = ${alarm === "true"}` : sql`true`],
    sql` and `,
  );
  return pageOfItems(db, kind, propertyId, wanted, texts, more);
}
