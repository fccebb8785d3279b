import { userCalls } from "#app/contracts/users.ts";
import { declared } from "#tests/support/declared.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const seen = async ({ db, propertyId }: Tenant) => ({ params: { user: await addForeignUser(db, propertyId, { plan: "team" }) } });
const companys = async ({ db, companyId }: Tenant) => ({ params: { user: await addCompanyUser(db, companyId) } });
const filters = [{ type: "string", key: "plan", operator: "!equals", value: "team" }];

export default declared(userCalls, {
  calls: {
    listUsers: { need: ["view", "users"], request: ({ propertyId }) => ({ query: { propertyId: String(propertyId), limit: "100" } }) },
    getUser: { need: ["view", "users"], request: seen },
    filterUsers: {
      need: ["view", "users"],
      request: () => ({ body: { connection: "and", filterGroups: [{ connection: "or", filters }] } }),
    },
    getIdentification: { need: ["view", "users"], request: () => ({}) },
    archiveUser: { need: ["edit", "company-user"], plan: "staffTrainingExtension", request: companys },
    restoreUser: { need: ["edit", "company-user"], plan: "staffTrainingExtension", request: companys },
    inviteUsers: { need: ["edit", "company-user"], plan: "staffTrainingExtension", request: () => ({ body: { status: "created" } }) },
    listSessions: { need: ["view", "users"], request: seen },
  },
  noItem: "people are nobody's draft: the right to their section decides alone",
  mark: (db, propertyId, text) => addForeignUser(db, propertyId, { name: text }),
  parameters: () => ({ user: 999_999_999 }),
});
