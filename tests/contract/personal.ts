import { personalCalls } from "#app/contracts/personal.ts";
import { newManager, PASSWORD } from "#server/realm/testing/new-manager.ts";
import { dashboard } from "#tests/support/dashboard.ts";
import { declared } from "#tests/support/declared.ts";
import { signInAt } from "#tests/support/realm-server.ts";

export default declared(personalCalls, {
  calls: {
    updatePassword: {
      need: "signed in",
      request: async (tenant) => {
        const server = await dashboard();
        const { email } = await newManager(tenant.db, { role: "admin" });
        return {
          token: (await signInAt(server, email, PASSWORD)).access_token,
          body: { currentPassword: PASSWORD, newPassword: `${PASSWORD}x`, confirmation: `${PASSWORD}x` },
        };
      },
    },
    getSsoStatus: { need: "signed in", madeBy: "scripts of customers; the screens of sign-on are not built yet", request: () => ({}) },
    getPersonalToken: { need: ["view", "personal-token"], request: () => ({}) },
    resetPersonalToken: { need: ["edit", "personal-token"], request: () => ({ query: { reset: "true" } }) },
    askSupport: { need: "signed in", request: () => ({ body: { request: "The chart stays empty." } }) },
  },
});
