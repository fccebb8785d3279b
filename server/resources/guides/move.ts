import type { guideCalls } from "#app/contracts/guides.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import type { Database } from "#server/database/tables.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { lockChapters } from "#server/resources/content/locks.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { bringBack } from "#server/resources/named/bring-back.ts";
import { guideRow } from "./rows.ts";
import { placeGuide } from "./store.ts";

/** Moves a guide between chapters and the unsorted list. A deleted guide becomes private in a chapter (section 4). */
export async function moveGuide(db: Database, { params, body, caller }: Request<typeof guideCalls.moveGuide>) {
  return db.transaction().execute(async (trx) => {
    const chapters = [body.fromLauncherId, body.toLauncherId].filter((id) => id !== UNSORTED_CHAPTER_ID);
    const present = await lockChapters(trx, caller.propertyId, chapters);
    const guide = await openForChange(trx, "guides", caller, params.guide);
    if ((guide.chapter_id ?? UNSORTED_CHAPTER_ID) !== body.fromLauncherId) throw refuse.conflict("guide_moved_meanwhile");
    const target = body.toLauncherId === UNSORTED_CHAPTER_ID ? null : body.toLauncherId;
    if (target !== null && !present.includes(target)) throw refuse.invalid([{ path: "toLauncherId", code: "chapter_error_gone" }]);
    await placeGuide(trx, caller.propertyId, guide.id, target);
    if (guide.visibility === "deleted" && target !== null) await bringBack(trx, "guides", guide, authorOf(caller));
    return guideRow(trx, caller.propertyId, guide.id);
  });
}
