import { propertySettingCalls } from "#app/contracts/property-settings.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(propertySettingCalls, {
  calls: {
    getStylings: { need: ["view", "home"], request: () => ({}) },
    updateStylings: {
      need: ["edit", "customize"],
      request: () => ({ body: { values: { main_color: "#123456", privacyLevel: 0 } } }),
    },
    renderAssistant: {
      need: ["view", "customize"],
      request: () => ({ query: { lang: "de", part: "step", host: "dark", values: JSON.stringify({ main_color: "#123456" }) } }),
    },
    getContentSettings: {
      need: ["view", "home"],
      request: () => ({}),
    },
    updateContentSettings: {
      need: ["edit", "customize"],
      request: () => ({ body: { values: { approvalRequired: false } } }),
    },
    getTexts: {
      need: ["view", "home"],
      request: () => ({ query: { lang: "de" } }),
    },
    updateTexts: {
      need: ["edit", "customize"],
      request: () => ({ query: { lang: "en" }, body: { texts: { search_no_result: "Nothing here" } } }),
    },
  },
  noItem: "each property has one of each",
  mark: (db, propertyId, text) =>
    db
      .insertInto("property_texts")
      .values({ property_id: propertyId, language: "de", texts: JSON.stringify({ search_no_result: text }) })
      .execute(),
});
