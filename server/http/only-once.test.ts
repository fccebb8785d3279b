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
  const write = { managerId: randomUUID(), key: randomUUID(), method: "POST", address: "/" };
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
  const write = { managerId: randomUUID(), key: randomUUID(), method: "PUT", address: "/" };
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
  expect(named.filter((each) => /^get |Token|register|Invite|InternalEvents|addImage/.test(each))).toEqual([]);
});
