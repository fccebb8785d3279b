import { popupCalls as calls } from "#app/contracts/popups.ts";
import { type Api, on } from "#server/http/on.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { renderedPopup } from "./rendered.ts";
import { firstTimePublished, guideOfPopup, listPromotions } from "./store.ts";
import { toWirePopup } from "./wire.ts";
import { createPopup, removePopup, updatePopup, updatePopupInAllLanguages } from "./write.ts";

/** Popups (specification 1, section 7): a view on the promotions in the drafts of guides (`app/domain/guides/promotion.ts`). */
export function popupRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listPopups, async ({ caller }) => ({ data: await listPromotions(db, caller.propertyId) }));

  on(api, calls.getPopup, async ({ params, query, caller }) => {
    const guide = await guideOfPopup(db, caller.propertyId, params.popup);
    const languages = await languagesFor(db, caller.propertyId, query.lang);
    return toWirePopup(guide, await firstTimePublished(db, caller.propertyId, guide.id), languages);
  });

  on(api, calls.createPopup, (request) => createPopup(db, request));

  on(api, calls.updatePopup, (request) => updatePopup(db, request));

  on(api, calls.updatePopupInAllLanguages, (request) => updatePopupInAllLanguages(db, request));

  on(api, calls.renderPopup, ({ params, query, caller }) => renderedPopup(db, caller.propertyId, params.popup, query));

  on(api, calls.removePopup, (request) => removePopup(db, request));
}
