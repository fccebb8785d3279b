import { inPageCalls } from "#app/contracts/in-page.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(inPageCalls, {
  calls: {
    editOnPage: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({ body: { guide: await tenant.guide({ live: true }) } }),
    },
    closeInPage: { need: ["view", "guides"], madeBy: "the in-page editor", request: () => ({}) },
    getInPage: { need: ["view", "guides"], madeBy: "the in-page editor", request: () => ({}) },
  },
  noItem: "they let a tab edit what other nouns hold, and change nothing",
  mark: (db, propertyId, name) => {
    const stylings = JSON.stringify({ selectorConfig: { attributes: [name], valueBlocklist: [], minParents: 0 } });
    return db.updateTable("properties").set({ stylings }).where("id", "=", propertyId).execute();
  },
});
