import { randomUUID } from "node:crypto";
import { documentCalls } from "#app/contracts/documents.ts";
import type { Database } from "#server/database/tables.ts";
import { addDocument } from "#server/resources/documents/document-store.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/documents";
/** An address that no fetch reaches: it is refused before anything is asked. */
const address = () => `http://127.0.0.1/${randomUUID()}`;

const add = (db: Database, propertyId: number, title: string) =>
  addDocument(db, propertyId, { title, language: "en", text: "Press Save." }, null);
const addOne = ({ db, propertyId }: Tenant) => add(db, propertyId, `Saving ${randomUUID()}`);
const one = async (tenant: Tenant) => ({ params: { document: await addOne(tenant) } });

/** A help centre that nobody fetches, the same for all calls: a property has few. */
async function centre({ db, propertyId }: Tenant) {
  const known = await db.selectFrom("help_centres").select("id").where("property_id", "=", propertyId).where("name", "=", "Help").execute();
  const values = { property_id: propertyId, name: "Help", address: address(), language: "", state: "done" as const, task_id: null };
  const id = known[0]?.id ?? (await db.insertInto("help_centres").values(values).returning("id").executeTakeFirstOrThrow()).id;
  await db.updateTable("help_centres").set({ task_id: null }).where("id", "=", id).execute();
  return { params: { centre: id } };
}

export default declared(documentCalls, {
  calls: {
    listCentres: { need: ["view", "customize"], request: () => ({}) },
    getCentre: { need: ["view", "customize"], request: centre },
    createCentre: {
      need: ["edit", "customize"],
      request: () => ({ body: { name: "Help", address: address(), language: "" } }),
    },
    updateCentre: {
      need: ["edit", "customize"],
      request: async (tenant) => ({ ...(await centre(tenant)), body: { name: "Help" } }),
    },
    fetchCentre: { need: ["edit", "customize"], request: centre },
    removeCentre: { need: ["edit", "customize"], request: centre },
    listDocuments: {
      need: ["view", "customize"],
      request: () => ({ query: { search: "", centre: "0", lang: "en", sort: "title", order: "asc", page: "1", limit: "100" } }),
    },
    getDocument: { need: ["view", "customize"], request: one },
    createDocument: {
      need: ["edit", "customize"],
      request: () => ({ body: { title: `Sending ${randomUUID()}`, language: "en", text: "Press Send." } }),
    },
    updateDocument: {
      need: ["edit", "customize"],
      request: async (tenant) => ({ ...(await one(tenant)), body: { text: "Press Save twice." } }),
    },
    removeDocument: { need: ["edit", "customize"], request: one },
  },
  item: {
    parameter: "document",
    table: "documents",
    section: "customize",
    add,
    one: addOne,
    changes: [
      ["change a document", "PUT", `${ALL}/:item`, { text: "Press Save twice." }],
      ["delete a document", "DELETE", `${ALL}/:item`],
    ],
    foreign: [],
  },
  parameters: () => ({ centre: 999_999_999 }),
});
