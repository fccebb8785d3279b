import { propertyCalls } from "#app/contracts/properties.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(propertyCalls, {
  calls: {
    listProperties: { need: "signed in", request: () => ({ query: { search: "prop", limit: "5" } }) },
    getProperty: { need: ["view", "home"], request: () => ({}) },
    updateProperty: { need: ["edit", "property"], request: () => ({ body: { name: "Renamed" } }) },
  },
  noItem: "the property itself is what the path names",
});
