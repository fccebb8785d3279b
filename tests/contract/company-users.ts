import { companyUserCalls } from "#app/contracts/company-users.ts";
import { declared } from "#tests/support/declared.ts";
import { addCompanyUser } from "#tests/support/people.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const one = async ({ db, companyId }: Tenant) => ({ params: { user: await addCompanyUser(db, companyId) } });

export default declared(companyUserCalls, {
  calls: {
    filterCompanyUsers: {
      need: ["view", "company-user"],
      plan: "staffTrainingExtension",
      request: () => ({ body: {}, query: { search: "person", sort: "publicId" } }),
    },
    getCompanyUser: {
      need: ["view", "company-user"],
      plan: "staffTrainingExtension",
      request: one,
      madeBy: "scripts of customers; the dashboard asks the v3 call",
    },
    activateCompanyUser: { need: ["edit", "company-user"], plan: "staffTrainingExtension", request: one },
    inviteCompanyUser: { need: ["edit", "company-user"], plan: "staffTrainingExtension", request: one },
    inviteCompanyUsers: {
      need: ["edit", "company-user"],
      plan: "staffTrainingExtension",
      request: () => ({ body: { status: "imported", importedJobId: "1" } }),
    },
    countInvitable: {
      need: ["edit", "company-user"],
      plan: "staffTrainingExtension",
      request: () => ({ query: { statuses: "created,imported" } }),
    },
    changeCompanyUsers: {
      need: ["edit", "company-user"],
      plan: "staffTrainingExtension",
      request: async ({ db, companyId }) => ({ body: { act: "archive", users: [await addCompanyUser(db, companyId)] } }),
    },
    deleteCompanyUser: { need: ["edit", "company-user"], plan: "staffTrainingExtension", request: one },
  },
  noItem: "people are nobody's draft: the right to their section decides alone",
  parameters: () => ({ user: 999_999_999 }),
});
