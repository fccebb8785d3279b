import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { rollUp } from "./roll-up.ts";
import { noteFailures } from "./target-failures.ts";

const MINUTE = 60_000;
const NOUNS = [
  ["tooltip", "/v2/properties/:p/tooltips"],
  ["validator", "/v3/properties/:p/validators"],
] as const;
type Noun = (typeof NOUNS)[number][0];

/** A hint that failed so many minutes ago. */
function failed(type: Noun, id: number, minutes: number, more: { version?: number; path?: string; reason?: string; kind?: string } = {}) {
  const { version, path = "/deals", reason = "absent", kind = `${type}_failed` } = more;
  const occurred = new Date(Date.now() - minutes * MINUTE).toISOString();
  const base = { id: randomUUID(), catalogue: 1, anonymous: randomUUID(), session: randomUUID(), seq: 1, language: "en" };
  return { ...base, kind, occurred, path, content: { type, id, version }, payload: { reason, score: 0, wait: 6 } };
}
const five = (type: Noun, id: number, more: Parameters<typeof failed>[3] = {}) =>
  [10, 8, 6, 4, 2].map((minutes) => failed(type, id, minutes, more));

async function report(tenant: Tenant, ...events: object[]) {
  expect((await tenant.call(null, "POST", "/player/:p/events", { events })).status).toBe(202);
  while ((await rollUp(tenant.db)) > 0);
}
const property = () => newTenant({ stylings: { privacyLevel: 1 } });
const noted = ({ db, propertyId }: Tenant) => db.selectFrom("target_failures").selectAll().where("property_id", "=", propertyId).execute();

test.each(NOUNS)("a %s that fails five times within eight hours says what failed, where, how often and since when", async (noun, at) => {
  const tenant = await property();
  const [id, neighbour] = [
    await tenant[noun]("Save", { enabled: true, url: "/*" }),
    await tenant[noun]("Other", { enabled: true, url: "/*" }),
  ];
  const read = async (one = id) => (await tenant.call("company admin", "GET", `${at}/${one}`)).body;
  const [first, ...others] = five(noun, id);
  await report(
    tenant,
    ...others,
    failed(noun, id, 9 * 60),
    failed(noun, neighbour, 1),
    failed(noun, neighbour, 1, { kind: `${noun}_shown` }),
  );
  expect(await read()).toMatchObject({ alarm: null, revision: 1 });
  const version = () =>
    tenant.db.selectFrom("player_configurations").select("number").where("property_id", "=", tenant.propertyId).executeTakeFirst();
  const before = await version();
  await report(tenant, first!);
  const alarm = { failures: 5, reasons: { absent: 5 }, pages: [{ path: "/deals", failures: 5 }] };
  expect(await read()).toMatchObject({ revision: 1, alarm: { ...alarm, since: first!.occurred, last: others[3]!.occurred } });
  expect([await version(), (await read(neighbour)).alarm]).toEqual([before, null]);
  await report(tenant, failed(noun, id, 1, { path: "/contacts", reason: "hidden" }));
  const all = async (query: string) => (await tenant.call("company admin", "GET", `${at}?${query}`)).body.data as { id: number }[];
  expect(await all("alarm=true")).toMatchObject([{ id, alarm: { failures: 6, reasons: { absent: 5, hidden: 1 } } }]);
  expect(await all("alarm=false&enabled=true")).toMatchObject([{ id: neighbour, alarm: null }]);
  expect(await all("enabled=false")).toEqual([]);
});

test.each(NOUNS)(
  "a new target of a %s clears it, and what pages open since before say of the last one is nothing new",
  async (noun, at) => {
    const tenant = await property();
    const id = await tenant[noun]("Save", { enabled: true, url: "/*" });
    const change = async (body: object) => (await tenant.call("company admin", "PUT", `${at}/${id}`, body)).body;
    const bundled = async () => ((await tenant.call(null, "GET", "/player/:p/bundle?lang=en")).body[`${noun}s`] as object[])[0];
    for (const [version, aim] of [{ identifier: "#new" }, { url: "/deals*" }, { pageSegment: await tenant.pageSegment() }].entries()) {
      await report(tenant, ...five(noun, id, { version: version + 1 }));
      expect(await change({ texts: { en: `Text ${version}` } })).toMatchObject({ alarm: { failures: 5 } });
      expect(await change(aim)).toMatchObject({ alarm: null });
      expect(await bundled()).toMatchObject({ version: version + 2 });
      await report(tenant, ...five(noun, id, { version: version + 1 }));
      expect(await change({})).toMatchObject({ alarm: null });
      expect(await noted(tenant)).toEqual([]);
    }
  },
);

test.each(NOUNS)(
  "of a %s nothing is noted once it is off, gone or another property's; switching it off keeps its alarm",
  async (noun, at) => {
    const [tenant, other] = [await property(), await property()];
    const [id, gone] = [await tenant[noun]("Save", { enabled: true, url: "/*" }), await tenant[noun]("Gone", { enabled: true, url: "/*" })];
    await report(tenant, ...five(noun, id), ...five(noun, gone).slice(1));
    expect(await noted(tenant)).toHaveLength(4);
    expect((await tenant.call("company admin", "DELETE", `${at}/${gone}`)).status).toBe(204);
    expect(await noted(tenant)).toEqual([]);
    await tenant.call("company admin", "PUT", `${at}/${id}`, { enabled: false });
    await report(tenant, failed(noun, id, 1), ...five(noun, gone), failed(noun, id, 1, { reason: "bored" }));
    await report(other, ...five(noun, id));
    expect((await tenant.call("company admin", "GET", `${at}/${id}`)).body).toMatchObject({ enabled: false, alarm: { failures: 5 } });
    expect([await noted(tenant), await noted(other)]).toEqual([[], []]);
  },
);

test.each(NOUNS)("a %s that people see has not failed where it is not; one that they no longer see has", async (noun, at) => {
  const tenant = await property();
  const id = await tenant[noun]("Save", { enabled: true, url: "/*" });
  const alarm = async () => (await tenant.call("company admin", "GET", `${at}/${id}`)).body.alarm;
  await report(tenant, failed(noun, id, 5, { kind: `${noun}_shown` }));
  await report(tenant, ...five(noun, id));
  expect([await alarm(), await noted(tenant)]).toEqual([null, []]);
  const table = `${noun}s` as const;
  await tenant.db
    .updateTable(table)
    .set({ seen_at: new Date(Date.now() - 9 * 60 * MINUTE) })
    .where("id", "=", id)
    .execute();
  await report(tenant, ...five(noun, id));
  expect(await alarm()).toMatchObject({ failures: 5 });
  await report(tenant, failed(noun, id, 1, { kind: `${noun}_shown`, version: 7 }), failed(noun, id, 9, { kind: `${noun}_shown` }));
  expect(await alarm()).toMatchObject({ failures: 5 });
  await report(tenant, failed(noun, id, 0, { kind: `${noun}_shown` }));
  expect(await alarm()).toBeNull();
});

test("what nobody sees by itself is only expected on pages that it names", async () => {
  const tenant = await property();
  const hover = await tenant.tooltip("Hover", { enabled: true, show: "hover" });
  const field = await tenant.validator("Field", { enabled: true });
  const icon = await tenant.tooltip("Icon", { enabled: true, show: "icon" });
  await report(tenant, ...five("tooltip", hover), ...five("validator", field), ...five("tooltip", icon));
  const rows = await tenant.db.selectFrom("tooltips").select(["id", "alarm"]).where("alarm", "is not", null).execute();
  expect(rows.map(({ id }) => id).filter((id) => [hover, icon].includes(id))).toEqual([icon]);
  const none = await tenant.db.selectFrom("validators").select("alarm").where("id", "=", field).executeTakeFirst();
  expect(none?.alarm).toBeNull();
});

test("nothing is noted of hints that there are not, or that are off: each one that is noted is judged by itself", async () => {
  const { db, propertyId, ...tenant } = await property();
  const [on, off] = [await tenant.tooltip("On", { enabled: true }), await tenant.tooltip("Off")];
  await db.transaction().execute(async (trx) => {
    await sql`
      create temporary table rolled_events on commit drop as
      select ${propertyId}::integer as property_id, 'tooltip' as content_type, null::integer as guide_id, id as hint_id, null::text as step_id,
        null::integer as content_version, now() as occurred_at, 'absent' as reason, '/deals' as path, null::text as unknown
      from unnest(${[on, off, 1_000_000, 1_000_001]}::integer[]) as id`.execute(trx);
    await noteFailures(trx);
    const rows = await trx.selectFrom("target_failures").select("content_id").where("property_id", "=", propertyId).execute();
    expect(rows).toEqual([{ content_id: on }]);
    await trx.deleteFrom("target_failures").where("property_id", "=", propertyId).execute();
  });
});
