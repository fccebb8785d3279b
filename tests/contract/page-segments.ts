import { randomUUID } from "node:crypto";
import { pageSegmentCalls } from "#app/contracts/page-segments.ts";
import type { Database } from "#server/database/tables.ts";
import { addPageSegment } from "#server/resources/page-segments/store.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/page_segments";

const add = (db: Database, propertyId: number, name: string) =>
  addPageSegment(db, propertyId, { name, rules: ["/deals*"], visibility: true }, null);
const addOne = ({ db, propertyId }: Tenant) => add(db, propertyId, `Deals ${randomUUID()}`);
const one = async (tenant: Tenant) => ({ params: { pageSegment: await addOne(tenant) } });

export default declared(pageSegmentCalls, {
  calls: {
    listPageSegments: {
      need: ["view", "users"],
      request: () => ({ query: { search: "", sort: "name", order: "asc", page: "1", limit: "100" } }),
    },
    getPageSegment: { need: ["view", "users"], request: one },
    createPageSegment: {
      need: ["edit", "users"],
      request: () => ({ body: { name: `Contacts ${randomUUID()}`, conditions: { rules: ["/contacts*"] } } }),
    },
    updatePageSegment: {
      need: ["edit", "users"],
      request: async (tenant) => ({ ...(await one(tenant)), body: { conditions: { visibility: false } } }),
    },
    clonePageSegment: { need: ["edit", "users"], request: one },
    removePageSegment: { need: ["edit", "users"], request: one },
  },
  item: {
    parameter: "pageSegment",
    table: "page_segments",
    section: "users",
    add,
    one: addOne,
    changes: [
      ["change a page segment", "PUT", `${ALL}/:item`, { conditions: { visibility: false } }],
      ["duplicate a page segment", "POST", `${ALL}/:item/clone`],
      ["delete a page segment", "DELETE", `${ALL}/:item`],
    ],
    foreign: [],
  },
});
