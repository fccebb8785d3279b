import { sql } from "kysely";
import type { popupCalls as calls, WirePopup } from "#app/contracts/popups.ts";
import { changedPromotion, newPromotion, type Promotion, withPictureEverywhere } from "#app/domain/guides/promotion.ts";
import { shownPromotion } from "#app/domain/player/shown-promotion.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { idParam } from "#server/http/caller.ts";
import type { Request } from "#server/http/on.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { type Author, authorOf, changedBy } from "#server/resources/content/author.ts";
import { existingGuides } from "#server/resources/guides/existing.ts";
import { languagesFor, languagesToWrite } from "#server/resources/languages/languages.ts";
import { languagesOf } from "#server/resources/player/live-rows.ts";
import { offeredLanguages } from "#server/resources/player/offered-languages.ts";
import { requireWayOut } from "./promotions.ts";
import { type Told, withHero } from "./store.ts";
import { pictureIn, toPromotionChange, toWireWelcome } from "./wire.ts";

type Slide = Row<"welcome_slides">;

/** The welcome slide of a property; undefined for none. */
export const welcomeOf = (db: Database, propertyId: number): Promise<Slide | undefined> =>
  db.selectFrom("welcome_slides").selectAll().where("property_id", "=", propertyId).executeTakeFirst();

/** The same if it is what a path names as a popup; undefined for any other. @throws Refusal 404 for what is no id */
export async function welcomeNamed(db: Database, propertyId: number, popup: string | undefined): Promise<Slide | undefined> {
  const slide = await welcomeOf(db, propertyId);
  return slide?.popup_id === idParam(popup) ? slide : undefined;
}

/** Gives a property its welcome slide, which says nothing yet. @throws Refusal 409 `popup_exists`; 422 for a guide that is not there */
export async function createWelcome(db: Database, { body, caller }: Request<typeof calls.createPopup>): Promise<WirePopup> {
  const languages = await withHero(db, caller.propertyId, await languagesFor(db, caller.propertyId));
  const content = JSON.stringify(newPromotion({}));
  return db.transaction().execute(async (trx) => {
    await requireGuide(trx, caller.propertyId, body.tutorial, "tutorial");
    const slide = await trx
      .insertInto("welcome_slides")
      .values({ property_id: caller.propertyId, guide_id: body.tutorial, content, ...changedBy(authorOf(caller)) })
      .onConflict((conflict) => conflict.column("property_id").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!slide) throw refuse.conflict("popup_exists");
    return toWireWelcome(slide, languages);
  });
}

/** @throws Refusal 404; 409 for an older revision; 422 for a language or guide that there is not, a slide without a way out, or with a start button and no guide */
export async function updateWelcome(db: Database, { params, query, body, caller }: Request<typeof calls.updatePopup>) {
  const { revision, tutorial, ...change } = body.popup;
  const { propertyId } = caller;
  const languages = await withHero(
    db,
    propertyId,
    await languagesToWrite(db, propertyId, query.lang, { "popup.languageTexts": change.languageTexts }),
  );
  return db.transaction().execute(async (trx) => {
    const slide = await open(trx, propertyId, params.popup, revision, languages);
    if (tutorial !== slide.guide_id) await requireGuide(trx, propertyId, tutorial, "popup.tutorial");
    const content = changedPromotion(
      slide.content,
      languages.language,
      toPromotionChange(change, languages, playerTexts(languages.language).close),
    );
    requireGuideToStart(change.enable_button_start, tutorial === undefined ? slide.guide_id : tutorial);
    requireWayOut(content, "welcome_error_no_way_out");
    return toWireWelcome(await written(trx, slide, content, tutorial, authorOf(caller)), languages);
  });
}

/** Specification 1, section 7: PUT /popups/{id}/language/all. */
export async function updateWelcomeInAllLanguages(db: Database, { params, body, caller }: Request<typeof calls.updatePopupInAllLanguages>) {
  const { media, revision } = body.popup;
  const languages = await withHero(db, caller.propertyId, await languagesFor(db, caller.propertyId));
  const picture = pictureIn(media);
  return db.transaction().execute(async (trx) => {
    const slide = await open(trx, caller.propertyId, params.popup, revision, languages);
    const content = picture === undefined ? slide.content : withPictureEverywhere(slide.content, languages.fallback, picture);
    return toWireWelcome(await written(trx, slide, content, undefined, authorOf(caller)), languages);
  });
}

/** @throws Refusal 404; 409 for an older revision */
export async function removeWelcome(db: Database, { params, query, caller }: Request<typeof calls.removePopup>): Promise<null> {
  const languages = await withHero(db, caller.propertyId, await languagesFor(db, caller.propertyId));
  await db.transaction().execute(async (trx) => {
    await open(trx, caller.propertyId, params.popup, query.revision, languages);
    await trx.deleteFrom("welcome_slides").where("property_id", "=", caller.propertyId).execute();
  });
  return null;
}

/** Locks it until the transaction ends. @throws Refusal 404; 409 for an older revision */
async function open(trx: Database, propertyId: number, popup: string | undefined, revision: number | undefined, languages: Told) {
  const slide = await trx
    .selectFrom("welcome_slides")
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("popup_id", "=", idParam(popup))
    .forUpdate()
    .executeTakeFirstOrThrow(refuse.notFound);
  await requireRevision(revision, slide.revision, () => toWireWelcome(slide, languages));
  return slide;
}

/** The next revision. People see it from the first save on that gives the bundle of one of their languages something to say. */
async function written(trx: Database, slide: Slide, content: Promotion, guide: number | null | undefined, author: Author): Promise<Slide> {
  const { keys, standard } = offeredLanguages(await languagesOf(trx, slide.property_id), "");
  const isLive = keys.some((language) => shownPromotion(content, { language, standard }) !== null);
  return trx
    .updateTable("welcome_slides")
    .set({
      content: JSON.stringify(content),
      guide_id: guide,
      revision: sql<number>`revision + 1`,
      ...(isLive && { first_time_published: sql<Date>`coalesce(first_time_published, now())` }),
      last_changed_at: sql<Date>`now()`,
      ...changedBy(author),
    })
    .where("property_id", "=", slide.property_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws Refusal 422 for a button that starts a guide where there is none */
function requireGuideToStart(startButton: boolean | undefined, guide: number | null): void {
  if (startButton && guide === null) throw refuse.invalid([{ path: "popup.enable_button_start", code: "welcome_error_no_guide" }]);
}

/** @throws Refusal 422 for a guide that is archived or none of the property's */
async function requireGuide(trx: Database, propertyId: number, guide: number | null | undefined, path: string): Promise<void> {
  if (guide === null || guide === undefined) return;
  if (!(await existingGuides(trx, propertyId, [guide])).has(guide)) throw refuse.invalid([{ path, code: "guide_error_gone" }]);
}
