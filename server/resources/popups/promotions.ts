import type { popupCalls as calls, WirePopup } from "#app/contracts/popups.ts";
import { changedPromotion, hasWayOut, newPromotion, type Promotion, withPictureEverywhere } from "#app/domain/guides/promotion.ts";
import type { Database, Row } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { changeDraft } from "#server/resources/content/change.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { languagesFor, languagesToWrite } from "#server/resources/languages/languages.ts";
import { firstTimePublished, guideOfPopup, promotionOf, type Told, withHero } from "./store.ts";
import { pictureIn, toPromotionChange, toWirePopup } from "./wire.ts";

/** Gives a guide's draft a promotion. @throws Refusal 409 `popup_exists`; 422 for a guide that is not there */
export async function createPromotion(db: Database, { body, caller }: Request<typeof calls.createPopup>): Promise<WirePopup> {
  const languages = await withHero(db, caller.propertyId, await languagesFor(db, caller.propertyId));
  const found = await db
    .selectFrom("guides")
    .select("id")
    .where("property_id", "=", caller.propertyId)
    .where("id", "=", body.tutorial)
    .executeTakeFirst();
  if (!found) throw refuse.invalid([{ path: "tutorial", code: "guide_error_gone" }]);
  return db.transaction().execute(async (trx) => {
    const guide = await openForChange(trx, "guides", caller, String(body.tutorial));
    requireNotArchived(guide);
    if (guide.draft.promotion) throw refuse.conflict("popup_exists");
    return written(trx, guide, newPromotion(guide.draft.texts), languages, caller);
  });
}

/**
 * @throws Refusal 409 for an older revision or an archived guide; 422 for a language that there is not, another guide, or a popup without a way
 * out
 */
export async function updatePromotion(db: Database, { params, query, body, caller }: Request<typeof calls.updatePopup>) {
  const { revision, tutorial, ...change } = body.popup;
  if (tutorial !== undefined && tutorial !== (await guideOfPopup(db, caller.propertyId, params.popup)).id)
    throw refuse.invalid([{ path: "popup.tutorial", code: "text_error_invalid" }]);
  const languages = await withHero(
    db,
    caller.propertyId,
    await languagesToWrite(db, caller.propertyId, query.lang, { "popup.languageTexts": change.languageTexts }),
  );
  return changed(db, { params, caller, languages, revision }, (promotion) => {
    const content = changedPromotion(promotion, languages.language, toPromotionChange(change, languages));
    return requireWayOut(content, "popup_error_no_way_out");
  });
}

/** Specification 1, section 7: PUT /popups/{id}/language/all. */
export async function updatePromotionInAllLanguages(
  db: Database,
  { params, body, caller }: Request<typeof calls.updatePopupInAllLanguages>,
) {
  const { media, revision } = body.popup;
  const languages = await withHero(db, caller.propertyId, await languagesFor(db, caller.propertyId));
  const picture = pictureIn(media);
  return changed(db, { params, caller, languages, revision }, (promotion) =>
    picture === undefined ? promotion : withPictureEverywhere(promotion, languages.fallback, picture),
  );
}

export async function removePromotion(db: Database, { params, query, caller }: Request<typeof calls.removePopup>): Promise<null> {
  const { id } = await guideOfPopup(db, caller.propertyId, params.popup);
  const languages = await withHero(db, caller.propertyId, await languagesFor(db, caller.propertyId));
  await db.transaction().execute(async (trx) => {
    const shown = shownTo(trx, languages);
    const guide = await openForChange(trx, "guides", caller, String(id), query.revision, shown);
    requireNotArchived(guide);
    const { promotion, ...draft } = guide.draft;
    // Somebody else may have removed it since the guide was found.
    if (!promotion) throw refuse.notFound();
    await changeDraft(trx, "guides", guide, { draft }, authorOf(caller));
  });
  return null;
}

/** @throws Refusal 422, with this code, for a popup that people could not close */
export function requireWayOut(popup: Promotion, code: "popup_error_no_way_out" | "welcome_error_no_way_out"): Promotion {
  if (!hasWayOut(popup)) throw refuse.invalid([{ path: "popup.enable_killicon", code }]);
  return popup;
}

type Asked = { params: Record<string, string>; caller: Caller; languages: Told; revision: number | undefined };

async function changed(db: Database, { params, caller, languages, revision }: Asked, change: (promotion: Promotion) => Promotion) {
  const { id } = await guideOfPopup(db, caller.propertyId, params.popup);
  return db.transaction().execute(async (trx) => {
    const guide = await openForChange(trx, "guides", caller, String(id), revision, shownTo(trx, languages));
    requireNotArchived(guide);
    return written(trx, guide, change(promotionOf(guide)), languages, caller);
  });
}

async function written(trx: Database, guide: Row<"guides">, promotion: Promotion, languages: Told, caller: Caller) {
  const after = await changeDraft(trx, "guides", guide, { draft: { ...guide.draft, promotion } }, authorOf(caller));
  return shownTo(trx, languages)(after);
}

const shownTo = (db: Database, languages: Told) => async (guide: Row<"guides">) =>
  toWirePopup(guide, await firstTimePublished(db, guide.property_id, guide.id), languages);

function requireNotArchived({ visibility }: Row<"guides">): void {
  if (visibility === "deleted") throw refuse.conflict("guide_deleted");
}
