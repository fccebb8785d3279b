import { randomUUID } from "node:crypto";
import { validatorCalls } from "#app/contracts/validators.ts";
import type { Database } from "#server/database/tables.ts";
import { addValidator } from "#server/resources/validators/store.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const ALL = "/v3/properties/:p/validators";

const add = (db: Database, propertyId: number, name: string, enabled = false) =>
  addValidator(
    db,
    propertyId,
    validatorCalls.createValidator.body.parse({ name, identifier: "#save", texts: { en: "Saves" }, enabled }),
    null,
  );
const addOne = ({ db, propertyId }: Tenant, live = false) => add(db, propertyId, `Save ${randomUUID()}`, live);
const one = async (tenant: Tenant) => ({ params: { validator: await addOne(tenant) } });

export default declared(validatorCalls, {
  calls: {
    listValidators: {
      need: ["view", "guides"],
      request: () => ({ query: { search: "", sort: "name", order: "asc", page: "1", limit: "100" } }),
    },
    getValidator: { need: ["view", "guides"], request: one },
    createValidator: {
      need: ["edit", "guides"],
      request: () => ({
        body: {
          name: `Send ${randomUUID()}`,
          identifier: "#send",
          texts: { en: "Sends it" },
          rule: { kind: "length", least: 2, most: null },
          enabled: true,
        },
      }),
    },
    updateValidator: {
      need: ["edit live", "guides"],
      request: async (tenant) => ({ ...(await one(tenant)), body: { rule: { kind: "length", least: 2, most: null } } }),
    },
    removeValidator: { need: ["edit live", "guides"], request: one },
  },
  item: {
    parameter: "validator",
    table: "validators",
    section: "guides",
    add: (db, propertyId, name) => add(db, propertyId, name),
    one: addOne,
    changes: [
      ["change a validator", "PUT", `${ALL}/:item`, { url: "/deals*" }],
      ["delete a validator", "DELETE", `${ALL}/:item`],
    ],
    foreign: [
      ["a new validator for", "POST", () => ALL, ({ segment, pageSegment }) => ({ name: "New", segment, pageSegment }), 422],
      ["a validator on", "PUT", ({ validator }) => `${ALL}/${validator}`, ({ pageSegment }) => ({ pageSegment }), 422],
    ],
  },
});
