import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "#app/contracts/call.ts";
import { foreignUserCalls } from "#app/contracts/foreign-users.ts";
import { CALLS } from "#tests/support/contract.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

/** Whatever is sent to the calls about people is refused clearly or stored as typed; nothing fails, and nothing of a text is run. */
const NOUNS = ["users", "company-users", "foreign-users", "attributes", "imports", "tasks", "magic-links"];
const TEXTS = [
  "'; drop table company_users; --",
  "$1) or true --",
  "%",
  "_",
  "\\",
  "%%%\\%_",
  '"] || $.* ? (@ == 1) || ["',
  '$.keyvalue() ? (@.key like_regex ".*")',
  "\0",
  "a\0b",
  "\ud800",
  "\udc00x",
  "__proto__",
  "constructor",
  "x".repeat(100_000),
  "-1",
  "99999999999999999999",
  "1e999",
  "NaN",
  "9223372036854775808",
];
const VALUES: unknown[] = [...TEXTS, null, true, -1, 1e308, 2 ** 53, [], [[]], {}, { toString: 1 }, Array(10_000).fill("x")];

/** Filters of every kind, which one call that takes any is sent besides its own body. */
const FILTERED = {
  connection: "and",
  filterGroups: [
    {
      connection: "or",
      filters: [
        { type: "string", key: "plan", operator: "equals", value: "pro" },
        { type: "string", key: "name", operator: "contains", value: "a" },
        { type: "string", key: "customerId", operator: "startsWith", value: "a" },
        { type: "string", key: "plan", operator: "in", value: ["a", "b"] },
        { type: "number", key: "seats", operator: "greaterThan", value: 1 },
        { type: "array", key: "tags", operator: "!overlaps", value: ["a"] },
        { type: "datetime", key: "since", operator: "before", value: { type: "absoluteDate", absoluteDate: "2026-01-01" } },
        { type: "tutorialInteraction", key: "tutorialInteraction", operator: "started", value: 1 },
      ],
    },
  ],
};

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  await addCompanyUser(tenant.db, tenant.companyId, { name: "Ada" }, { public_id: "ada" });
  await addForeignUser(tenant.db, tenant.propertyId, { name: "Ada" }, { foreign_id: "ada" });
});
afterEach(async () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

async function send(
  { method, path }: Call,
  sent: { params?: object; query?: Record<string, string>; text?: string },
  kind = "company admin" as const,
) {
  const ids: Record<string, unknown> = { company: tenant.companyId, property: tenant.propertyId, ...sent.params };
  const address = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(ids[name])));
  const { token } = await tenant.person(kind);
  const headers = { authorization: `Bearer ${token}`, ...(sent.text !== undefined && { "content-type": "application/json" }) };
  const query = sent.query ? `?${new URLSearchParams(sent.query)}` : "";
  const body = sent.text;
  const answer = await tenant.api.fetch(
    new Request(`http://api.test${address}${query}`, { method, headers, ...(body !== undefined && { body }) }),
  );
  await answer.text();
  return answer.status;
}

/** The same body once for each value in it and each hostile one, as the text that is sent, and what is wrong with it. */
function spoilt(body: unknown): [what: string, text: string][] {
  const whole = JSON.stringify(body);
  const polluting = whole.replace(/\{/g, '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},').replace(/,\}/g, "}");
  return [
    ...pathsOf(body).flatMap((path) =>
      VALUES.map((value): [string, string] => [
        `${path.join(".")}: ${JSON.stringify(value).slice(0, 60)}`,
        JSON.stringify(replaced(body, path, value)),
      ]),
    ),
    ["keys of prototypes", polluting],
    ["a hundred thousand levels", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`],
    ["thirty-one levels", "[".repeat(31) + "]".repeat(31)],
    ["no end", whole.slice(0, -1)],
    ["nothing", "null"],
  ];
}

function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]));
  return path.length > 0 ? [path, ...inner] : inner;
}

function replaced(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

describe.each(CALLS.filter(([name]) => NOUNS.includes(name.split(".")[0] ?? "")))("%s", (_, { call, request }) => {
  test("bodies and queries of any kind are answered or refused, never a failure", async () => {
    const sent = await request(tenant);
    const bodies = [sent.body, ...(call === foreignUserCalls.filterForeignUsers ? [FILTERED] : [])].filter((body) => body !== undefined);
    const good = sent.body === undefined ? undefined : JSON.stringify(sent.body);
    for (const [what, text] of bodies.flatMap(spoilt)) expect([what, (await send(call, { ...sent, text })) < 500]).toEqual([what, true]);
    const names = [
      ...Object.keys(sent.query ?? {}),
      ...(call.query ? ["page", "limit", "sort", "order", "search", "status", "archived", "propertyId"] : []),
    ];
    for (const name of new Set(names)) {
      for (const value of TEXTS.filter(({ length }) => length < 10_000)) {
        const status = await send(call, { ...sent, query: { ...sent.query, [name]: value }, text: good });
        expect([name, value, status < 500]).toEqual([name, value, true]);
      }
    }
    for (const name of Object.keys(sent.params ?? {})) {
      for (const value of TEXTS.filter((text) => text.length < 10_000 && text.isWellFormed())) {
        const status = await send(call, { ...sent, params: { ...sent.params, [name]: value }, text: good });
        expect([name, value, status < 500]).toEqual([name, value, true]);
      }
    }
  });
});

test("as many filters as allowed, each with as many values as an index looks up or with all that are allowed, are answered", async () => {
  for (const [groups, filters, values] of [
    [20, 50, 10],
    [1, 30, 1000],
  ]) {
    const value = Array.from({ length: values! }, (_, n) => `v${n}`);
    const each = { connection: "or", filters: Array(filters).fill({ type: "string", key: "plan", operator: "in", value }) };
    const body = { connection: "or", filterGroups: Array(groups).fill(each) };
    const answer = await tenant.call("company admin", "POST", "/v2/properties/:p/foreignusers/filter", body);
    expect(answer).toMatchObject({ status: 200, body: { pagination: { total: 0 } } });
  }
});

describe("a search", () => {
  const found = async (search: string) =>
    (await tenant.call("company admin", "POST", `/v2/properties/:p/foreignusers/filter?search=${encodeURIComponent(search)}`, {})).body
      .pagination as { total: number };

  test("means its signs as they are typed", async () => {
    await addForeignUser(tenant.db, tenant.propertyId, {}, { foreign_id: "100%_\\ sure" });
    for (const search of ["%", "_", "\\", "100%_\\", "%_\\ SURE"])
      expect([search, await found(search)]).toMatchObject([search, { total: 1 }]);
    for (const search of ["a%a", "a_a", "' or '1'='1"]) expect([search, await found(search)]).toMatchObject([search, { total: 0 }]);
  });
});

describe("what a page of an application says", () => {
  const identify = (text: string) =>
    tenant.api.fetch(
      new Request(`http://api.test/player/${tenant.propertyId}/identify`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: text,
      }),
    );

  test("a million attributes in one call, or one endless value, are refused", async () => {
    const many = JSON.stringify({ user: "ada", attributes: Object.fromEntries(Array.from({ length: 1_000_000 }, (_, n) => [`a${n}`, n])) });
    expect((await identify(many)).status).toBe(413);
    expect((await identify(JSON.stringify({ user: "ada", attributes: { note: "x".repeat(5_000_000) } }))).status).toBe(413);
    const some = { user: "ada", attributes: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`a${n}`, n])) };
    expect((await identify(JSON.stringify(some))).status).toBe(422);
  });

  test("hostile keys and values are kept out, or stored as typed", async () => {
    for (const value of VALUES) {
      const text = JSON.stringify({ user: "eve", attributes: { said: value } });
      expect([text.slice(0, 100), (await identify(text)).status < 500]).toEqual([text.slice(0, 100), true]);
    }
    const text =
      '{"user":"eve","attributes":{"__proto__":{"polluted":1},"constructor":"x","prototype":"y","note":"\'; drop table foreign_users"}}';
    expect((await identify(text)).status).toBe(204);
    const { own } = await tenant.db
      .selectFrom("foreign_users")
      .select("own")
      .where("property_id", "=", tenant.propertyId)
      .where("foreign_id", "=", "eve")
      .executeTakeFirstOrThrow();
    expect(own).toMatchObject({ note: "'; drop table foreign_users" });
    expect(Object.keys(own).filter((key) => ["__proto__", "constructor", "prototype"].includes(key))).toEqual([]);
  });
});
