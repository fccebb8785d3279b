import { attributeCalls } from "#app/contracts/attributes.ts";
import type { Database } from "#server/database/tables.ts";
import { addAttribute } from "#server/resources/attributes/store.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/attributes";

let added = 0;
const newKey = () => `plan_${added++}`;

async function add(db: Database, propertyId: number, displayName: string): Promise<number> {
  const property = await db.selectFrom("properties").select("company_id").where("id", "=", propertyId).executeTakeFirstOrThrow();
  const owner = { companyId: property.company_id, propertyId };
  return (await addAttribute(db, owner, { key: newKey(), dataType: "string", displayName }, null)).id;
}

/** An attribute of the property, and one of its company. */
const one = async (tenant: Tenant) => ({ params: { attribute: await add(tenant.db, tenant.propertyId, "Plan") } });
const shared = async (tenant: Tenant) => ({ params: { attribute: await tenant.attribute(newKey(), "string", true) } });
const change = { displayName: "Other", description: "What they pay for" };
const byScripts = "scripts of customers; the dashboard makes the same call of the third version";

export default declared(attributeCalls, {
  calls: {
    filterAttributes: { need: ["view", "users"], request: () => ({ body: { search: "", sort: "key", order: "asc", limit: 20 } }) },
    getAttribute: { need: ["view", "users"], request: one },
    createAttribute: { need: ["edit", "attribute"], request: () => ({ body: { key: newKey(), dataType: "number" } }) },
    updateAttribute: {
      need: ["edit", "attribute"],
      request: async (tenant) => ({ ...(await one(tenant)), body: { attribute: change } }),
    },
    listCompanyAttributes: { need: ["view", "company-attributes"], madeBy: byScripts, request: () => ({ query: { sort: "displayName" } }) },
    createCompanyAttribute: {
      need: ["edit", "attribute"],
      plan: "staffTrainingExtension",
      madeBy: byScripts,
      request: () => ({ body: { key: newKey(), dataType: "array" } }),
    },
    updateCompanyAttribute: {
      need: ["edit", "attribute"],
      plan: "staffTrainingExtension",
      madeBy: byScripts,
      request: async (tenant) => ({ ...(await shared(tenant)), body: { attribute: change } }),
    },
    pageCompanyAttributes: {
      need: ["view", "company-attributes"],
      plan: "staffTrainingExtension",
      request: () => ({ query: { limit: "50", page: "1", sort: "timeCreated", order: "desc", includeArchived: "true" } }),
    },
    getCompanyAttribute: { need: ["view", "company-attributes"], plan: "staffTrainingExtension", request: shared },
    addCompanyAttribute: {
      need: ["edit", "attribute"],
      plan: "staffTrainingExtension",
      request: () => ({ body: { key: newKey(), dataType: "datetime" } }),
    },
    changeCompanyAttribute: {
      need: ["edit", "attribute"],
      plan: "staffTrainingExtension",
      request: async (tenant) => ({ ...(await shared(tenant)), body: change }),
    },
  },
  item: {
    parameter: "attribute",
    table: "attributes",
    section: "attribute",
    add,
    one: (tenant) => add(tenant.db, tenant.propertyId, "Plan"),
    changes: [
      ["change an attribute", "PUT", `${ALL}/:item`, { attribute: change }],
      ["archive an attribute", "PUT", `${ALL}/:item`, { attribute: { status: "private" } }],
    ],
    foreign: [],
  },
});
