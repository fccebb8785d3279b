import { randomUUID } from "node:crypto";
import { tooltipCalls } from "#app/contracts/tooltips.ts";
import type { Database } from "#server/database/tables.ts";
import { addTooltip } from "#server/resources/tooltips/store.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/tooltips";

const add = (db: Database, propertyId: number, name: string) =>
  addTooltip(db, propertyId, tooltipCalls.createTooltip.body.parse({ name, identifier: "#save" }), null);
const addOne = ({ db, propertyId }: Tenant) => add(db, propertyId, `Save ${randomUUID()}`);
const one = async (tenant: Tenant) => ({ params: { tooltip: await addOne(tenant) } });

export default declared(tooltipCalls, {
  calls: {
    listTooltips: {
      need: ["view", "guides"],
      request: () => ({ query: { search: "", sort: "name", order: "asc", page: "1", limit: "100" } }),
    },
    getTooltip: { need: ["view", "guides"], request: one },
    createTooltip: {
      need: ["edit", "guides"],
      request: () => ({
        body: { name: `Send ${randomUUID()}`, identifier: "#send", texts: { en: "Sends it" }, show: "beacon", enabled: true },
      }),
    },
    updateTooltip: { need: ["edit", "guides"], request: async (tenant) => ({ ...(await one(tenant)), body: { show: "beacon" } }) },
    removeTooltip: { need: ["edit", "guides"], request: one },
  },
  item: {
    parameter: "tooltip",
    table: "tooltips",
    section: "guides",
    add,
    one: addOne,
    changes: [
      ["change a tooltip", "PUT", `${ALL}/:item`, { url: "/deals*" }],
      ["delete a tooltip", "DELETE", `${ALL}/:item`],
    ],
    foreign: [
      ["a new tooltip for", "POST", () => ALL, ({ segment, pageSegment }) => ({ name: "New", segment, pageSegment }), 422],
      ["a tooltip on", "PUT", ({ tooltip }) => `${ALL}/${tooltip}`, ({ pageSegment }) => ({ pageSegment }), 422],
    ],
  },
});
