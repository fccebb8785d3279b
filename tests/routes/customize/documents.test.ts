import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import DocumentsScreen, { loader } from "#app/routes/app/$property/customize/documents/page.tsx";
import { addProperty } from "#server/demo/builders.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { addFetched, addHelpCentre } from "#tests/support/stored-help-centres.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/customize/documents";

type Listed = { documents: { title: string; source: string | null }[]; centres: object[]; total: number; mayEdit: boolean };

let tenant: Tenant;
let admin: Visitor;
let centre: number;
const listed = async (query = "") => (await admin.open(loader, LIST + query)).data as Listed;
const titles = async (query = "") => (await listed(query)).documents.map(({ title }) => title);
const shown = async (data: object, query = "", language: "en" | "de" = "en") =>
  markupAt(`/app/${tenant.propertyId}/customize/documents${query}`, createElement(DocumentsScreen), data, language);

beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  admin = await visitor(tenant, "company admin");
  centre = await addHelpCentre(tenant, { name: "Help of Acme", address: "https://help.acme.test/sitemap.xml", unread: 3 });
  await addFetched(tenant, centre, { title: "Reset a password", address: "https://help.acme.test/reset" });
  await addFetched(tenant, centre, { title: "Passwort ändern", address: "https://help.acme.test/de/passwort", language: "de" });
  const upload = (title: string, text: string) =>
    tenant.call("company admin", "POST", "/v2/properties/:p/documents", { title, language: "en", text });
  await upload("Travel costs", "Ask first, then book.");
  await upload("Apples", "A");
});

test("without anything it says what documents are good for, and how to begin", async () => {
  const empty = await newTenant();
  const { data } = await (await visitor(empty, "company admin")).open(loader, LIST);
  const markup = await markupAt("/x", createElement(DocumentsScreen), data as object);
  for (const each of ["No documents yet", "Connect a help centre", "Upload a text"]) expect(markup).toContain(each);
  expect(markup).not.toContain("<table");
  expect(await markupAt("/x", createElement(DocumentsScreen), { ...(data as object), mayEdit: false })).not.toContain("/documents/new");
});

test("a help centre alone has no documents yet", async () => {
  const fresh = await newTenant();
  await addHelpCentre(fresh, { name: "New", address: "https://new.test/" });
  const { data } = await (await visitor(fresh, "company admin")).open(loader, LIST);
  const markup = await markupAt("/x", createElement(DocumentsScreen), data as object);
  expect(markup).toContain("They show here as soon as a help centre has been fetched");
});

test("all documents stand there with where they come from, their language and their length", async () => {
  const { name } = (await tenant.person("company admin")).manager;
  expect((await listed()).documents).toMatchObject([
    { title: "Apples", source: null, language: "en", characters: 1 },
    { title: "Passwort ändern", source: "Help of Acme", language: "de" },
    { title: "Reset a password", source: "Help of Acme", changedBy: null },
    { title: "Travel costs", source: null, characters: 21, changedBy: name },
  ]);
  const markup = await shown(await listed());
  expect(markup).toContain(`${name}</bdi>`);
  for (const each of ["Help of Acme", "2 documents", "3 pages couldn’t be read", "Uploaded", "German", "fetched "])
    expect(markup).toContain(each);
  expect(await shown(await listed(), "", "de")).toContain("3 Seiten waren nicht lesbar");
});

test.each([
  ["?search=PASSWORD", ["Reset a password"]],
  ["?search=/de/", ["Passwort ändern"]],
  ["?source=uploaded", ["Apples", "Travel costs"]],
  ["?lang=de", ["Passwort ändern"]],
  ["?source=uploaded&lang=de", []],
  ["?sort=title&order=desc", ["Travel costs", "Reset a password", "Passwort ändern", "Apples"]],
  ["?sort=characters&source=uploaded", ["Travel costs", "Apples"]],
  ["?sort=language&order=desc&search=passw", ["Reset a password", "Passwort ändern"]],
])("%s finds %j", async (query, found) => {
  expect(await titles(query)).toEqual(found);
});

test("the documents of one help centre", async () => {
  expect(await titles(`?source=${centre}`)).toEqual(["Passwort ändern", "Reset a password"]);
  const markup = await shown(await listed(`?source=${centre}`), `?source=${centre}`);
  expect(markup).toMatch(new RegExp(`<option value="${centre}" selected=""[^>]*>Help of Acme`));
});

test("where nothing is found it says so, and leads back to all", async () => {
  const markup = await shown(await listed("?search=zebra&lang=de"));
  expect(markup).toContain("No documents found");
  expect(markup).toMatch(/href="[^"?]*\/customize\/documents">Show all documents/);
  expect(markup).toContain('value="zebra"');
});

test("a part of the address that cannot be honoured is named, and a page beyond the last leads to that", async () => {
  const { status, data } = await admin.open(loader, `${LIST}?source=999999&lang=fr&sort=colour`);
  expect(status).toBe(400);
  expect((data as { problems: object[] }).problems).toMatchObject([
    { name: "sort" },
    { name: "source", value: "999999" },
    { name: "lang", value: "fr" },
  ]);
  const beyond = await admin.open(loader, `${LIST}?page=7&source=uploaded`);
  expect([beyond.status, beyond.to]).toEqual([302, `/app/${tenant.propertyId}/customize/documents?source=uploaded`]);
});

test("more than a page are paged through, with the rest of the address kept", async () => {
  const many = await newTenant();
  const id = await addHelpCentre(many, { name: "Many", address: "https://many.test/" });
  for (let each = 1; each <= 21; each++)
    await addFetched(many, id, { title: `Page ${String(each).padStart(2, "0")}`, address: `https://many.test/${each}` });
  const theirs = await visitor(many, "company moderator");
  const { data } = await theirs.open(loader, `${LIST}?source=${id}&page=2`);
  expect(data).toMatchObject({ total: 21, documents: [{ title: "Page 21" }] });
  expect(await markupAt("/x", createElement(DocumentsScreen), data as object)).toContain(`/documents?source=${id}"`);
});

test("documents and help centres of another property are not there", async () => {
  const other = await addProperty(tenant.db, tenant.companyId, { name: "Another" });
  const { data } = await admin.open(loader, LIST, { p: other });
  expect(data).toMatchObject({ centres: [], documents: [], total: 0 });
});

test("who may only look sees everything, and why nothing can be done", async () => {
  const markup = await shown({ ...(await listed()), mayEdit: false });
  expect(markup).toMatch(/<p id="centres-why"[^>]*>Your role doesn’t allow this\./);
  expect(markup).toMatch(/<button type="button"[^>]*aria-disabled="true" aria-describedby="centres-why"/);
  for (const each of ["/delete", "/documents/new", "/help-centres/new"]) expect(markup).not.toContain(each);
  for (const each of ["Travel costs", "Help of Acme"]) expect(markup).toContain(each);
});

test("contributors are led away", async () => {
  for (const kind of ["company contributor", "property contributor"] as const) {
    const { to } = await (await visitor(tenant, kind)).open(loader, LIST);
    expect([kind, to]).toEqual([kind, "/error-page?error=unauthorized"]);
  }
});
