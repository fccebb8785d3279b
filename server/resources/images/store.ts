import { createHash } from "node:crypto";
import type { FileStorage } from "@remix-run/file-storage";
import { sql } from "kysely";
import type { WireImage } from "#app/contracts/images.ts";
import { IMAGE_LIMITS } from "#app/domain/media/image-limits.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { EncodedImage, ImagePlace } from "./encode.ts";

export type ImageRecord = Row<"images">;
export type Stores = { db: Database; files: FileStorage };

/**
 * Stores an image once per property and content, and notes that it was used now. Its latest name counts.
 * @throws Refusal 422 `image_error_no_room` at `place` when the property has as many images, or bytes of them, as it may have
 */
export async function keepImage(
  { db, files }: Stores,
  propertyId: number,
  image: EncodedImage,
  name: string,
  place: ImagePlace = "image",
): Promise<ImageRecord> {
  const id = createHash("sha256").update(`${propertyId}:`).update(image.bytes).digest("hex").slice(0, 40);
  const { mediaType, width, height, frames, bytes } = image;
  const kept = await db.transaction().execute(async (trx) => {
    if (!(await hasRoom(trx, propertyId, id, bytes.byteLength))) return null;
    return trx
      .insertInto("images")
      .values({ id, property_id: propertyId, media_type: mediaType, byte_size: bytes.byteLength, name, width, height, frames })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({ ...USED_NOW, width, height, frames, name: sql`coalesce(nullif(${name}, ''), images.name)` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  if (!kept) throw refuse.invalid([{ path: place, code: "image_error_no_room" }]);
  // Behind its row: a file without one would be found by nobody, and who removes an unused image is done with it by now.
  await files.set(id, new File([new Uint8Array(bytes)], id, { type: mediaType }));
  return kept;
}

const USED_NOW = { used_at: sql<Date>`now()`, unused_since: null };

/** Any number: with the property's id it names the lock by which two uploads do not take its last room together. */
const LOCK = 7_205;

/** Whether an image may be stored: there is room for it, or it is there. */
async function hasRoom(trx: Database, propertyId: number, id: string, bytes: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK}::integer, ${propertyId}::integer)`.execute(trx);
  if (await findImage(trx, propertyId, id)) return true;
  const { rows } = await sql<{ images: number; bytes: string }>`
    select count(*)::integer as images, coalesce(sum(byte_size), 0) as bytes from images where property_id = ${propertyId}`.execute(trx);
  const stored = rows[0]!;
  return stored.images < IMAGE_LIMITS.stored && Number(stored.bytes) + bytes <= IMAGE_LIMITS.storedBytes;
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

/**
 * Notes that images were chosen again. @returns those that are there, and stay for a while; of a removal that was cut short the row may be
 * left without its file, and is not there
 */
export async function noteUses({ db, files }: Stores, propertyId: number, ids: string[]): Promise<Map<string, ImageRecord>> {
  const query = db.updateTable("images").set(USED_NOW).where("property_id", "=", propertyId);
  const rows = await query.where("id", "=", sql<string>`any(${ids}::text[])`).returningAll().execute();
  const there = new Map<string, ImageRecord>();
  for (const row of rows) if (await files.has(row.id)) there.set(row.id, row);
  return there;
}

type Wanted = { page: number; limit: number; search: string };

/** A page of the property's images with a text in their names, those used last first, and how many there are on all pages. */
export async function pageOfImages(db: Database, propertyId: number, { page, limit, search }: Wanted) {
  const part = lowered(sql`${search.trim()}`);
  const all = db
    .selectFrom("images")
    .where("property_id", "=", propertyId)
    .where(sql<boolean>`(${part} = '' or strpos(${lowered(sql`name`)}, ${part}) > 0)`);
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
