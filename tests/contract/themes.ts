import { randomUUID } from "node:crypto";
import { themeCalls } from "#app/contracts/themes.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const name = () => `Theme ${randomUUID()}`;
async function one(tenant: Tenant) {
  const { body } = await tenant.call("company admin", "POST", "/v2/properties/:p/themes", { name: name() });
  return { params: { theme: Number(body.id) } };
}

export default declared(themeCalls, {
  calls: {
    listThemes: { need: ["view", "customize"], request: () => ({}) },
    createTheme: { need: ["edit", "customize"], request: () => ({ body: { name: name() } }) },
    updateTheme: { need: ["edit", "customize"], request: async (tenant) => ({ ...(await one(tenant)), body: { name: name() } }) },
    removeTheme: { need: ["edit", "customize"], request: one },
    updateCompanyStylings: { need: ["edit", "customize"], request: () => ({ body: { values: { main_color: "#123456" } } }) },
  },
  parameters: () => ({ theme: 999_999_999 }),
  noItem: "a theme belongs to the company: server/resources/themes/themes.test.ts",
});
