import { createHmac, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

type Filter = { type: string; key: string; operator: string; value?: unknown };
const PLAN = { type: "string", key: "plan", operator: "equals", value: "pro" };
const OTHERS = { ...PLAN, operator: "!equals" };

async function segment(tenant: Tenant, ...filters: Filter[]): Promise<number> {
  const filterGroups = filters.length > 0 ? [{ connection: "and", filters }] : [];
  const body = { name: randomUUID(), connection: "and", filterGroups };
  const { body: made } = await tenant.call("company admin", "POST", "/v2/properties/:p/segments", body);
  return Number(made.id);
}

/** A property at privacy level 1 with live guides for people of a plan, for all others, and, by their chapter, for everybody. */
async function targeted(stylings: Record<string, unknown> = {}) {
  const tenant = await newTenant({ stylings: { privacyLevel: 1, ...stylings } });
  await tenant.attribute("plan");
  const [pro, others, everybody, unused] = [
    await segment(tenant, PLAN),
    await segment(tenant, OTHERS),
    await segment(tenant),
    await segment(tenant),
  ];
  const chapter = await tenant.chapter("First steps", true);
  const aim = (id: number, tutorial: object) => tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${id}`, { tutorial });
  await aim(await tenant.guide({ live: true }), { segment: pro });
  await aim(await tenant.guide({ live: true, chapter }), { segment: others });
  await aim(await tenant.guide(), { segment: unused });
  await tenant.call("company admin", "PUT", `/v2/properties/:p/launchers/${chapter}`, { segment: everybody });
  const ask = (body: unknown) => tenant.call(null, "POST", "/player/:p/audience", body);
  const kept = () =>
    tenant.db
      .selectFrom("person_segments")
      .select(["person", "anonymous", "segment_ids"])
      .where("property_id", "=", tenant.propertyId)
      .orderBy("since")
      .execute();
  return { tenant, ask, kept, pro, others, everybody };
}

test("a player gets the segments of its person, of those that live content is for, and nobody gets those of nobody", async () => {
  const { tenant, ask, pro, others, everybody } = await targeted();
  await addForeignUser(tenant.db, tenant.propertyId, { plan: "Pro" }, { foreign_id: "ada" });
  expect((await ask({ user: "ada" })).body).toEqual({ segments: [pro, everybody] });
  expect((await ask({ user: "bob" })).body).toEqual({ segments: [others, everybody] });
  expect((await ask({ anonymous: randomUUID() })).body).toEqual({ segments: [others, everybody] });
  const nobody = await ask({});
  expect(nobody.body).toEqual({ segments: [others, everybody] });
  expect(nobody.headers.get("access-control-allow-origin")).toBe("*");
  expect(nobody.headers.get("cache-control")).toBe("no-store");
});

test("what was answered is kept once until the answer changes, and never of nobody", async () => {
  const { tenant, ask, kept, pro, others, everybody } = await targeted();
  await addForeignUser(tenant.db, tenant.propertyId, { plan: "Pro" }, { foreign_id: "ada" });
  const anonymous = randomUUID();
  for (const body of [{ user: "ada" }, { user: "ada" }, { user: "nobody knows" }, {}, { anonymous }, { anonymous }]) await ask(body);
  const before = [
    { person: "ada", anonymous: false, segment_ids: [pro, everybody] },
    { person: anonymous, anonymous: true, segment_ids: [others, everybody] },
  ];
  expect(await kept()).toEqual(before);
  await tenant.call(null, "POST", "/player/:p/identify", { user: "ada", attributes: { plan: "free" } });
  await ask({ user: "ada" });
  await ask({ user: "ada" });
  expect(await kept()).toEqual([...before, { person: "ada", anonymous: false, segment_ids: [others, everybody] }]);
});

test("at privacy level 0 everybody is nobody, and nothing is kept", async () => {
  const { tenant, ask, kept, others, everybody } = await targeted({ privacyLevel: 0 });
  await addForeignUser(tenant.db, tenant.propertyId, { plan: "Pro" }, { foreign_id: "ada" });
  expect((await ask({ user: "ada", anonymous: randomUUID() })).body).toEqual({ segments: [others, everybody] });
  expect(await kept()).toEqual([]);
});

test("who does not prove who they are is nobody where that is asked for", async () => {
  const secret = "s".repeat(32);
  const { tenant, ask, kept, pro, others, everybody } = await targeted({ snippetAuthentication: true, snippetAuthenticationToken: secret });
  const signature = createHmac("sha256", secret).update("ada").digest("hex");
  const proved = await tenant.call(null, "POST", "/player/:p/identify", { user: "ada", attributes: { plan: "pro" }, signature });
  const { pass } = proved.body as unknown as { pass: string };
  expect((await ask({ user: "ada", pass })).body).toEqual({ segments: [pro, everybody] });
  for (const body of [{ user: "ada" }, { user: "ada", pass: `${pass}x` }, { user: "eve", pass }]) {
    expect((await ask(body)).body).toEqual({ segments: [others, everybody] });
  }
  expect(await kept()).toHaveLength(1);
});

test.each([
  [422, { user: "" }],
  [422, { user: "x".repeat(201) }],
  [422, { user: "a\u0000b" }],
  [422, { user: ["ada"] }],
  [422, { anonymous: "me" }],
  [422, { pass: "x".repeat(2001) }],
  [422, [1]],
  [422, null],
  [413, { user: "ada", more: "x".repeat(9000) }],
])("refuses with %i the question %.60j", async (status, body) => {
  const tenant = await newTenant();
  expect((await tenant.call(null, "POST", "/player/:p/audience", body)).status).toBe(status);
});

test("an unknown property is 404", async () => {
  const tenant = await newTenant();
  for (const id of [999_999_999, 0, "x"]) expect((await tenant.call(null, "POST", `/player/${id}/audience`, {})).status).toBe(404);
});
