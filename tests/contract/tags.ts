import { tagCalls } from "#app/contracts/tags.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(tagCalls, {
  calls: {
    listTags: { need: ["view", "home"], madeBy: "scripts of customers; the screens of tags are not built yet", request: () => ({}) },
  },
  noItem: "no call names one yet",
  mark: (db, propertyId, name) => db.insertInto("tags").values({ property_id: propertyId, name }).execute(),
});
