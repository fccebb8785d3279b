import { authorizationCalls } from "#app/contracts/authorization.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(authorizationCalls, {
  calls: {
    listRoles: { need: "signed in", madeBy: "scripts of customers; the team screens are not built yet", request: () => ({}) },
    listSubjectRoles: {
      need: "signed in",
      madeBy: "scripts of customers; the team screens are not built yet",
      request: async (tenant) => ({
        params: { subjectType: "companyUser", user: (await tenant.person("company moderator")).manager.id },
      }),
    },
    listTargetRoles: {
      need: ["view", "company-team"],
      madeBy: "scripts of customers; the team screens are not built yet",
      request: (tenant) => ({ params: { targetType: "company", target: tenant.companyId } }),
    },
  },
  parameters: ({ propertyId }) => ({ targetType: "property", target: propertyId, subjectType: "companyUser", user: "nobody" }),
});
