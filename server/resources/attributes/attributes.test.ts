import { beforeAll, describe, expect, test } from "vitest";
import { changeCompanyLimits, changePropertyPlan } from "#server/resources/plans/store.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const OWN = "/v2/properties/:p/attributes";
const SHARED = "/v3/companies/:c/attributes";
type Attribute = Record<string, unknown> & { id: number; key: string; revision: number; displayName: string };
type List = { attributes: Attribute[]; pagination: { total: number } };

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
});

const asAdmin = (of = tenant) => {
  const call = async (...sent: [method: string, path: string, body?: unknown]) => of.call("company admin", ...sent);
  return {
    call,
    add: async (body: object, path = OWN) =>
      (await call("POST", path, { dataType: "string", ...body })) as unknown as { status: number; body: unknown },
    list: async (body: object = {}) => (await call("POST", `${OWN}/filter`, body)).body as unknown as List,
    person: (own: object, propertyId = of.propertyId) =>
      of.db
        .insertInto("foreign_users")
        .values({ property_id: propertyId, foreign_id: `${Math.random()}`, own: JSON.stringify(own), attributes: JSON.stringify(own) })
        .execute(),
  };
};

test("an attribute has the fields of the specification (spec 2 §3) and is private while archived (§4)", async () => {
  const { call, add } = asAdmin();
  const { status, body } = await add({ key: "plan", dataType: "number", displayName: "Plan", description: "Paid" });
  const { id } = body as Attribute;
  expect([status, body]).toMatchObject([
    201,
    {
      key: "plan",
      displayName: "Plan",
      description: "Paid",
      type: "number",
      dataType: "number",
      status: "public",
      archived: false,
      segmentUsage: 0,
      scope: { type: "property", reference: tenant.propertyId },
      refused: { count: 0, sample: null, lastAt: null },
      revision: 1,
    },
  ]);
  expect((await call("PUT", `${OWN}/${id}`, { attribute: { status: "private", revision: 1 } })).body).toMatchObject({ archived: true });
  expect((await call("PUT", `${OWN}/${id}`, { attribute: { status: "public" } })).body).toMatchObject({ archived: false, revision: 3 });
  const shared = await add({ key: "shared" }, SHARED);
  expect(shared.body).toMatchObject({ scope: { type: "company", reference: tenant.companyId } });
});

describe("lists (spec 2 §7)", () => {
  let own: Tenant;
  beforeAll(async () => {
    own = await newTenant();
    const { add, call } = asAdmin(own);
    await add({ key: "b_two", displayName: "Älter" });
    await add({ key: "A_one", displayName: "Zone" });
    await add({ key: "c_shared", displayName: "middle" }, SHARED);
    const old = (await add({ key: "d_old" })).body as Attribute;
    await call("PUT", `${OWN}/${old.id}`, { attribute: { status: "private" } });
  });
  const keys = async (body: object) => (await asAdmin(own).list(body)).attributes.map(({ key }) => key);

  test.each([
    [{}, ["d_old", "c_shared", "A_one", "b_two"]],
    [{ sort: "createdAt", order: "asc" }, ["b_two", "A_one", "c_shared", "d_old"]],
    [{ sort: "key", order: "asc" }, ["A_one", "b_two", "c_shared", "d_old"]],
    [{ sort: "displayName", order: "asc" }, ["b_two", "d_old", "c_shared", "A_one"]],
    [{ scope: "company" }, ["c_shared"]],
    [{ scope: "property", archived: false }, ["A_one", "b_two"]],
    [{ archived: true }, ["d_old"]],
    [{ search: "ÄLT" }, ["b_two"]],
    [{ search: " ONE " }, ["A_one"]],
    [{ search: "%" }, []],
    [{ search: "_o" }, ["d_old", "A_one"]],
    [{ sort: "key", order: "asc", limit: 2, page: 2 }, ["c_shared", "d_old"]],
  ])("with %j", async (body, found) => {
    expect(await keys(body)).toEqual(found);
  });

  test("a company's holds what all properties share; the third version has pages, the newest first", async () => {
    const { call, add } = asAdmin(own);
    expect((await call("GET", "/v2/companies/:c/attributes")).body).toMatchObject({ attributes: [{ key: "c_shared" }] });
    const { id } = (await add({ key: "e_old" }, SHARED)).body as Attribute;
    await call("PUT", `${SHARED}/${id}`, { status: "private" });
    expect((await call("GET", SHARED)).body).toMatchObject({ data: [{ key: "c_shared" }], pagination: { page: 1, limit: 20, total: 1 } });
    const both = await call("GET", `${SHARED}?includeArchived=true&limit=1&sort=timeCreated`);
    expect(both.body).toMatchObject({ data: [{ key: "e_old" }], pagination: { limit: 1, total: 2 } });
  });

  test("10,000 of them are listed and searched by the page", async () => {
    const many = await newTenant();
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      company_id: many.companyId,
      property_id: many.propertyId,
      key: `key_${index}`,
      data_type: "string" as const,
    }));
    for (let at = 0; at < rows.length; at += 2000)
      await many.db
        .insertInto("attributes")
        .values(rows.slice(at, at + 2000))
        .execute();
    const page = await asAdmin(many).list({ sort: "key", order: "asc", limit: 20, page: 500 });
    expect([page.attributes.length, page.pagination.total]).toEqual([20, 10_000]);
    expect((await asAdmin(many).list({ search: "key_9999" })).attributes).toHaveLength(1);
  });
});

describe("a key (spec 2 §3 and §5)", () => {
  test.each(["__proto__", "constructor", "prototype", "a b", "ä", "x".repeat(129), "", "'; drop table attributes; --", "a\u0000"])(
    "%j is refused at its field",
    async (key) => {
      for (const path of [OWN, SHARED]) {
        const { status, body } = await asAdmin().add({ key }, path);
        expect([status, body]).toMatchObject([422, { fields: [{ path: "key" }] }]);
      }
    },
  );

  test("is no property's second one, nor one that its company has; and no company's second one", async () => {
    const own = await newTenant();
    const { add, call } = asAdmin(own);
    await add({ key: "theirs" });
    await add({ key: "ours" }, SHARED);
    for (const [key, path] of [
      ["theirs", OWN],
      ["ours", OWN],
      ["ours", SHARED],
    ] as const) {
      expect(await add({ key }, path)).toMatchObject({
        status: 409,
        body: { fields: [{ path: "key", code: "attribute_error_key_taken" }] },
      });
    }
    const { id } = (await add({ key: "other" })).body as Attribute;
    expect(await call("PUT", `${OWN}/${id}`, { attribute: { key: "ours" } })).toMatchObject({
      status: 409,
      body: { fields: [{ path: "attribute.key" }] },
    });
    // Two at once: one of them is refused.
    const both = await Promise.all([add({ key: "twice" }), add({ key: "twice" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("stays while people have values of it, and its type while one of these is of another", async () => {
    const own = await newTenant();
    const { add, call, person } = asAdmin(own);
    const change = async (id: number, attribute: object) => {
      const { status, body } = await call("PUT", `${OWN}/${id}`, { attribute });
      return status === 200 ? "done" : `${status} ${(body.fields as { path: string; code: string }[])[0]?.code}`;
    };
    const { id } = (await add({ key: "since" })).body as Attribute;
    expect(await change(id, { key: "since_when", dataType: "number" })).toBe("done");
    expect(await change(id, { key: "since", dataType: "string" })).toBe("done");
    await person({ since: "2026-01-31T00:00:00.000Z" });
    expect(await change(id, { dataType: "datetime" })).toBe("done");
    for (const dataType of ["number", "boolean", "array"]) {
      expect(await change(id, { dataType })).toBe("422 attribute_error_type_in_use");
    }
    expect(await change(id, { key: "from" })).toBe("422 attribute_error_key_in_use");
    expect(await change(id, { dataType: "string", key: "since", displayName: "Since" })).toBe("done");
    await person({ since: "yesterday" });
    expect(await change(id, { dataType: "datetime" })).toBe("422 attribute_error_type_in_use");
  });

  test("of a company stays for the values of all its properties and of its own people", async () => {
    const own = await newTenant();
    const { add, call, person } = asAdmin(own);
    const [first, second] = [(await add({ key: "one" }, SHARED)).body as Attribute, (await add({ key: "two" }, SHARED)).body as Attribute];
    await person({ one: "a" });
    await own.db
      .insertInto("company_users")
      .values({ company_id: own.companyId, public_id: "ada", attributes: JSON.stringify({ two: "b" }) })
      .execute();
    for (const { id } of [first, second]) {
      expect(await call("PUT", `${SHARED}/${id}`, { dataType: "number" })).toMatchObject({
        status: 422,
        body: { fields: [{ path: "dataType" }] },
      });
    }
  });
});

describe("the limit of a plan (specification 2, section 8)", () => {
  test("answers 402 to one more that is not archived, per property and per company", async () => {
    const own = await newTenant();
    const { add, call } = asAdmin(own);
    await changePropertyPlan(own.db, own.propertyId, { limits: { public_attribute: 1 } });
    await changeCompanyLimits(own.db, own.companyId, { public_attribute: 1 });
    const limit = { status: 402, body: { limit: { kind: "public_attribute", n: 1 } } };
    for (const [path, part] of [
      [OWN, (attribute: object) => ({ attribute })],
      [SHARED, (attribute: object) => attribute],
    ] as const) {
      const of = path === OWN ? "own" : "shared";
      const { id } = (await add({ key: `${of}_1` }, path)).body as Attribute;
      expect(await add({ key: `${of}_2` }, path)).toMatchObject(limit);
      expect((await call("PUT", `${path}/${id}`, part({ status: "private" }))).status).toBe(200);
      expect((await add({ key: `${of}_2` }, path)).status).toBe(201);
      expect(await call("PUT", `${path}/${id}`, part({ status: "public" }))).toMatchObject(limit);
      expect((await call("PUT", `${path}/${id}`, part({ displayName: "Still" }))).status).toBe(200);
    }
  });
});

test("texts of any kind are stored as typed, and too long ones refused (specification 2, section 9)", async () => {
  const { add, call } = asAdmin();
  for (const [index, displayName] of ["'; drop table attributes; --", "{{key}}", "שלום", "👩‍👩‍👧‍👦", "<b>"].entries()) {
    const { id } = (await add({ key: `typed_${index}`, displayName, description: displayName })).body as Attribute;
    expect((await call("GET", `${OWN}/${id}`)).body).toMatchObject({ displayName, description: displayName, segments: [] });
  }
  expect(await add({ key: "long", displayName: "x".repeat(129) })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "displayName" }] },
  });
  expect(await add({ key: "odd", dataType: "object" })).toMatchObject({ status: 422, body: { fields: [{ path: "dataType" }] } });
});

test("an address of a property changes nothing of its company, nor the other way round (spec 2 §6)", async () => {
  const { add, call } = asAdmin();
  const own = ((await add({ key: "is_own" })).body as Attribute).id;
  const shared = ((await add({ key: "is_shared" }, SHARED)).body as Attribute).id;
  for (const [method, path, body] of [
    ["GET", `${OWN}/${shared}`],
    ["PUT", `${OWN}/${shared}`, { attribute: { displayName: "X" } }],
    ["GET", `${SHARED}/${own}`],
    ["PUT", `${SHARED}/${own}`, { displayName: "X" }],
  ] as const) {
    expect([method, path, (await call(method, path, body)).status]).toEqual([method, path, 404]);
  }
});
