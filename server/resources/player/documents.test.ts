import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { createDocumentSearch } from "./documents.ts";
import { sharedPublished } from "./shared-published.ts";

const LANGUAGES: [key: string, name: string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
];

type Written = { title?: string; text?: string; language?: string; address?: string | null };

/** Uploads documents, or what a help centre at `address` would have brought. */
async function write({ db, propertyId }: Tenant, ...documents: Written[]) {
  for (const { title = "Holidays", text = "Ask your team lead.", language = "en", address = null } of documents)
    await db
      .insertInto("documents")
      .values({ ...{ property_id: propertyId, title, text, language, address }, last_changed_by: null, last_changed_by_id: null })
      .execute();
}
const look = (tenant: Tenant, query: string, language = "en") => tenant.call(null, "POST", "/player/:p/documents", { query, language });
const titles = async (tenant: Tenant, query: string, language?: string) =>
  ((await look(tenant, query, language)).body.found as { title: string }[]).map(({ title }) => title);
const bundle = async (tenant: Tenant, lang = "en") =>
  (await tenant.call(null, "GET", `/player/:p/bundle?lang=${lang}`)).body as { documents?: { label: string } };

test("documents are found by what they say, with typos and word forms, the best ten, as much of them as is shown", async () => {
  const tenant = await newTenant();
  const long = `Book a room. ${"More about it. ".repeat(400)}`;
  await write(tenant, { title: "Meeting rooms", text: long, address: "https://help.test/rooms" }, { title: "Parental leave", text: long });
  const { status, body, headers } = await look(tenant, "meetign room");
  expect([status, headers.get("cache-control"), headers.get("access-control-allow-origin")]).toEqual([200, "no-store", "*"]);
  const [found] = body.found as { text: string }[];
  expect(found).toEqual({
    id: expect.any(Number),
    language: "en",
    title: "Meeting rooms",
    address: "https://help.test/rooms",
    text: `${long.slice(0, 160)} …`,
    score: expect.any(Number),
  });
  // What has no page of its own is read in the panel.
  expect(((await look(tenant, "parental leaves")).body.found as object[])[0]).toMatchObject({
    address: null,
    text: `${long.slice(0, 2000)} …`,
  });
  expect(await titles(tenant, "elephants")).toEqual([]);
  await write(tenant, ...Array.from({ length: 12 }, (_, n) => ({ title: `Expenses ${n}` })));
  expect(await titles(tenant, "expenses")).toHaveLength(10);
});

test("uploaded texts are looked in before thousands of pages, and further than these", async () => {
  const tenant = await newTenant();
  const centre = await tenant.call("company admin", "POST", "/v2/properties/:p/help-centres", {
    name: "Help",
    address: "https://help.test/",
    language: "",
  });
  const page = { property_id: tenant.propertyId, centre_id: Number(centre.body.id), language: "en", text: "About it." };
  const pages = Array.from({ length: 5000 }, (_, n) => ({ ...page, title: `Page ${n}`, address: `https://help.test/${n}` }));
  for (let from = 0; from < pages.length; from += 1000)
    await tenant.db
      .insertInto("documents")
      .values(pages.slice(from, from + 1000).map((one) => ({ ...one, last_changed_by: null, last_changed_by_id: null })))
      .execute();
  await write(tenant, { title: "Parental leave", text: `${"More about it. ".repeat(600)} Sabbatical.` });
  expect(await titles(tenant, "parental")).toEqual(["Parental leave"]);
  expect(await titles(tenant, "sabbatical")).toEqual(["Parental leave"]);
});

test("no more than a dozen words are looked for", async () => {
  const tenant = await newTenant();
  await write(tenant, {});
  const unknown = (count: number) => "quux ".repeat(count);
  expect(await titles(tenant, `${unknown(11)}holidays`)).toEqual(["Holidays"]);
  expect(await titles(tenant, `${unknown(12)}holidays`)).toEqual([]);
});

test("a bundle says that there are documents, in the property's words for them, and not where nothing is searched", async () => {
  const tenant = await newTenant();
  expect(await bundle(tenant)).not.toHaveProperty("documents");
  expect((await look(tenant, "holidays")).status).toBe(404);
  await write(tenant, {});
  expect((await bundle(tenant)).documents).toEqual({ label: "Documents" });
  await tenant.call("company admin", "PUT", "/v2/properties/:p/texts?lang=en", { texts: { search_filter_label_documents: "Articles" } });
  expect((await bundle(tenant)).documents).toEqual({ label: "Articles" });
  await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values: { searchEnabled: false } });
  expect(await bundle(tenant)).not.toHaveProperty("documents");
  expect((await look(tenant, "holidays")).status).toBe(404);
});

test("documents are found in the language of whoever looks, else in the default one", async () => {
  const tenant = await newTenant({ languages: LANGUAGES });
  await write(tenant, { title: "Holidays" });
  expect((await bundle(tenant, "de")).documents).toEqual({ label: "Dokumente" });
  expect(await titles(tenant, "holidays", "de")).toEqual(["Holidays"]);
  await write(tenant, { title: "Urlaub", language: "de" });
  expect(await titles(tenant, "holidays", "de")).toEqual([]);
  expect(await titles(tenant, "urlaub", "de-AT")).toEqual(["Urlaub"]);
  expect(await titles(tenant, "urlaub", "en")).toEqual([]);
});

test("what changes is found at once, and nothing of another property", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  await write(tenant, { title: "Holidays" });
  await write(other, { title: "Payroll" });
  expect(await titles(tenant, "payroll holidays")).toEqual(["Holidays"]);
  await write(tenant, { title: "Payroll" });
  expect(await titles(tenant, "payroll")).toEqual(["Payroll"]);
  await tenant.db
    .updateTable("documents")
    .set({ title: "Salaries" })
    .where("title", "=", "Payroll")
    .where("property_id", "=", tenant.propertyId)
    .execute();
  expect(await titles(tenant, "salary")).toEqual(["Salaries"]);
  await tenant.db.deleteFrom("documents").where("property_id", "=", tenant.propertyId).where("title", "=", "Salaries").execute();
  expect(await titles(tenant, "salary")).toEqual([]);
});

test.each([
  ["no query", {}],
  ["a long query", { query: "x".repeat(201) }],
  ["a query that is no text", { query: 1 }],
  ["a long language", { query: "x", language: "x".repeat(36) }],
])("%s is refused", async (_, body) => {
  const tenant = await newTenant();
  await write(tenant, {});
  expect((await tenant.call(null, "POST", "/player/:p/documents", body)).status).toBe(422);
});

test("there is nothing to look in without a property", async () => {
  const tenant = await newTenant();
  expect((await tenant.call(null, "POST", "/player/999999999/documents", { query: "x" })).status).toBe(404);
});

test("of one address 300 searches in a minute are answered, and 400 of a property, whoever asks", async () => {
  const tenant = await newTenant();
  const { db, propertyId } = tenant;
  await write(tenant, { title: "Expenses" });
  const search = createDocumentSearch({ db, env: { ...tenant.api.parts.env, RATE_LIMITS: "on" } }, sharedPublished(db).publishedFor);
  const ask = (address: string, property = propertyId) =>
    search(property, address, async () => ({ query: "nothing", language: "en" })).then(
      () => "answered",
      ({ code }: { code: string }) => code,
    );
  const answers = async (of: string[]) =>
    (await Promise.all(of.map((address) => ask(address)))).filter((each) => each === "answered").length;
  expect(await answers(Array.from({ length: 310 }, () => "one"))).toBe(300);
  expect(await answers(Array.from({ length: 200 }, (_, n) => `other ${n % 10}`))).toBe(100);
  expect(await ask("a third")).toBe("too_many_requests");
});
