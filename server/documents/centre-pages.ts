import { sql } from "kysely";
import type { Database, Row } from "#server/database/tables.ts";
import type { FeedEntry } from "./feed.ts";

/** A help centre, and whose it is. */
export type CentreKey = Pick<Row<"help_centres">, "id" | "property_id">;

/** Rows are of a centre that is the property's own. */
const ofCentre = ({ id, property_id }: CentreKey) =>
  sql<boolean>`centre_id = (select id from help_centres where property_id = ${property_id} and id = ${id})`;

/** Notes the addresses that a fetch has found, behind those before `place`; those of entries that brought their text are read already. */
export async function notePages(db: Database, centre: CentreKey, place: number, entries: FeedEntry[]): Promise<void> {
  const rows = entries.map(({ address, content }, index) => ({
    ...{ centre_id: centre.id, place: place + index, address, read: content !== null },
  }));
  await db.insertInto("help_centre_pages").values(rows).execute();
}

/** The next addresses from `place` on that are still to be read, in their order. */
export const pagesFrom = (db: Database, centre: CentreKey, place: number, most: number) =>
  db
    .selectFrom("help_centre_pages")
    .select(["place", "address"])
    .where(ofCentre(centre))
    .where("place", ">=", place)
    .where("read", "=", false)
    .orderBy("place")
    .limit(most)
    .execute();

/** Notes that some pages are not there any more. */
export async function noteGone(db: Database, centre: CentreKey, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return;
  await db.updateTable("help_centre_pages").set({ gone: true }).where(ofCentre(centre)).where("address", "in", addresses).execute();
}

/** Forgets the addresses of a help centre. */
export async function dropPages(db: Database, centre: CentreKey): Promise<void> {
  await db.deleteFrom("help_centre_pages").where(ofCentre(centre)).execute();
}
