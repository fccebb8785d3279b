import { randomBytes } from "node:crypto";
import { managerCalls } from "#app/contracts/managers.ts";
import { createInvite } from "#server/realm/links/invites.ts";
import { PASSWORD } from "#server/realm/testing/new-manager.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(managerCalls, {
  calls: {
    getMe: { need: "signed in", request: () => ({}) },
    updateMe: { need: "signed in", request: () => ({ params: { manager: "me" }, body: { name: "Other", language: "de" } }) },
    register: {
      need: "anybody",
      madeBy: "clients with a registration page of their own; ours is the realm's",
      request: async (tenant) => {
        const email = `${randomBytes(6).toString("hex")}@invited.test`;
        const token = await createInvite(tenant.db, tenant.companyId, email, []);
        return { body: { name: "New", email, password: PASSWORD, token } };
      },
    },
    validateInvite: {
      need: "anybody",
      madeBy: "clients with a registration page of their own; ours is the realm's",
      request: async (tenant) => ({
        body: { token: await createInvite(tenant.db, tenant.companyId, "somebody@invited.test", []) },
      }),
    },
  },
  parameters: () => ({ manager: "me" }),
});
