import { randomUUID } from "node:crypto";
import { tagCalls } from "#app/contracts/tags.ts";
import type { Database } from "#server/database/tables.ts";
import { addTag } from "#server/resources/tags/store.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/tags";

const add = (db: Database, propertyId: number, name: string) =>
  addTag(db, propertyId, { name, selector: "#save", urlRule: "", pageSegment: 0 }, null);
const addOne = ({ db, propertyId }: Tenant) => add(db, propertyId, `Save ${randomUUID()}`);
const one = async (tenant: Tenant) => ({ params: { tag: await addOne(tenant) } });

export default declared(tagCalls, {
  calls: {
    listTags: { need: ["view", "home"], request: () => ({ query: { search: "", page: "1", limit: "100" } }) },
    listTagsInUse: { need: ["view", "users"], request: () => ({ query: { search: "a", page: "1" } }) },
    getTag: { need: ["view", "users"], request: one },
    createTag: { need: ["edit", "users"], request: () => ({ body: { name: `Board ${randomUUID()}`, urlRule: "/deals*" } }) },
    updateTag: { need: ["edit", "users"], request: async (tenant) => ({ ...(await one(tenant)), body: { selector: "#board" } }) },
    removeTag: { need: ["edit", "users"], request: one },
  },
  item: {
    parameter: "tag",
    table: "tags",
    section: "users",
    add,
    one: addOne,
    changes: [
      ["change a tag", "PUT", `${ALL}/:item`, { selector: "#board" }],
      ["delete a tag", "DELETE", `${ALL}/:item`],
    ],
    foreign: [
      ["a new tag on", "POST", () => ALL, ({ pageSegment }) => ({ name: "New", pageSegment }), 422],
      ["a tag on", "PUT", ({ tag }) => `${ALL}/${tag}`, ({ pageSegment }) => ({ pageSegment }), 422],
    ],
  },
});
