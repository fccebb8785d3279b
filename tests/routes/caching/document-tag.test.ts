import { beforeAll, expect, test } from "vitest";
import { clearsAtSignOut } from "#app/document-tag.server.ts";
import { buildGuide } from "#server/demo/builders.ts";
import { newManager, PASSWORD } from "#server/realm/testing/new-manager.ts";
import { signInTo } from "#tests/routes/account/answers.ts";
import { dashboard } from "#tests/support/dashboard.ts";
import { documents } from "#tests/support/documents.ts";
import { content1 } from "#tests/support/tenant.ts";

let property: number;
let cookies: Map<string, string>;
beforeAll(async () => {
  const { parts } = await dashboard();
  const manager = await newManager(parts.db, { role: "admin" });
  [property = 0] = manager.propertyIds;
  await parts.db.updateTable("properties").set({ url: "https://shop.example" }).where("id", "=", property).execute();
  cookies = await signInTo(manager.email, PASSWORD);
});

const storeGuide = async () => buildGuide((await dashboard()).parts.db, property, null, content1("Find your way"), null);
const list = () => `/app/${property}/manage/list`;
/** Asks for a page again with the tag that it had. */
async function again(address: string, between: () => Promise<unknown> = async () => undefined) {
  const { ask } = await documents(cookies);
  // The first visit is given what its forms begin with.
  await ask(address);
  const first = await ask(address);
  await between();
  const second = await ask(address, { headers: { "if-none-match": String(first.headers.get("etag")) } });
  return { first, second };
}

test("a page that has not changed is not sent again, and keeps its policy", async () => {
  const { first, second } = await again(list());
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  expect([second.status, second.html, second.headers.get("content-security-policy")]).toEqual([304, "", null]);
});

test("a stored page is only for the cookies and languages it was made for; one with a message is not stored", async () => {
  const { ask, open, send } = await documents(cookies);
  expect((await open(list())).headers.get("vary")).toContain("Cookie, Accept-Language");
  const guide = await storeGuide();
  await send(`/app/${property}/manage/${guide}/copy`, {});
  const told = await ask(list());
  expect(told.html).toContain("Guide duplicated");
  expect([told.headers.get("etag"), told.headers.get("cache-control")]).toEqual([null, "private, no-store"]);
});

test.each([
  ["https://handrail.intern", true],
  ["http://localhost:3000", true],
  ["http://[::1]:3000", true],
  ["http://handrail.intern:3000", false],
  ["http://10.0.0.7", false],
])("a browser that comes by %s can be told to clear what it stored: %s", (address, can) => {
  expect(clearsAtSignOut(address)).toBe(can);
});

test.each<[string, () => Promise<unknown>]>([
  ["something else is stored", storeGuide],
  ["another language is chosen", async () => cookies.set("handrail_preferences", preferences({ language: "de" }))],
  ["other colours are chosen", async () => cookies.set("handrail_preferences", preferences({ theme: "dark" }))],
  ["a form had its effect", async () => cookies.set("handrail_seed", Buffer.from('"another-seed"').toString("base64"))],
])("it is sent when %s", async (_, between) => {
  const { first, second } = await again(list(), between);
  expect(second.status).toBe(200);
  expect(second.headers.get("etag")).not.toBe(first.headers.get("etag"));
});

test("the tag of another page, of a failure and of a form's answer is none", async () => {
  const { ask, send } = await documents(cookies);
  const { first } = await again(list());
  const other = await ask(`${list()}?search=way`, { headers: { "if-none-match": String(first.headers.get("etag")) } });
  expect(other.status).toBe(200);
  expect((await ask(`${list()}?show=one&chapterId=999999`)).headers.get("etag")).toBeNull();
  expect((await send(`/app/${property}/manage/create`, { title: "" })).headers.get("etag")).toBeNull();
});

test("the forms of a page begin with the same key until one of them had its effect", async () => {
  const { open, send } = await documents(cookies);
  const address = `/app/${property}/manage/create`;
  const keyOf = (html: string) => /name="once" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const before = keyOf((await open(address)).html);
  expect(before).toMatch(/^[\w-]{8,}$/);
  expect(keyOf((await open(address)).html)).toBe(before);
  expect((await send(address, { title: "Made", once: before })).status).toBe(302);
  expect(keyOf((await open(address)).html)).not.toBe(before);
});

function preferences(chosen: object): string {
  return Buffer.from(JSON.stringify(chosen)).toString("base64");
}
