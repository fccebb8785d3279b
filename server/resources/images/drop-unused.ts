import { type RawBuilder, sql } from "kysely";
import { UNUSED_IMAGE_DAYS } from "#app/domain/media/image-limits.ts";
import type { Database } from "#server/database/tables.ts";
import { eachApart } from "#server/each-apart.ts";
import type { Stores } from "./store.ts";

/** Each image is looked at once in so many days. */
const LOOK_DAYS = 7;
const LOOKED_AT_ONCE = 200;
const DROPPED_AT_ONCE = 20;

/**
 * Whether anything uses an image: a draft, with the steps that can be put back, or a kept version of a guide or a message, a welcome slide, or the stylings, in any
 * language and of any property, since images are served to anybody who names their address; texts of chapters and of the property have no images, but might name one by its address.
 */
const IS_USED: RawBuilder<boolean> = sql<boolean>`(
  exists (select from guides where guides.images @> array[images.id])
  or exists (select from guide_versions as kept where kept.images @> array[images.id])
  or exists (select from messages where messages.images @> array[images.id])
  or exists (select from message_versions as kept where kept.images @> array[images.id])
  or exists (select from welcome_slides where welcome_slides.images @> array[images.id])
  or exists (select from properties where properties.images @> array[images.id])
  or exists (select from chapters where chapters.property_id = images.property_id and strpos(draft::text, images.id) > 0)
  or exists (select from chapter_versions as kept where kept.property_id = images.property_id and strpos(kept.content::text, images.id) > 0)
  or exists (select from properties as own where own.id = images.property_id and strpos(own::text, images.id) > 0)
  or exists (select from property_texts as own where own.property_id = images.property_id and strpos(own::text, images.id) > 0))`;

const LONG_AGO = sql<Date>`now() - make_interval(days => ${UNUSED_IMAGE_DAYS}::integer)`;

/**
 * Looks whether a portion of the images is used, and removes a portion of those that nothing has used for 30 days and nobody has uploaded or
 * chosen for as long: who has not saved yet finds theirs. @returns how many were looked at or removed
 */
export async function dropUnusedImages({ db, files }: Stores): Promise<number> {
  const looked = await lookAtImages(db);
  const unused = await db
    .selectFrom("images")
    .select(["id", "property_id"])
    .where("unused_since", "<", LONG_AGO)
    .where("used_at", "<", LONG_AGO)
    .limit(DROPPED_AT_ONCE)
    .execute();
  await eachApart(unused, (image) => dropImage({ db, files }, image.property_id, image.id));
  return looked + unused.length;
}

async function lookAtImages(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    update images set looked_at = now(), unused_since = case when ${IS_USED} then null else coalesce(unused_since, now()) end
    where id in (
      select id from images where looked_at < now() - make_interval(days => ${LOOK_DAYS}::integer)
      order by looked_at limit ${LOOKED_AT_ONCE} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Removes an image unless something has come to use it since. Its row is held until its file is gone: who stores the same image again
 * meanwhile waits for that (`keepImage`).
 */
async function dropImage({ db, files }: Stores, propertyId: number, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ used: boolean }>`select ${IS_USED} as used from images where property_id = ${propertyId} and id = ${id}
      and unused_since < ${LONG_AGO} and used_at < ${LONG_AGO} for update skip locked`.execute(trx);
    const [image] = rows;
    if (!image) return;
    const own = trx.updateTable("images").set({ unused_since: null, looked_at: sql<Date>`now()` });
    if (image.used) return void (await own.where("property_id", "=", propertyId).where("id", "=", id).execute());
    await trx
      .deleteFrom("content_origins")
      .where("property_id", "=", propertyId)
      .where("kind", "=", "images")
      .where("item", "=", id)
      .execute();
    await trx.deleteFrom("images").where("property_id", "=", propertyId).where("id", "=", id).execute();
    await files.remove(id);
  });
}
