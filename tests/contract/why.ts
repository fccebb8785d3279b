import { whyCalls } from "#app/contracts/why.ts";
import { declared } from "#tests/support/declared.ts";

const query = { person: "ada", url: "https://crm.test/contacts", lang: "en", tags: "1,2" };

export default declared(whyCalls, {
  calls: {
    explainTargeting: { need: ["view", "users"], request: () => ({ query: { ...query, at: new Date().toISOString() } }) },
    showReasons: { need: ["view", "users"], request: () => ({ body: { language: "de" } }) },
    foreseeWeek: { need: ["view", "users"], request: () => ({ query: { ...query, from: new Date().toISOString() } }) },
  },
  noItem: "they name what decides, and change nothing",
  mark: (db, propertyId, name) => db.insertInto("segments").values({ property_id: propertyId, name }).execute(),
});
