import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { dropOldEvents } from "./drop-old-events.ts";
import { rollUp } from "./roll-up.ts";

const missed = (query: string, more: object = {}) => ({
  ...{ id: randomUUID(), kind: "search_missed", catalogue: 1, occurred: new Date().toISOString(), payload: { query } },
  ...more,
});

async function send(tenant: Tenant, events: object[]) {
  for (let from = 0; from < events.length; from += 100) {
    expect((await tenant.call(null, "POST", "/player/:p/events", { events: events.slice(from, from + 100) })).status).toBe(202);
  }
  while ((await rollUp(tenant.db)) > 0);
}
const report = async (tenant: Tenant, query = "") =>
  (await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/searches${query}`)).body as unknown as {
    total: number;
    data: { query: string; count: number; languages: string[]; lastDay: string }[];
  };

test("what people searched for in vain is counted once, by nobody, without what may tell who they are (issue 13 C)", async () => {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const known = { user: "ina", session: randomUUID(), company: "acme", path: "/contacts/17", seq: 4 };
  const again = missed("Merge  contacts", { language: "en", ...known });
  await send(tenant, [
    ...[again, again, missed("merge contacts", { language: "de" }), missed("merge contacts", { language: "fr" })],
    ...[missed("invoice of ina@acme.test"), missed("ab"), missed("x", { payload: { how: "key" } })],
    missed(`${"x".repeat(99)}😀`),
  ]);
  const { data, total } = await report(tenant);
  const lastDay = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect([data, total]).toEqual([
    [
      { query: "merge contacts", count: 3, languages: ["de", "en"], lastDay },
      { query: "invoice of …", count: 1, languages: [], lastDay },
      { query: "x".repeat(99), count: 1, languages: [], lastDay },
    ],
    3,
  ]);
  const stored = await tenant.db
    .selectFrom("events")
    .selectAll()
    .where("property_id", "=", tenant.propertyId)
    .where("id", "=", again.id)
    .execute();
  expect(stored).toMatchObject([
    { user_id: null, anonymous_id: null, session_id: null, company_key: null, path: null, payload: { query: "merge contacts" } },
  ]);
});

test("they are sorted, searched, paged and limited to days and a language, of one property", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const long = new Date(Date.now() - 40 * 86_400_000).toISOString();
  await send(tenant, [missed("beta"), missed("beta"), missed("alpha", { language: "en" }), missed("gamma", { occurred: long })]);
  await send(other, [missed("theirs")]);
  const said = async (query: string) => (await report(tenant, query)).data.map((each) => each.query);
  expect(await said("")).toEqual(["beta", "alpha"]);
  expect(await said("?sort=query&order=desc&days=60")).toEqual(["gamma", "beta", "alpha"]);
  expect(await said("?sort=lastDay&order=asc&days=60")).toEqual(["gamma", "alpha", "beta"]);
  expect(await said("?search=ET")).toEqual(["beta"]);
  expect(await said("?lang=en")).toEqual(["alpha"]);
  expect(await report(tenant, "?limit=1&page=2")).toMatchObject({ total: 2, data: [{ query: "alpha" }] });
});

test("of a day 1,000 different ones are noted, and those go on to count", async () => {
  const tenant = await newTenant();
  const many = Array.from({ length: 1000 }, (_, at) => missed(`search number ${String(at).padStart(4, "0")}`));
  await send(tenant, many);
  await send(tenant, [missed("one too many"), missed("search number 0007")]);
  expect(await report(tenant, "?limit=2")).toMatchObject({ total: 1000, data: [{ query: "search number 0007", count: 2 }, { count: 1 }] });
  expect((await report(tenant, "?search=too many")).total).toBe(0);
});

test("those that are noted already take no room of new ones", async () => {
  const tenant = await newTenant();
  const many = () => Array.from({ length: 600 }, (_, at) => missed(`search number ${at}`));
  await send(tenant, many());
  await send(tenant, [...many(), missed("the new one")]);
  expect((await report(tenant, "?search=the new one")).data).toMatchObject([{ query: "the new one", count: 1 }]);
  expect(await report(tenant, "?limit=1")).toMatchObject({ total: 601, data: [{ count: 2 }] });
});

test("they go with the events that are as old", async () => {
  const tenant = await newTenant();
  await send(tenant, [missed("long ago", { occurred: new Date(Date.now() - 300 * 86_400_000).toISOString() }), missed("lately")]);
  while ((await dropOldEvents(tenant.db, 200)) > 0);
  expect((await report(tenant, "?from=2025-12-31&days=366")).data.map(({ query }) => query)).not.toContain("long ago");
  expect((await report(tenant)).data.map(({ query }) => query)).toEqual(["lately"]);
});
