import { randomUUID } from "node:crypto";
import { tooltipCalls } from "#app/contracts/tooltips.ts";
import type { Database } from "#server/database/tables.ts";
import { addTooltip } from "#server/resources/tooltips/store.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/tooltips";

const add = (db: Database, propertyId: number, name: string, enabled = false) =>
  addTooltip(db, propertyId, tooltipCalls.createTooltip.body.parse({ name, identifier: "#save", texts: { en: "Saves" }, enabled }), null);
const addOne = ({ db, propertyId }: Tenant, live = false) => add(db, propertyId, `Save ${randomUUID()}`, live);
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
      plan: "tooltips",
      request: () => ({
        body: { name: `Send ${randomUUID()}`, identifier: "#send", texts: { en: "Sends it" }, show: "beacon", enabled: true },
      }),
    },
    updateTooltip: {
      need: ["edit live", "guides"],
      plan: "tooltips",
      request: async (tenant) => ({ ...(await one(tenant)), body: { show: "beacon" } }),
    },
    removeTooltip: { need: ["edit live", "guides"], plan: "tooltips", request: one },
  },
  item: {
    parameter: "tooltip",
    table: "tooltips",
    section: "guides",
    add: (db, propertyId, name) => add(db, propertyId, name),
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
