import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import DeleteScreen, { loader as asked, action as remove } from "#app/routes/app/$property/customize/documents/$documentId/delete/page.tsx";
import DocumentScreen, { loader as edited, action as save } from "#app/routes/app/$property/customize/documents/$documentId/page.tsx";
import { loader as form, action as upload } from "#app/routes/app/$property/customize/documents/new/page.tsx";
import { addProperty } from "#server/demo/builders.ts";
import { addDocument } from "#server/resources/documents/document-store.ts";
import { FAULTS, faultyUpstream } from "#tests/routes/failures/faults.ts";
import { multipart, storedDocument } from "#tests/support/document-forms.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { addFetched, addHelpCentre } from "#tests/support/stored-help-centres.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/customize/documents";
const NEW = `${LIST}/new`;
const ONE = `${LIST}/:documentId`;

const upstream = faultyUpstream();
let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  admin = await visitor(tenant, "company admin");
});

const stored = (id: number | string) => storedDocument(tenant, id);
const one = async () => ({
  documentId: await addDocument(tenant.db, tenant.propertyId, { title: "Saving", language: "en", text: "Press Save." }, null),
});
const TYPED = { title: "Travel costs", language: "de", text: "Erst fragen,\ndann buchen." };

describe("an uploaded text is changed", () => {
  const sentOf = (values: Record<string, string>, base: Record<string, string>, revision = "1") =>
    multipart({ ...values, revision, base: JSON.stringify(base) });
  const base = { title: "Saving", language: "en", text: "Press Save." };

  test("and what somebody else changed meanwhile is kept, or asked about", async () => {
    const document = await one();
    const saved = await admin.send(save, ONE, sentOf({ ...base, text: "Press Save twice." }, base), document);
    expect([saved.to, await admin.toast()]).toEqual([
      `/app/${tenant.propertyId}/customize/documents/${document.documentId}`,
      "document_saved",
    ]);
    const other = await visitor(tenant, "property moderator");
    expect((await other.send(save, ONE, sentOf({ ...base, title: "Keeping" }, base), document)).status).toBe(302);
    expect(await stored(document.documentId)).toMatchObject({ title: "Keeping", text: "Press Save twice." });
    const stale = await other.send(save, ONE, sentOf({ ...base, text: "y".repeat(2000) }, base), document);
    expect([stale.status, stale.data]).toMatchObject([409, { failure: { code: "changed_meanwhile" } }]);
    const asks = (stale.data as { failure: { conflict: { asks: { name: string; yours: string }[] } } }).failure.conflict.asks;
    expect(asks).toMatchObject([{ name: "text", theirs: "Press Save twice.", yours: `${"y".repeat(1000)} …` }]);
    const { name } = (await tenant.person("property moderator")).manager;
    expect(stale.data).toMatchObject({ failure: { conflict: { by: name } } });
    expect(((await admin.open(edited, ONE, document)).data as { changed: string }).changed).toContain(name);
    expect(stale.data).toMatchObject({ submission: { initialValue: { text: "y".repeat(2000), title: "Keeping" } } });
    const { data } = await admin.open(edited, ONE, document);
    expect(await markupAt("/x", createElement(DocumentScreen), data as object, "en", stale.data as object)).toContain("take-text");
  });

  test("the longest text of the widest signs fits beside what it was", async () => {
    const document = await one();
    const long = { ...base, text: "語".repeat(DOCUMENT_LIMITS.text) };
    expect((await admin.send(save, ONE, sentOf(long, base), document)).status).toBe(302);
    expect((await admin.send(save, ONE, sentOf({ ...long, title: "Long" }, long, "2"), document)).status).toBe(302);
    expect(await stored(document.documentId)).toMatchObject({ ...long, title: "Long" });
  });

  test("a text that became too long comes back", async () => {
    const text = "x".repeat(DOCUMENT_LIMITS.text + 1);
    const back = await admin.send(save, ONE, sentOf({ ...base, text }, base), await one());
    expect(errorsOf(back)).toEqual({ text: ["document_error_too_long"] });
    expect(back.data).toMatchObject({ submission: { initialValue: { text } } });
  });

  test("not by those who may only look, who read why", async () => {
    const { data } = await admin.open(edited, ONE, await one());
    const markup = await markupAt("/x", createElement(DocumentScreen), { ...(data as object), refusal: "not_allowed_for_role" });
    expect(markup).toContain("Your role doesn’t allow this.");
    expect(markup).toMatch(/<textarea[^>]* readonly=""/i);
    expect(markup).not.toContain("/delete");
  });
});

test("a document of a help centre is shown as it was fetched, and cannot be changed or deleted here", async () => {
  const centre = await addHelpCentre(tenant, { name: "Help of Acme", address: "https://help.acme.test/" });
  const documentId = await addFetched(tenant, centre, { title: "Reset", address: "https://help.acme.test/reset?a=1", language: "de" });
  const { data } = await admin.open(edited, ONE, { documentId });
  const markup = await markupAt("/x", createElement(DocumentScreen), data as object);
  expect(markup).toMatch(/<a [^>]*href="https:\/\/help\.acme\.test\/reset\?a=1" target="_blank" rel="noopener noreferrer"/);
  for (const each of ["Help of Acme", "opens in a new tab", 'lang="de"', "All about it: Reset."]) expect(markup).toContain(each);
  for (const each of ["<form", "<textarea"]) expect(markup).not.toContain(each);
  const asksFor = await admin.open(asked, `${ONE}/delete`, { documentId });
  const question = await markupAt("/x", createElement(DeleteScreen), asksFor.data as object);
  expect(question).toContain("This document comes from a help centre.");
  expect(question).toMatch(/<button type="button"[^>]*aria-disabled="true"/);
  const sent = await admin.send(remove, `${ONE}/delete`, { revision: "1" }, { documentId });
  expect([sent.status, sent.data]).toMatchObject([409, { code: "document_error_fetched" }]);
});

test("an uploaded text is deleted after a question, not on top of a change that was not read", async () => {
  const document = await one();
  const { data } = await admin.open(asked, `${ONE}/delete`, document);
  expect(data).toMatchObject({ name: "Saving", revision: 1, refusal: null });
  await tenant.call("company admin", "PUT", `/v2/properties/:p/documents/${document.documentId}`, { title: "Keeping" });
  const stale = await admin.send(remove, `${ONE}/delete`, { revision: "1" }, document);
  expect([stale.status, stale.data]).toMatchObject([409, { overtaken: { revision: 2 } }]);
  expect(await markupAt("/x", createElement(DeleteScreen), data as object, "en", stale.data as object)).toContain("Delete anyway");
  const gone = await admin.send(remove, `${ONE}/delete`, { revision: "2" }, document);
  expect([gone.to, await admin.toast()]).toEqual([`/app/${tenant.propertyId}/customize/documents`, "document_deleted"]);
  expect((await admin.open(edited, ONE, document)).status).toBe(404);
});

test("one of another property, one that is gone, and an id that is none are not found", async () => {
  const other = await addProperty(tenant.db, tenant.companyId, { name: "Another" });
  const foreign = await addDocument(tenant.db, other, { title: "Foreign", language: "en", text: "x" }, null);
  for (const documentId of [foreign, 999_999_999, "help-centres", "0"]) {
    for (const [loader, at] of [
      [edited, ONE],
      [asked, `${ONE}/delete`],
    ] as const)
      expect([documentId, (await admin.open(loader, at, { documentId })).status]).toEqual([documentId, 404]);
    expect((await admin.send(remove, `${ONE}/delete`, { revision: "1" }, { documentId })).status).toBe(404);
  }
});

test("contributors are led away from every form", async () => {
  const contributor = await visitor(tenant, "property contributor");
  const document = await one();
  for (const [loader, at] of [
    [form, NEW],
    [edited, ONE],
    [asked, `${ONE}/delete`],
  ] as const)
    expect((await contributor.open(loader, at, document)).to).toBe("/error-page?error=unauthorized");
  expect((await contributor.send(upload, NEW, multipart(TYPED))).to).toBe("/error-page?error=unauthorized");
});

describe("a form that cannot be saved comes back with what was typed", () => {
  test.each(FAULTS)("%s", async (_, answer, status, code) => {
    const document = await one();
    upstream.fail("post", "", answer);
    upstream.fail("put", "", answer);
    const base = JSON.stringify({ title: "Saving", language: "en", text: "Press Save." });
    const back = await admin.send(save, ONE, multipart({ ...TYPED, revision: "1", base }), document);
    expect([back.status, back.data]).toMatchObject([status, { failure: { code }, submission: { initialValue: TYPED } }]);
  });
});
