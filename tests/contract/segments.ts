import { randomUUID } from "node:crypto";
import { segmentCalls } from "#app/contracts/segments.ts";
import type { Database } from "#server/database/tables.ts";
import { addSegment } from "#server/resources/segments/store.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/segments";
const filterGroups = [
  { connection: "or" as const, filters: [{ type: "boolean" as const, key: "trial", operator: "equals" as const, value: true }] },
];

const add = (db: Database, propertyId: number, name: string) => addSegment(db, propertyId, { name, connection: "and", filterGroups }, null);
const addOne = ({ db, propertyId }: Tenant) => add(db, propertyId, `Trials ${randomUUID()}`);
const one = async (tenant: Tenant) => ({ params: { segment: await addOne(tenant) } });

export default declared(segmentCalls, {
  calls: {
    listSegments: {
      need: ["view", "users"],
      request: () => ({ query: { search: "", sort: "name", order: "asc", page: "1", limit: "100" } }),
    },
    getSegment: { need: ["view", "users"], request: one },
    createSegment: {
      need: ["edit", "users"],
      request: () => ({ body: { name: `Everybody ${randomUUID()}`, connection: "or", filterGroups } }),
    },
    updateSegment: { need: ["edit", "users"], request: async (tenant) => ({ ...(await one(tenant)), body: { filterGroups: [] } }) },
    cloneSegment: { need: ["edit", "users"], request: one },
    removeSegment: { need: ["edit", "users"], request: one },
    keepSegmentDraft: { need: ["view", "users"], request: () => ({ body: { text: "connection=and" } }) },
    getSegmentDraft: {
      need: ["view", "users"],
      request: async (tenant) => ({
        params: { draft: String((await tenant.call("company admin", "POST", `${ALL}/drafts`, { text: "connection=or" })).body.draft) },
      }),
    },
    previewSegment: { need: ["view", "users"], request: () => ({ query: { page: "1", limit: "10" }, body: { filterGroups } }) },
  },
  parameters: () => ({ draft: "nothing" }),
  item: {
    parameter: "segment",
    table: "segments",
    section: "users",
    add,
    one: addOne,
    changes: [
      ["change a user segment", "PUT", `${ALL}/:item`, { connection: "or" }],
      ["duplicate a user segment", "POST", `${ALL}/:item/clone`],
      ["delete a user segment", "DELETE", `${ALL}/:item`],
    ],
    foreign: [
      [
        "a user segment that counts",
        "PUT",
        ({ segment }) => `${ALL}/${segment}`,
        ({ tag }) => ({
          filterGroups: [
            {
              connection: "and",
              filters: [{ type: "eventCount", key: "tagUsed", operator: "lessThan", value: { count: 1, days: 7, of: tag } }],
            },
          ],
        }),
        422,
      ],
    ],
  },
});
