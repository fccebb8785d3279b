import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Call } from "#app/contracts/call.ts";
import { addProperty } from "#server/demo/builders.ts";
import { KINDS } from "#tests/support/access-table.ts";
import { CALLS, ITEMS, mayMake } from "#tests/support/contract.ts";
import type { Ids } from "#tests/support/declared.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

/** The calls whose path names a thing within a property or company. */
const OF_ITEMS = CALLS.filter(([, { call }]) => ITEMS.some(({ parameter }) => call.path.includes(`:${parameter}`)));
const OF_TENANTS = CALLS.filter(([, { call }]) => /:(property|company)\b/.test(call.path));
const GARBAGE = ["999999999", "99999999999999", "0x1", "-1", "a%00b"];

let own: Tenant;
let foreign: Tenant;
/** Things of another company, and of another property of the same company. */
let others: Ids[];

beforeAll(async () => {
  const languages: [string, string][] = [
    ["en", "English"],
    ["de", "Deutsch"],
  ];
  [own, foreign] = [await newTenant({ languages }), await newTenant({ languages })];
  const sibling = await addProperty(own.db, own.companyId, { name: "Sibling" });
  others = [];
  for (const property of [foreign.propertyId, sibling]) {
    const ids: Ids = {};
    for (const { parameter, add } of ITEMS) ids[parameter] = await add(own.db, property, "Theirs");
    others.push(ids);
  }
});

/** All that the others have, to see that nothing of it changed. */
async function state(): Promise<string> {
  const rows = ITEMS.map(({ parameter, table }) => {
    const ids = others.map((each) => each[parameter] ?? 0);
    return sql`select * from ${sql.table(table)} where id = any(${ids}::integer[]) order by id`.execute(own.db);
  });
  return JSON.stringify((await Promise.all(rows)).map((each) => each.rows));
}

function addressOf(call: Call, { propertyId, companyId }: Pick<Tenant, "propertyId" | "companyId">, item: string | number): string {
  const known: Record<string, string | number> = { property: propertyId, company: companyId };
  return call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(known[name] ?? item));
}

test("the others have things that could change", async () => {
  expect(JSON.parse(await state()).map((rows: unknown[]) => rows.length)).toEqual(ITEMS.map(() => others.length));
});

test.each(OF_ITEMS)("%s finds nothing of another property, nor what does not exist", async (_, { call, need, request }) => {
  const { body, query = {} } = await request(own);
  const parameter = ITEMS.find((item) => call.path.includes(`:${item.parameter}`))?.parameter ?? "";
  const before = await state();
  for (const role of KINDS) {
    const expected = mayMake(role, need) ? [404, "not_found"] : [401, "not_allowed_for_role"];
    for (const item of [...others.map((each) => each[parameter] ?? 0), ...GARBAGE]) {
      const answer = await own.call(role, call.method, `${addressOf(call, own, item)}?${new URLSearchParams(query)}`, body);
      expect([role, item, answer.status, answer.body.code]).toEqual([role, item, ...expected]);
    }
  }
  expect(await state()).toBe(before);
});

test.each(OF_TENANTS)("%s, sent right, finds no property or company of others", async (_, { call, request }) => {
  const { body, query = {}, params } = await request(own);
  const item = Object.values(params ?? {})[0] ?? others[0]?.guide ?? 0;
  const before = await state();
  for (const role of KINDS.filter((kind) => kind !== "super")) {
    for (const tenant of [foreign, { propertyId: 999_999_998, companyId: 999_999_998 }]) {
      const address = `${addressOf(call, tenant, item)}?${new URLSearchParams(query)}`;
      const answer = await own.call(role, call.method, address, body);
      expect([role, answer.status, answer.body.code]).toEqual([role, 404, "not_found"]);
    }
  }
  expect(await state()).toBe(before);
});

const FOREIGN = ITEMS.flatMap(({ foreign }) => foreign);

test.each(FOREIGN)("%s something of another property is refused, and nothing changes", async (_, method, path, body, status) => {
  const mine: Ids = {};
  for (const { parameter, one } of ITEMS) mine[parameter] = await one(own, false);
  const before = await state();
  for (const role of ["super", "company admin", "property admin"] as const) {
    for (const theirs of others) expect((await own.call(role, method, path(mine), body(theirs))).status).toBe(status);
  }
  expect(await state()).toBe(before);
});
