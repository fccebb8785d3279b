import { popupCalls as calls } from "#app/contracts/popups.ts";
import { may } from "#app/domain/access/may.ts";
import type { Database } from "#server/database/tables.ts";
import { type Caller, requireMay } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { createPromotion, removePromotion, updatePromotion, updatePromotionInAllLanguages } from "./promotions.ts";
import { renderedPromotion, renderedWelcome } from "./rendered.ts";
import { firstTimePublished, guideOfPopup, listPromotions, withHero } from "./store.ts";
import { createWelcome, removeWelcome, updateWelcome, updateWelcomeInAllLanguages, welcomeNamed, welcomeOf } from "./welcome.ts";
import { toWirePopup, toWireWelcome, welcomeInShort } from "./wire.ts";

/**
 * Popups (specification 1, section 7): a view on the promotions in the drafts of guides (`app/domain/guides/promotion.ts`), and the welcome slide
 * of the property, which is a row of its own.
 */
export function popupRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listPopups, async ({ caller }) => ({
    data: [...(await listWelcome(db, caller)), ...(await listPromotions(db, caller.propertyId))],
  }));

  on(api, calls.getPopup, async ({ params, query, caller }) => {
    const slide = await welcomeFor(db, caller, "view", params.popup);
    const guide = slide ? null : await guideOfPopup(db, caller.propertyId, params.popup);
    const languages = await withHero(db, caller.propertyId, await languagesFor(db, caller.propertyId, query.lang));
    if (slide) return toWireWelcome(slide, languages);
    return toWirePopup(guide!, await firstTimePublished(db, caller.propertyId, guide!.id), languages);
  });

  on(api, calls.createPopup, (request) => {
    if (request.body.type !== "welcome") return createPromotion(db, request);
    requireMay(request.caller, "edit", "customize");
    return createWelcome(db, request);
  });

  on(api, calls.updatePopup, async (request) => ((await isWelcome(request)) ? updateWelcome(db, request) : updatePromotion(db, request)));

  on(api, calls.updatePopupInAllLanguages, async (request) =>
    (await isWelcome(request)) ? updateWelcomeInAllLanguages(db, request) : updatePromotionInAllLanguages(db, request),
  );

  on(api, calls.renderPopup, async ({ params, query, caller }) => {
    const slide = await welcomeFor(db, caller, "view", params.popup);
    return slide ? renderedWelcome(db, slide, query) : renderedPromotion(db, caller.propertyId, params.popup, query);
  });

  on(api, calls.removePopup, async (request) => ((await isWelcome(request)) ? removeWelcome(db, request) : removePromotion(db, request)));

  /** Whether a change is one of the welcome slide. @throws Refusal 401 for whoever may not make it */
  const isWelcome = async ({ params, caller }: { params: Record<string, string>; caller: Caller }) =>
    (await welcomeFor(db, caller, "edit", params.popup)) !== undefined;
}

/** The welcome slide, if that is what a path names. @throws Refusal 401 for a role that may not see or edit how the assistant is customized */
async function welcomeFor(db: Database, caller: Caller, action: "view" | "edit", popup: string | undefined) {
  const slide = await welcomeNamed(db, caller.propertyId, popup);
  if (slide) requireMay(caller, action, "customize");
  return slide;
}

async function listWelcome(db: Database, { role, propertyId }: Caller) {
  const slide = may(role, "view", "customize") && (await welcomeOf(db, propertyId));
  if (!slide) return [];
  const { language, fallback } = await languagesFor(db, propertyId);
  return [welcomeInShort(slide, language, fallback)];
}
