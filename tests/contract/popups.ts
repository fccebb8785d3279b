import { popupCalls } from "#app/contracts/popups.ts";
import { newPromotion } from "#app/domain/guides/promotion.ts";
import { buildGuide } from "#server/demo/builders.ts";
import { declared } from "#tests/support/declared.ts";
import { withPromotion } from "#tests/support/promotions.ts";
import { content1 } from "#tests/support/tenant.ts";

const popup = async (...[tenant]: Parameters<typeof withPromotion>) => ({ params: { popup: (await withPromotion(tenant)).popup } });

export default declared(popupCalls, {
  calls: {
    listPopups: { need: ["view", "guides"], request: () => ({}) },
    getPopup: { need: ["view", "guides"], request: popup },
    createPopup: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({ body: { tutorial: await tenant.guide(), type: "announcement" } }),
    },
    updatePopup: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({ ...(await popup(tenant)), body: { popup: { headline: "Other" } } }),
    },
    updatePopupInAllLanguages: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({
        ...(await popup(tenant)),
        body: { popup: { media: { image: { src: "https://example.com/a.png" } } } },
      }),
    },
    renderPopup: { need: ["view", "guides"], request: popup },
    removePopup: { need: ["edit live", "guides"], request: popup },
  },
  noItem: "a popup is a part of its guide",
  mark: (db, propertyId, text) => {
    const content = content1(text);
    return buildGuide(db, propertyId, null, { ...content, promotion: newPromotion(content.texts) }, null);
  },
  parameters: () => ({ popup: 999_999_999 }),
});
