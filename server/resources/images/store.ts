import { createHash } from "node:crypto";
import type { FileStorage } from "@remix-run/file-storage";
import { sql } from "kysely";
import type { WireImage } from "#app/contracts/images.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { EncodedImage } from "./encode.ts";

export type ImageRecord = Row<"images">;
export type Stores = { db: Database; files: FileStorage };

/** Stores an image once per property and content, and notes that it was used now. Its latest name counts. */
export async function keepImage({ db, files }: Stores, propertyId: number, image: EncodedImage, name: string): Promise<ImageRecord> {
  const id = createHash("sha256").update(`${propertyId}:`).update(image.bytes).digest("hex").slice(0, 40);
  await files.set(id, new File([new Uint8Array(image.bytes)], id, { type: image.mediaType }));
  const { width, height, frames } = image;
  return db
    .insertInto("images")
    .values({ id, property_id: propertyId, media_type: image.mediaType, byte_size: image.bytes.byteLength, name, width, height, frames })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ used_at: sql<Date>`now()`, width, height, frames, name: sql`coalesce(nullif(${name}, ''), images.name)` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An image of the property. @throws Refusal 404 */
export async function getImage(db: Database, propertyId: number, id: string): Promise<ImageRecord> {
  return imageQuery(db, propertyId, id).executeTakeFirstOrThrow(refuse.notFound);
}

/** The same, or nothing. */
export function findImage(db: Database, propertyId: number, id: string): Promise<ImageRecord | undefined> {
  return imageQuery(db, propertyId, id).executeTakeFirst();
}

function imageQuery(db: Database, propertyId: number, id: string) {
  return db.selectFrom("images").selectAll().where("property_id", "=", propertyId).where("id", "=", id);
}

/** Notes that an image was chosen again. */
export async function noteUse(db: Database, propertyId: number, id: string): Promise<ImageRecord> {
  return db
    .updateTable("images")
    .set({ used_at: sql<Date>`now()` })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow(refuse.notFound);
}

/** A page of the property's images, those used last first, and how many there are on all pages. */
export async function pageOfImages(db: Database, propertyId: number, { page, limit }: { page: number; limit: number }) {
  const all = db.selectFrom("images").where("property_id", "=", propertyId);
  const rows = await all
    .selectAll()
    .orderBy("used_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await all.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow();
  return { rows, total };
}

/** @param apiUrl the public address of the upstream, without a slash at its end */
export function toWireImage({ id, name, width, height, frames, used_at }: ImageRecord, apiUrl: string): WireImage {
  return { id, imageUrl: imageAddress(id, apiUrl), name, width, height, frames, usedAt: used_at.toISOString() };
}

/** The public address of a stored image. */
export function imageAddress(id: string, apiUrl: string): string {
  return `${apiUrl}/images/${id}`;
}

/** The id of a stored image by its address; null for any other. */
export function idInImageAddress(address: string, apiUrl: string): string | null {
  const id = address.slice(-40);
  return /^[0-9a-f]{40}$/.test(id) && address === imageAddress(id, apiUrl) ? id : null;
}
