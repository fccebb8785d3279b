import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newTenant } from "#tests/support/tenant.ts";

function event(propertyId: number | null, change: object = {}) {
  return {
    name: "guide_published",
    subject: { role: "company admin", id: "1" },
    context: { userAgent: "Test", propertyId, sessionId: "s", language: "en", appUrl: "/app/1", appSessionId: "a" },
    companyId: null,
    clientTimestamp: new Date().toISOString(),
    clientUuid: randomUUID(),
    version: 2,
    ...change,
  };
}

const PATH = "/internal/events";

test("an event is stored once, of the manager who sent it, with the company that its property belongs to", async () => {
  const tenant = await newTenant();
  const sent = event(tenant.propertyId, { companyId: 999 });
  for (let twice = 0; twice < 2; twice++) {
    expect((await tenant.call("company admin", "POST", PATH, { data: [sent] })).status).toBe(202);
  }
  const rows = await tenant.db.selectFrom("internal_events").selectAll().where("id", "=", sent.clientUuid).execute();
  expect(rows).toMatchObject([
    { manager_id: (await tenant.person("company admin")).manager.id, company_id: tenant.companyId, property_id: tenant.propertyId },
  ]);
  const { name: _name, clientTimestamp: _time, clientUuid: _id, ...rest } = sent;
  expect(rows[0]?.payload).toEqual(rest);
});

test("an event of no property counts for the company that it names, when the manager has a role there", async () => {
  const [own, foreign] = [await newTenant(), await newTenant()];
  const sent = [event(null, { companyId: own.companyId }), event(null, { companyId: foreign.companyId })];
  expect((await own.call("company admin", "POST", PATH, { data: sent })).status).toBe(202);
  const stored = async (id = "") =>
    own.db.selectFrom("internal_events").select("company_id").where("id", "=", id).executeTakeFirstOrThrow();
  expect([await stored(sent[0]?.clientUuid), await stored(sent[1]?.clientUuid)]).toEqual([
    { company_id: own.companyId },
    { company_id: null },
  ]);
});

test("a property of somebody else does not count as the event's", async () => {
  const [own, foreign] = [await newTenant(), await newTenant()];
  const sent = event(foreign.propertyId);
  expect((await own.call("company admin", "POST", PATH, { data: [sent] })).status).toBe(202);
  const row = await own.db.selectFrom("internal_events").selectAll().where("id", "=", sent.clientUuid).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ company_id: null, property_id: null });
});

test.each([
  ["none", []],
  ["more than 100", Array.from({ length: 101 }, () => event(null))],
  ["one of another version", [event(null, { version: 1 })]],
  ["one without an id", [event(null, { clientUuid: "1" })]],
  ["one with a huge name", [event(null, { name: "x".repeat(100_000) })]],
  ["one with control characters", [event(null, { name: "a\u0000" })]],
])("%s are refused", async (_, data) => {
  const tenant = await newTenant();
  expect((await tenant.call("company admin", "POST", PATH, { data })).status).toBe(422);
});

test("nobody sends events without being signed in", async () => {
  const tenant = await newTenant();
  expect((await tenant.call(null, "POST", PATH, { data: [event(null)] })).status).toBe(401);
});
