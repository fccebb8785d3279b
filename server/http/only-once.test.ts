import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Kind } from "#tests/support/access-table.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { forgetAnswers, onlyOnce } from "./only-once.ts";

const GUIDES = "/v2/properties/:p/tutorials";
const create = (tenant: Tenant, key: string, title = "Tour", kind: Kind = "company admin") =>
  tenant.call(kind, "POST", GUIDES, { tutorial: { title } }, { "idempotency-key": key });

async function titles(tenant: Tenant): Promise<string[]> {
  const { body } = await tenant.call("company admin", "GET", GUIDES);
  return (body.data as { title: string }[]).map(({ title }) => title).sort();
}

test("the same write with the same key has its effect once and is given the first answer again", async () => {
  const tenant = await newTenant();
  const key = randomUUID();
  const [first, second] = [await create(tenant, key), await create(tenant, key)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(second.headers.get("content-type")).toBe("application/json");
  expect(await titles(tenant)).toEqual(["Tour"]);
});

test("twins that come at once make one guide between them", async () => {
  const tenant = await newTenant();
  const key = randomUUID();
  await tenant.person("company admin");
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(tenant, key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await titles(tenant)).toEqual(["Tour"]);
});

test("another key, address, method or person has an effect of its own, another body has none", async () => {
  const tenant = await newTenant();
  const key = randomUUID();
  await create(tenant, key, "One");
  await create(tenant, randomUUID(), "One");
  await create(tenant, key, "Two");
  await create(tenant, key, "One", "company moderator");
  await tenant.call("company admin", "POST", `${GUIDES}?lang=en`, { tutorial: { title: "One" } }, { "idempotency-key": key });
  expect(await titles(tenant)).toEqual(["One", "One", "One", "One"]);
});

test("a save that is sent again is not met by its own revision, and a removal without an answer is done once", async () => {
  const tenant = await newTenant();
  const id = await tenant.guide();
  const key = { "idempotency-key": randomUUID() };
  const save = () => tenant.call("company admin", "PUT", `${GUIDES}/${id}`, { tutorial: { title: "Mine", revision: 1 } }, key);
  const first = await save();
  expect(first).toMatchObject({ status: 200, body: { title: "Mine", revision: 2 } });
  expect((await save()).body).toEqual(first.body);
  const remove = () => tenant.call("company admin", "DELETE", `${GUIDES}/${id}`, undefined, key);
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
});

const keyed = () => ({ "idempotency-key": randomUUID() });

test("after another key has changed the same item, an earlier write is done anew, whatever it was", async () => {
  const tenant = await newTenant();
  const [chapter, other] = [await tenant.chapter("Ordered"), await tenant.chapter("Other")];
  const [a, b] = [await tenant.guide({ chapter, live: true }), await tenant.guide({ chapter })];
  const as = (method: string, path: string, body: unknown) => {
    const key = keyed();
    return () => tenant.call("company admin", method, path, body, key);
  };
  const stored = async () => {
    const { body } = await tenant.call("company admin", "GET", "/v2/properties/:p/launchers");
    const rows = body.data as { id: number; tutorials: { id: number; visibility: string }[] }[];
    return Object.fromEntries(rows.map(({ id, tutorials }) => [id, tutorials.map((guide) => `${guide.id} ${guide.visibility}`)]));
  };
  const order = (ids: number[]) => as("PUT", `/v2/properties/:p/launchers/${chapter}`, { tutorials: ids });
  const up = order([b, a]);
  for (const move of [up, order([a, b]), up]) expect((await move()).status).toBe(200);
  expect((await stored())[chapter]).toEqual([`${b} private`, `${a} public`]);
  const unpublish = as("PUT", `${GUIDES}/${a}`, { tutorial: { visibility: "private" } });
  for (const write of [unpublish, as("PUT", `${GUIDES}/${a}`, { tutorial: { visibility: "public" } }), unpublish])
    expect((await write()).status).toBe(200);
  expect((await stored())[chapter]).toContain(`${a} private`);
  const archive = as("DELETE", `${GUIDES}/${a}`, undefined);
  const restore = as("POST", `${GUIDES}/${a}/move`, { fromLauncherId: 0, toLauncherId: other });
  for (const write of [archive, restore, archive]) expect((await write()).status).toBeLessThan(300);
  expect((await stored())[0]).toEqual([`${a} deleted`]);
});

test("what was created is created anew once something there was removed, but not because something else was created", async () => {
  const tenant = await newTenant();
  const key = randomUUID();
  const first = await create(tenant, key);
  await create(tenant, randomUUID(), "Else");
  await tenant.call("company admin", "PUT", `${GUIDES}/${first.body.id}`, { tutorial: { subtitle: "More" } }, keyed());
  expect((await create(tenant, key)).body).toEqual(first.body);
  await tenant.call("company admin", "DELETE", `${GUIDES}/${first.body.id}`, undefined, keyed());
  expect((await create(tenant, key)).body.id).not.toBe(first.body.id);
});

test("another person's write, a refused one and the same key elsewhere end nothing", async () => {
  const tenant = await newTenant();
  const chapter = await tenant.chapter();
  const key = keyed();
  const address = `/v2/properties/:p/launchers/${chapter}`;
  const save = (kind: Kind, body: object, given = keyed()) => tenant.call(kind, "PUT", address, body, given);
  const first = await save("company admin", { title: "Mine", revision: 1 }, key);
  expect(first.status).toBe(200);
  expect((await save("company moderator", { subtitle: "Theirs" })).status).toBe(200);
  expect((await save("company admin", { title: "Late", revision: 1 })).status).toBe(409);
  await tenant.call("company admin", "PUT", `${address}/texts/all`, { texts: { en: { title: "Mine", subtitle: "" } } }, key);
  expect((await save("company admin", { title: "Mine", revision: 1 }, key)).body).toEqual(first.body);
});

test("a refused write leaves nothing, and may be sent again", async () => {
  const tenant = await newTenant({ limits: { public_guide: 0 } });
  const id = await tenant.guide();
  const key = { "idempotency-key": randomUUID() };
  const change = { tutorial: { title: "Changed", visibility: "public" } };
  const publish = () => tenant.call("company admin", "PUT", `${GUIDES}/${id}`, change, key);
  expect((await publish()).status).toBe(402);
  expect(await titles(tenant)).toEqual(["Find your way"]);
  await tenant.db.updateTable("properties").set({ limits: "{}" }).where("id", "=", tenant.propertyId).execute();
  expect((await publish()).status).toBe(200);
});

test("whose right is withdrawn is not given the answer that they once had", async () => {
  const [tenant, foreign] = [await newTenant(), await newTenant()];
  const key = randomUUID();
  await create(tenant, key);
  const address = `/v2/properties/${tenant.propertyId}/tutorials`;
  const asked = await foreign.call("company admin", "POST", address, { tutorial: { title: "Tour" } }, { "idempotency-key": key });
  expect(asked.status).toBe(404);
});

test("what breaks before its answer is kept has no effect, and its repetition has one", async () => {
  const { db, companyId } = await newTenant();
  const write = { managerId: randomUUID(), key: randomUUID(), call: { method: "POST", path: "/" } as const, address: "/" };
  const effect = async () => {
    await db.transaction().execute((trx) => trx.insertInto("properties").values({ company_id: companyId, name: "Made" }).execute());
    return { status: 201, body: '{"made":true}' };
  };
  const count = async () => (await db.selectFrom("properties").select("id").where("company_id", "=", companyId).execute()).length;
  const before = await count();
  const breaking = () => onlyOnce(db, write, async () => effect().then(() => sql`select 1/0`.execute(db) as never));
  await expect(breaking()).rejects.toMatchObject({ code: "22012" });
  expect(await count()).toBe(before);
  expect(await onlyOnce(db, write, effect)).toEqual(await onlyOnce(db, write, effect));
  expect(await count()).toBe(before + 1);
});

test("an answer that is too long to keep is said to have been done", async () => {
  const { db } = await newTenant();
  const write = { managerId: randomUUID(), key: randomUUID(), call: { method: "PUT", path: "/" } as const, address: "/" };
  const long = async () => ({ status: 200, body: JSON.stringify("x".repeat(1_000_001)) });
  expect((await onlyOnce(db, write, long)).body).toHaveLength(1_000_003);
  await expect(onlyOnce(db, write, long)).rejects.toMatchObject({ status: 409, code: "done_before" });
});

test.each(["short", "x".repeat(101), "with spaces in it", "ümlauts-are-none"])("the key %j is refused", async (key) => {
  const tenant = await newTenant();
  expect(await create(tenant, key)).toMatchObject({ status: 400, body: { code: "idempotency_key_invalid" } });
});

test("answers are forgotten after a day, and not before", async () => {
  const { db } = await newTenant();
  const manager_id = randomUUID();
  const row = (hours: number) => ({ manager_id, request_hash: `${hours}`, created_at: new Date(Date.now() - hours * 3_600_000) });
  await db
    .insertInto("kept_answers")
    .values([row(1), row(23), row(25), row(700)])
    .execute();
  expect(await forgetAnswers(db)).toBeGreaterThanOrEqual(2);
  const left = await db.selectFrom("kept_answers").select("request_hash").where("manager_id", "=", manager_id).execute();
  expect(left.map(({ request_hash }) => request_hash).sort()).toEqual(["1", "23"]);
});

test("the description names the header at every write that takes it, and at no other call", async () => {
  const { body } = await (await newTenant()).call(null, "GET", "/openapi.json");
  const named = Object.entries(body.paths as Record<string, Record<string, { operationId: string; parameters: { name: string }[] }>>)
    .flatMap(([, methods]) => Object.entries(methods))
    .filter(([, { parameters }]) => parameters.some(({ name }) => name === "Idempotency-Key"))
    .map(([method, { operationId }]) => `${method} ${operationId}`);
  expect(named).toContain("post createGuide");
  expect(named).toContain("put updateMe");
  expect(named.filter((each) => /^get |preview(Guide|Chapter)|register|Invite|InternalEvents|addImage/.test(each))).toEqual([]);
});
