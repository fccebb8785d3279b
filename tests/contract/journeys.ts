import { randomUUID } from "node:crypto";
import { journeyCalls } from "#app/contracts/journeys.ts";
import type { Database } from "#server/database/tables.ts";
import { addJourney } from "#server/resources/journeys/store.ts";
import { addTag } from "#server/resources/tags/store.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/journeys";

const addSomeTag = (db: Database, propertyId: number) =>
  addTag(db, propertyId, { name: `Tag ${randomUUID()}`, selector: "#save", urlRule: "", pageSegment: 0 }, null);
async function add(db: Database, propertyId: number, name: string): Promise<number> {
  const [startTag, endTag] = [await addSomeTag(db, propertyId), await addSomeTag(db, propertyId)];
  return addJourney(db, propertyId, { name, startTag, endTag, windowSeconds: 600 }, null);
}
const addOne = ({ db, propertyId }: Tenant) => add(db, propertyId, `Buying ${randomUUID()}`);
const one = async (tenant: Tenant) => ({ params: { journey: await addOne(tenant) } });

export default declared(journeyCalls, {
  calls: {
    listJourneys: { need: ["view", "users"], request: () => ({}) },
    getJourney: { need: ["view", "users"], request: one },
    createJourney: {
      need: ["edit", "users"],
      request: async ({ db, propertyId }) => ({
        body: {
          name: `Selling ${randomUUID()}`,
          startTag: await addSomeTag(db, propertyId),
          endTag: await addSomeTag(db, propertyId),
          windowSeconds: 60,
        },
      }),
    },
    updateJourney: { need: ["edit", "users"], request: async (tenant) => ({ ...(await one(tenant)), body: { windowSeconds: 60 } }) },
    removeJourney: { need: ["edit", "users"], request: one },
  },
  item: {
    parameter: "journey",
    table: "journeys",
    section: "users",
    add,
    one: addOne,
    changes: [
      ["change a journey", "PUT", `${ALL}/:item`, { windowSeconds: 60 }],
      ["delete a journey", "DELETE", `${ALL}/:item`],
    ],
    foreign: [
      ["a journey that begins at", "PUT", ({ journey }) => `${ALL}/${journey}`, ({ tag }) => ({ startTag: tag }), 422],
      ["a journey that ends at", "PUT", ({ journey }) => `${ALL}/${journey}`, ({ tag }) => ({ endTag: tag }), 422],
    ],
  },
});
