import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database, Row } from "#server/database/tables.ts";

/** The public link of a message, or one that is off where none was ever set. */
export type PublicLink = Row<"message_links">;
export type LinkChange = { isOn?: boolean | undefined; anonymous?: boolean | undefined; once?: boolean | undefined };

const newSecret = () => randomBytes(16).toString("base64url");

/** How the public link of a message stands; null where nobody has set it yet. */
export async function findLink(db: Database, propertyId: number, message: number): Promise<PublicLink | null> {
  const link = await db
    .selectFrom("message_links")
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("message_id", "=", message)
    .executeTakeFirst();
  return link ?? null;
}

/** Sets what is named. A link that is turned on is another one than before. @param trx a transaction that holds the message's row */
export async function changeLink(trx: Database, propertyId: number, message: number, change: LinkChange): Promise<PublicLink> {
  const before = await findLink(trx, propertyId, message);
  const now = {
    is_on: change.isOn ?? before?.is_on ?? false,
    anonymous: change.anonymous ?? before?.anonymous ?? true,
    once: change.once ?? before?.once ?? true,
  };
  const isNew = !before || (now.is_on && !before.is_on);
  const begun = isNew ? { secret: newSecret(), renewed_at: sql<Date>`now()` } : {};
  return trx
    .insertInto("message_links")
    .values({ property_id: propertyId, message_id: message, secret: newSecret(), ...now, ...begun })
    .onConflict((conflict) => conflict.columns(["property_id", "message_id"]).doUpdateSet({ ...now, ...begun }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends every address of a link that is on; null where it is off. */
export async function renewLink(trx: Database, propertyId: number, message: number): Promise<PublicLink | null> {
  const link = await trx
    .updateTable("message_links")
    .set({ secret: newSecret(), renewed_at: sql<Date>`now()` })
    .where("property_id", "=", propertyId)
    .where("message_id", "=", message)
    .where("is_on", "=", true)
    .returningAll()
    .executeTakeFirst();
  return link ?? null;
}
