import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { beforeAll, expect, it } from "vitest";
import { emptyStep } from "#app/domain/guides/step.ts";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { problemAnswer } from "#server/http/problem-answer.ts";
import type { Parts } from "#server/parts.ts";
import { testParts } from "#tests/support/parts.ts";
import { playerRoutes } from "./routes.ts";

let parts: Parts;
let app: Hono;
let property: number;

beforeAll(async () => {
  parts = await testParts();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "player-"));
  await fs.writeFile(path.join(folder, "player.js"), "1".repeat(2000));
  app = new Hono();
  app.onError((error, context) => problemAnswer(context, error));
  app.route("/player", playerRoutes(parts, { folder }));
  app.route("/unbuilt", playerRoutes(parts, { folder: path.join(folder, "none") }));
  property = await makeProperty(1);
});

async function makeProperty(privacyLevel: number): Promise<number> {
  const { db } = parts;
  const company = await db.insertInto("companies").values({ name: "Acme" }).returning("id").executeTakeFirstOrThrow();
  const row = { company_id: company.id, name: "CRM", stylings: JSON.stringify({ privacyLevel }) };
  const { id } = await db.insertInto("properties").values(row).returning("id").executeTakeFirstOrThrow();
  await db.insertInto("languages").values({ property_id: id, key: "en", name: "English", visibility: "default" }).execute();
  return id;
}

async function makeGuide(propertyId: number, visibility: "public" | "private", published: string, draft: string): Promise<number> {
  const { db } = parts;
  const content = (title: string) =>
    JSON.stringify({ steps: [emptyStep("a", "slide")], texts: { en: { title, subtitle: "", steps: {} } } });
  const { id } = await db
    .insertInto("guides")
    .values({ property_id: propertyId, chapter_id: null, position: 1, visibility, draft: content(draft), published_version: 2 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const version = { property_id: propertyId, guide_id: id, author_name: "Ann", languages: '["en"]' };
  await db
    .insertInto("guide_versions")
    .values({ ...version, number: 1, content: content("Old") })
    .execute();
  await db
    .insertInto("guide_versions")
    .values({ ...version, number: 2, content: content(published) })
    .execute();
  return id;
}

const identify = (id: number, body: unknown, type = "text/plain;charset=UTF-8") =>
  app.request(`/player/${id}/identify`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": type },
  });
const people = (id: number) => parts.db.selectFrom("foreign_users").selectAll().where("property_id", "=", id).execute();

it("serves what was published, not the draft, nothing private, and nothing of another property", async () => {
  const live = await makeGuide(property, "public", "Published", "Draft");
  await makeGuide(property, "private", "Private", "Private");
  await makeGuide(await makeProperty(0), "public", "Foreign", "Foreign");
  const answer = await app.request(`/player/${property}/bundle?lang=en`);
  const bundle = (await answer.json()) as Bundle;
  expect(bundle.guides.map(({ id, title, version }) => [id, title, version])).toEqual([[live, "Published", 2]]);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
});

it("answers 304 to whoever has the bundle", async () => {
  const etag = (await app.request(`/player/${property}/bundle`)).headers.get("etag")!;
  const again = await app.request(`/player/${property}/bundle`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

it.each(["0", "999999999", "abc", "1e3", "99999999999999"])("answers 404 for the property %s, readable by any origin", async (id) => {
  const answer = await app.request(`/player/${id}/bundle`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});

it.each(["%00", "\ud800", "x".repeat(5000), "../..", "en;drop"])("serves the default language for the language %j", async (lang) => {
  const answer = await app.request(`/player/${property}/bundle?lang=${encodeURIComponent(lang.toWellFormed())}`);
  expect(((await answer.json()) as Bundle).property.language).toBe("en");
});

it("keeps people, and what is newly said of them", async () => {
  expect((await identify(property, { user: "ada", attributes: { plan: "pro", seats: 3 }, company: "acme" })).status).toBe(204);
  expect((await identify(property, { user: "ada", attributes: { seats: null, beta: true } }, "application/json")).status).toBe(204);
  expect(await people(property)).toMatchObject([{ foreign_id: "ada", company_key: "acme", attributes: { plan: "pro", beta: true } }]);
});

const many = (from: number, count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${from + index}`, value]));

it("keeps at most 200 attributes of a person, whatever many calls say, and nothing of a call that leads beyond", async () => {
  const id = await makeProperty(1);
  for (const from of [0, 100]) expect((await identify(id, { user: "ada", attributes: many(from, 100, 1) })).status).toBe(204);
  const beyond = await identify(id, { user: "ada", attributes: { k0: 2, more: 1 }, company: "acme" });
  expect([beyond.status, await beyond.json()]).toMatchObject([422, { fields: [{ path: "attributes", code: "text_error_too_long" }] }]);
  expect(await people(id)).toMatchObject([{ foreign_id: "ada", company_key: null, attributes: many(0, 200, 1) }]);
  expect((await identify(id, { user: "ada", attributes: { k0: null, more: 1 } })).status).toBe(204);
  expect(Object.keys((await people(id))[0]!.attributes)).toHaveLength(200);
});

it("keeps at most 32,000 bytes of attributes of a person, first or later", async () => {
  const id = await makeProperty(1);
  for (const from of [0, 10, 20])
    expect((await identify(id, { user: "ada", attributes: many(from, 10, "x".repeat(1000)) })).status).toBe(204);
  expect((await identify(id, { user: "ada", attributes: many(30, 10, "x".repeat(1000)) })).status).toBe(422);
  // A letter counts as the bytes that it takes.
  expect((await identify(id, { user: "ada", attributes: many(30, 1, "€".repeat(900)) })).status).toBe(422);
  expect((await identify(id, { user: "ada", attributes: many(30, 1, "x".repeat(900)) })).status).toBe(204);
  expect((await identify(id, { user: "bob", attributes: many(0, 32, "€".repeat(400)) })).status).toBe(413);
  expect((await people(id)).map(({ foreign_id }) => foreign_id)).toEqual(["ada"]);
});

it("keeps at most 1,000 different attributes for all people of a property, and goes on with those it knows", async () => {
  const id = await makeProperty(1);
  for (let at = 0; at < 10; at++)
    expect((await identify(id, { user: `user-${at}`, attributes: many(at * 100, 100, at) })).status).toBe(204);
  expect((await identify(id, { user: "eve", attributes: { ...many(990, 20, 7), other: 1, gone: null } })).status).toBe(204);
  const eve = (await people(id)).find(({ foreign_id }) => foreign_id === "eve");
  expect(eve?.attributes).toEqual(many(990, 10, 7));
  const names = parts.db.selectFrom("attributes").select("key").where("property_id", "=", id);
  expect(await names.execute()).toHaveLength(1000);
  const other = await makeProperty(1);
  expect((await identify(other, { user: "eve", attributes: { other: 1 } })).status).toBe(204);
  expect(await people(other)).toMatchObject([{ attributes: { other: 1 } }]);
});

it("loses nothing of what two calls say at once", async () => {
  const id = await makeProperty(1);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => identify(id, { user: "ada", attributes: many(at * 10, 10, at) })));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
  expect(Object.keys((await people(id))[0]!.attributes)).toHaveLength(80);
});

it("adds nobody to a property that keeps as many people as it may, and goes on with those it knows", async () => {
  const id = await makeProperty(1);
  const small = new Hono().route("/player", playerRoutes(parts, { people: 2 }));
  const tell = (user: string, attributes = {}) =>
    small.request(`/player/${id}/identify`, {
      method: "POST",
      body: JSON.stringify({ user, attributes }),
      headers: { "content-type": "text/plain" },
    });
  for (const user of ["ada", "bob"]) expect((await identify(id, { user })).status).toBe(204);
  expect((await tell("eve")).status).toBe(204);
  expect((await tell("bob", { plan: "pro" })).status).toBe(204);
  expect(await people(id)).toMatchObject([{ foreign_id: "ada" }, { foreign_id: "bob", attributes: { plan: "pro" } }]);
  const other = await makeProperty(1);
  expect((await identify(other, { user: "eve" })).status).toBe(204);
  expect(await people(other)).toHaveLength(1);
});

it("stores nothing of people at privacy level 0", async () => {
  const quiet = await makeProperty(0);
  expect((await identify(quiet, { user: "ada" })).status).toBe(204);
  expect(await people(quiet)).toEqual([]);
});

it.each([
  [422, {}],
  [422, { user: "" }],
  [422, { user: "x".repeat(201) }],
  [422, { user: "a\u0000b" }],
  [422, { user: "a\ud800b" }],
  [422, { user: "a", attributes: "none" }],
  [422, { user: "a", attributes: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, 1])) }],
  [422, [1]],
  [400, "{"],
  [400, "[".repeat(10_000)],
  [413, { user: "a", attributes: { a: "x".repeat(70_000) } }],
])("refuses with %i the identification %.60j", async (status, body) => {
  const answer = await identify(property, body);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});

it("refuses other media types and unknown properties", async () => {
  expect((await identify(property, { user: "a" }, "application/xml")).status).toBe(415);
  expect((await identify(999_999_999, { user: "a" })).status).toBe(404);
});

it("serves the script compressed, with an entity tag, to any origin", async () => {
  const answer = await app.request("/player/player.js", { headers: { "accept-encoding": "gzip, br" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe("1".repeat(2000));
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toContain("stale-while-revalidate");
  const etag = answer.headers.get("etag")!;
  const again = await app.request("/player/player.js", { headers: { "accept-encoding": "br", "if-none-match": etag } });
  expect(again.status).toBe(304);
  const plain = await app.request("/player/player.js");
  expect(await plain.text()).toBe("1".repeat(2000));
  expect(plain.headers.get("etag")).not.toBe(etag);
});

it("says that it is not ready where the script was never built", async () => {
  expect((await app.request("/unbuilt/player.js")).status).toBe(503);
});
