import { createElement } from "react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import BringBackScreen, { action, loader } from "#app/routes/app/$property/manage/chapters/$chapterId/bring-back/page.tsx";
import EditChapterScreen, {
  loader as chapterLoader,
  action as edit,
} from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import ArchivedScreen, { loader as list } from "#app/routes/app/$property/manage/chapters/archived/page.tsx";
import { documentsFor } from "#tests/support/documents.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const CHAPTER = "/app/:p/manage/chapters/:chapterId";
const ARCHIVED = "/app/:p/manage/chapters/archived";

let tenant: Tenant;
let admin: Visitor;
let documents: Awaited<ReturnType<typeof documentsFor>>;
let chapterId: number;
let base: string;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  documents = await documentsFor(tenant, "company admin");
});
beforeEach(async () => {
  chapterId = await tenant.chapter("Old ways", true);
  base = `/app/${tenant.propertyId}/manage/chapters`;
  expect((await tenant.call("company admin", "DELETE", `/v2/properties/:p/launchers/${chapterId}`)).status).toBe(204);
});

const visibility = async () => (await tenant.call("company admin", "GET", `/v2/properties/:p/launchers/${chapterId}`)).body.visibility;
const bringBack = (query = "", who = admin, revision = "1") =>
  who.send(action, `${CHAPTER}/bring-back${query}`, { revision }, { chapterId });

describe("an archived chapter", () => {
  test("shows at its address that it is archived, by whom, what it says, and the form that brings it back, instead of 404", async () => {
    const { status, html } = await documents.open(`${base}/${chapterId}/edit`);
    const { name } = (await tenant.person("company admin")).manager;
    expect(status).toBe(200);
    for (const words of ["This chapter is archived", `${name} archived it (just now).`, "Old ways", "Bring back"])
      expect(html).toContain(words);
    expect(html).toMatch(new RegExp(`<form[^>]*action="${base}/${chapterId}/bring-back"`));
    expect(html).not.toContain('name="title"');
  });

  test("is for a contributor to read, without the form", async () => {
    const { data } = await (await visitor(tenant, "company contributor")).open(chapterLoader, `${CHAPTER}/edit`, { chapterId });
    const html = await markupAt(`/app/${tenant.propertyId}`, createElement(EditChapterScreen), data);
    expect(html).toContain("Your role doesn’t allow this.");
    expect(html).not.toContain("/bring-back");
  });

  test.each(["publication", "archive", "publishing", "history"])("its part %s leads to what says that it is archived", async (question) => {
    const { status, to } = await documents.open(`${base}/${chapterId}/${question}`);
    expect([status, to]).toEqual([302, `${base}/${chapterId}/edit`]);
  });

  test.each([
    ["archived again", "archive", {}],
    ["published", "publication", { publish: "yes" }],
    ["unpublished", "publication", { publish: "no" }],
  ])("one that is %s by an older page is said to be archived", async (_, question, fields) => {
    const { status, to } = await documents.send(`${base}/${chapterId}/${question}`, { ...fields, revision: "1" });
    expect([status, to, await visibility()]).toEqual([302, `${base}/${chapterId}/edit`, "deleted"]);
  });

  test("what was typed into it meanwhile comes back with the reason", async () => {
    const answer = await admin.send(edit, `${CHAPTER}/edit`, { title: "Typed", subtitle: "", revision: "1" }, { chapterId });
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { failure: { code: "chapter_deleted" }, submission: { initialValue: { title: "Typed" } } },
    ]);
  });
});

describe("bringing a chapter back", () => {
  test("makes it private and opens it, with a message; its guides stay where they are (section 4)", async () => {
    const guide = await tenant.guide();
    const answer = await bringBack();
    expect([answer.status, answer.to, await admin.toast()]).toEqual([302, `${base}/${chapterId}/edit`, "chapter_brought_back"]);
    expect(await visibility()).toBe("private");
    expect((await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${guide}`)).body.launcherId).toBe(0);
  });

  test("from the list leads back to the list, never to another site", async () => {
    expect((await bringBack(`?return=${encodeURIComponent(`${base}/archived?search=old`)}`)).to).toBe(`${base}/archived?search=old`);
    await tenant.call("company admin", "DELETE", `/v2/properties/:p/launchers/${chapterId}`);
    expect((await bringBack("?return=https://evil.test/")).to).toBe(`${base}/${chapterId}/edit`);
  });

  test("that is back already leads to it and changes nothing, live as it may be", async () => {
    await bringBack();
    await tenant.call("company admin", "PUT", `/v2/properties/:p/launchers/${chapterId}`, { visibility: "public" });
    const again = await bringBack();
    expect([again.status, again.to, await visibility()]).toEqual([302, `${base}/${chapterId}/edit`, "public"]);
    expect((await admin.open(loader, `${CHAPTER}/bring-back`, { chapterId })).to).toBe(`${base}/${chapterId}/edit`);
  });

  test("that was read at another revision asks again, and says who changed it", async () => {
    await tenant.db.updateTable("chapters").set({ revision: 2 }).where("id", "=", chapterId).execute();
    const late = await bringBack();
    expect([late.status, late.data]).toMatchObject([409, { code: "changed_meanwhile", overtaken: { revision: 2 } }]);
    const { data } = await admin.open(loader, `${CHAPTER}/bring-back`, { chapterId });
    const html = await markupAt(`/app/${tenant.propertyId}`, createElement(BringBackScreen), data, "de");
    expect(html).toContain("Kapitel „Old ways“ zurückholen?");
    expect((await bringBack("", admin, "2")).status).toBe(302);
  });

  test("is not for contributors", async () => {
    expect((await bringBack("", await visitor(tenant, "company contributor"))).status).toBe(401);
    expect(await visibility()).toBe("deleted");
  });
});

describe("the list of archived chapters", () => {
  let own: Tenant;
  let theirs: Visitor;
  beforeAll(async () => {
    own = await newTenant();
    theirs = await visitor(own, "company admin");
  });
  const open = (query = "", who = theirs) => who.open(list, ARCHIVED + query);
  const html = async (query = "", language: "en" | "de" = "en", who = theirs) =>
    markupAt(`/app/${own.propertyId}/manage/chapters/archived`, createElement(ArchivedScreen), (await open(query, who)).data, language);

  test("says so when there is none, and lists, sorts, searches and pages those there are", async () => {
    expect(await html()).toContain("No archived chapters");
    for (let each = 10; each < 32; each++) {
      const id = await own.chapter(`Chapter ${each}`);
      await own.call("company admin", "DELETE", `/v2/properties/:p/launchers/${id}`);
    }
    const titles = async (query: string) => ((await open(query)).data.rows as { title: string }[]).map(({ title }) => title);
    expect((await titles(""))[0]).toBe("Chapter 31");
    expect((await titles("?sort=title"))[0]).toBe("Chapter 10");
    expect(await titles("?sort=title&page=2")).toEqual(["Chapter 30", "Chapter 31"]);
    expect(await titles("?search=TER%2012")).toEqual(["Chapter 12"]);
    expect((await open("?page=9")).to).toBe(`/app/${own.propertyId}/manage/chapters/archived?page=2`);
    const none = await html("?search=nothing");
    for (const words of ["No results found", "Try a different keyword"]) expect(none).toContain(words);
    const german = await visitor(own, "company admin");
    german.cookies.set("handrail_preferences", Buffer.from('{"language":"de"}').toString("base64"));
    const first = await html("?sort=title", "de", german);
    for (const words of ["Archivierte Kapitel", "„Chapter 10“ zurückholen", "Englisch"]) expect(first).toContain(words);
    expect(first).toContain(`/bring-back?return=${encodeURIComponent(`/app/${own.propertyId}/manage/chapters/archived`)}`);
  });

  test("tells what of its address it does not know", async () => {
    const answer = await open("?sort=colour&page=0");
    expect([answer.status, (answer.data.problems as object[]).length]).toEqual([400, 2]);
  });
});
