import { companyCalls } from "#app/contracts/companies.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(companyCalls, {
  calls: {
    getCompany: {
      need: ["view", "home"],
      madeBy: "scripts of customers; the screens of the company are not built yet",
      request: () => ({}),
    },
    updateCompanyLimits: {
      need: "super admins",
      madeBy: "super admins of an installation, by script",
      request: () => ({ kind: "super", body: { newLimits: { members: 9, currency: "EUR" } } }),
    },
  },
  noItem: "the company itself is what the path names",
});
