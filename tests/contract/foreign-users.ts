import { foreignUserCalls } from "#app/contracts/foreign-users.ts";
import { declared } from "#tests/support/declared.ts";
import { addForeignUser } from "#tests/support/people.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const one = async ({ db, propertyId }: Tenant) => ({ params: { user: await addForeignUser(db, propertyId) } });

export default declared(foreignUserCalls, {
  calls: {
    filterForeignUsers: { need: ["view", "users"], request: () => ({ body: { connection: "or", filterGroups: [] } }) },
    getForeignUser: { need: ["view", "users"], request: one },
    listActivity: { need: ["view", "users"], request: async (tenant) => ({ ...(await one(tenant)), query: { sort: "title" } }) },
    deleteForeignUser: { need: ["edit", "users"], request: one },
    deleteForeignUsers: {
      need: ["edit", "users"],
      request: async ({ db, propertyId }) => ({ body: { act: "delete", users: [await addForeignUser(db, propertyId)] } }),
    },
  },
  noItem: "people are nobody's draft: the right to their section decides alone",
  parameters: () => ({ user: 999_999_999 }),
});
