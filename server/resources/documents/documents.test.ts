import { beforeEach, expect, test } from "vitest";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/documents";
const SAVING = { title: "Saving", language: "en", text: "Press Save.\nThat is all." };
type Listed = { id: number; title: string };

let tenant: Tenant;
beforeEach(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
});
const call = (method: string, path = "", body?: object) => tenant.call("company admin", method, ALL + path, body);
const add = async (said: object = {}) => Number((await call("POST", "", { ...SAVING, ...said })).body.id);
const titles = async (query = "") => ((await call("GET", query)).body.data as Listed[]).map(({ title }) => title);

/** A help centre that has brought a document. */
async function fetchedDocument(title = "Fetched", address = "https://help.crm.test/fetched") {
  const { db, propertyId: property_id } = tenant;
  const centre = { property_id, name: "Help", address: "https://help.crm.test/", language: "" };
  const { id } = await db.insertInto("help_centres").values(centre).returning("id").executeTakeFirstOrThrow();
  const document = { property_id, centre_id: id, address, title, language: "de", text: "Text", digest: "x" };
  return { centre: id, ...(await db.insertInto("documents").values(document).returning("id").executeTakeFirstOrThrow()) };
}

test("an uploaded text is kept as it is typed, and listed without it", async () => {
  const { status, body } = await call("POST", "", SAVING);
  expect([status, body]).toMatchObject([201, { ...SAVING, address: null, centre: null, characters: 24, revision: 1 }]);
  expect((await call("GET", `/${body.id}`)).body).toMatchObject(SAVING);
  expect((await call("GET")).body.data).toEqual([expect.not.objectContaining({ text: expect.anything() })]);
});

test.each([
  [{ title: " " }, "title", "document_error_title_missing"],
  [{ title: "x".repeat(DOCUMENT_LIMITS.title + 1) }, "title", "text_error_too_long"],
  [{ title: "a\nb" }, "title", "name_invalid"],
  [{ text: "\n " }, "text", "document_error_text_missing"],
  [{ text: "x".repeat(DOCUMENT_LIMITS.text + 1) }, "text", "text_error_too_long"],
  [{ text: "a\u0000b" }, "text", "text_error_unstorable"],
  [{ language: "fr" }, "language", "language_error_unknown"],
  [{ language: "" }, "language", "language_error_invalid"],
])("%# is refused at its field, not cut", async (said, path, code) => {
  expect(await call("POST", "", { ...SAVING, ...said })).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
  const id = await add();
  expect(await call("PUT", `/${id}`, said)).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
  expect((await call("GET", `/${id}`)).body).toMatchObject({ ...SAVING, revision: 1 });
});

test("a text as long as it may be is kept whole", async () => {
  const text = "ä".repeat(DOCUMENT_LIMITS.text);
  expect((await call("GET", `/${await add({ text })}`)).body).toMatchObject({ text, characters: DOCUMENT_LIMITS.text });
});

test("it is changed and deleted on the revision that was read", async () => {
  const id = await add();
  const changedBy = (await tenant.person("company admin")).manager;
  expect((await call("PUT", `/${id}`, { text: "Press Save twice.", revision: 1 })).body).toMatchObject({
    title: "Saving",
    text: "Press Save twice.",
    characters: 17,
    revision: 2,
    lastChangedBy: changedBy.name,
    lastChangedById: changedBy.id,
  });
  expect((await call("PUT", `/${id}`, { title: "Late", revision: 1 })).body).toMatchObject({
    code: "changed_meanwhile",
    current: { title: "Saving", text: "Press Save twice.", revision: 2 },
  });
  expect((await call("DELETE", `/${id}?revision=1`)).status).toBe(409);
  expect((await call("DELETE", `/${id}?revision=2`)).status).toBe(204);
  expect((await call("GET", `/${id}`)).status).toBe(404);
});

test("a document of a help centre is read, and neither changed nor deleted by itself", async () => {
  const { id, centre } = await fetchedDocument();
  expect((await call("GET", `/${id}`)).body).toMatchObject({ centre, address: "https://help.crm.test/fetched", text: "Text" });
  for (const [method, body] of [["PUT", { title: "Own" }], ["DELETE"]] as const)
    expect((await call(method, `/${id}`, body)).body).toMatchObject({ status: 409, code: "document_error_fetched" });
});

test("there are 500 uploaded texts at the most, also when several come at once; those of help centres do not count", async () => {
  await fetchedDocument();
  const row = { property_id: tenant.propertyId, ...SAVING };
  await tenant.db
    .insertInto("documents")
    .values(Array.from({ length: DOCUMENT_LIMITS.uploads - 1 }, () => row))
    .execute();
  const answers = await Promise.all([call("POST", "", SAVING), call("POST", "", SAVING)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "document_error_too_many" });
});

test("documents are searched by title and address, filtered, sorted and paged", async () => {
  await add({ title: "beta", text: "x" });
  await add({ title: "Älter", language: "de" });
  const { centre } = await fetchedDocument("Zone", "https://help.crm.test/100%25_of_it");
  expect(await titles()).toEqual(["Älter", "beta", "Zone"]);
  expect(await titles("?order=desc&limit=2&page=2")).toEqual(["Älter"]);
  expect(await titles("?sort=characters")).toEqual(["beta", "Zone", "Älter"]);
  expect(await titles("?search=äLT")).toEqual(["Älter"]);
  expect(await titles("?search=%25")).toEqual(["Zone"]);
  expect(await titles("?search=_OF_")).toEqual(["Zone"]);
  expect(await titles("?lang=de")).toEqual(["Älter", "Zone"]);
  expect(await titles("?centre=0")).toEqual(["Älter", "beta"]);
  expect(await titles(`?centre=${centre}&lang=de&search=zone`)).toEqual(["Zone"]);
  expect((await call("GET", "?limit=1")).body.pagination).toEqual({ page: 1, limit: 1, total: 3 });
  expect((await call("GET", "?centre=-1")).status).toBe(400);
});

test("a search finds what differs in accents, in titles and addresses, however these are written", async () => {
  await add({ title: "Über uns" });
  await add({ title: "Re\u0301sume\u0301" });
  await fetchedDocument("Zone", "https://help.crm.test/Menü");
  for (const word of ["uber", "ÜBER", "u\u0308ber"]) expect(await titles(`?search=${encodeURIComponent(word)}`)).toEqual(["Über uns"]);
  expect(await titles("?search=resume")).toEqual(["Re\u0301sume\u0301"]);
  expect(await titles("?search=menu")).toEqual(["Zone"]);
});

test("nobody of another property finds them", async () => {
  const id = await add();
  const other = await newTenant();
  for (const [method, body] of [["GET"], ["PUT", { title: "Theirs" }], ["DELETE"]] as const)
    expect((await other.call("company admin", method, `${ALL}/${id}`, body)).status).toBe(404);
  expect((await other.call("company admin", "GET", ALL)).body.data).toEqual([]);
});
