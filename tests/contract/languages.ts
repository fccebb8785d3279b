import { languageCalls } from "#app/contracts/languages.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(languageCalls, {
  calls: {
    listLanguages: {
      need: ["view", "home"],
      madeBy: "scripts of customers; the screens of languages are not built yet",
      request: () => ({ query: { filter: "all" } }),
    },
  },
  noItem: "no call names one yet",
  mark: (db, propertyId, name) =>
    db.insertInto("languages").values({ property_id: propertyId, key: "fr", name, visibility: "public" }).execute(),
});
