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
});
