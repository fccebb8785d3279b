import { randomBytes } from "node:crypto";
import { magicLinkCalls } from "#app/contracts/magic-links.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

/** A user of the tenant's company whose property has an address to lead to. */
async function invitable({ db, companyId, propertyId }: Tenant): Promise<string> {
  await db.updateTable("properties").set({ url: "https://crm.test/" }).where("id", "=", propertyId).execute();
  const email = `${randomBytes(6).toString("hex")}@people.test`;
  await db.insertInto("company_users").values({ company_id: companyId, public_id: email }).execute();
  return email;
}

const madeBy = "applications and scripts of customers; the screens of users do not make links";

export default declared(magicLinkCalls, {
  calls: {
    generateMagicLink: {
      // Whom the table refuses is said by server/resources/magic-links: the path names no company.
      need: "signed in",
      madeBy,
      request: async (tenant) => ({ body: { identifier: await invitable(tenant), companyId: tenant.companyId } }),
    },
    getMagicLink: {
      need: ["view", "company-user"],
      madeBy,
      request: ({ companyId }) => ({ query: { c: String(companyId) } }),
    },
    sendMagicLink: {
      need: "signed in",
      madeBy,
      request: async (tenant) => ({ body: { userPublicId: await invitable(tenant), companyId: tenant.companyId } }),
    },
  },
});
