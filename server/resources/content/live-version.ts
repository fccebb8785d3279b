import { type SqlBool, sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { KINDS, type Kind } from "./kinds.ts";

/** The live guides of a property, each as `item` beside its live copy as `version`. */
export function liveGuides(db: Database, propertyId: number) {
  return db
    .selectFrom("guides as item")
    .innerJoin("guide_versions as version", (join) => join.on(isLive("guides")))
    .where("item.property_id", "=", propertyId);
}

/** The same of its live chapters. */
export function liveChapters(db: Database, propertyId: number) {
  return db
    .selectFrom("chapters as item")
    .innerJoin("chapter_versions as version", (join) => join.on(isLive("chapters")))
    .where("item.property_id", "=", propertyId);
}

/** The same of its messages that are live, or will be by themselves: when one shows is decided by its times. */
export function liveMessages(db: Database, propertyId: number) {
  return db
    .selectFrom("messages as item")
    .innerJoin("message_versions as version", (join) =>
      join.on(sql<SqlBool>`version.property_id = item.property_id and version.message_id = item.id
        and version.number = item.published_version and item.visibility in ('public', 'scheduled')`),
    )
    .where("item.property_id", "=", propertyId);
}

/** The condition that a row `version` is what people see of the row `item`. */
function isLive(kind: Kind) {
  return sql<SqlBool>`version.property_id = item.property_id and version.${sql.ref(KINDS[kind].owner)} = item.id
    and version.number = item.published_version and item.visibility = 'public'`;
}
