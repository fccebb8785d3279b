import { beforeAll, describe, expect, test } from "vitest";
import { KINDS } from "#tests/support/access-table.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const OWN = "/v2/properties/:p/attributes";
const COMPANY = "/v2/companies/:c/attributes";
const THIRD = "/v3/companies/:c/attributes";
type Listed = { key: string }[];
const keysOf = (list: unknown) => (list as Listed).map(({ key }) => key).join(" ");
const asAdmin =
  (tenant: Tenant) =>
  (...sent: [method: string, path: string, body?: unknown]) =>
    tenant.call("company admin", ...sent);

test.each(["string", "number", "boolean", "array", "datetime"])(
  "a key and the data type %s make an attribute of a property or of a company (specification 2, section 7: POST attributes)",
  async (dataType) => {
    const tenant = await newTenant();
    const call = asAdmin(tenant);
    for (const [path, key, type, reference] of [
      [OWN, "own", "property", tenant.propertyId],
      [COMPANY, "shared", "company", tenant.companyId],
      [THIRD, "third", "company", tenant.companyId],
    ] as const)
      expect(await call("POST", path, { key, dataType })).toMatchObject({
        status: 201,
        body: { key, type: dataType, archived: false, scope: { type, reference } },
      });
  },
);

test("an attribute is changed within `attribute` by the second version, as it is by the third (specification 2, section 7: PUT attributes)", async () => {
  const tenant = await newTenant();
  const call = asAdmin(tenant);
  const change = { dataType: "number", description: "How many", displayName: "Seats", key: "seats", status: "private" };
  for (const [path, body] of [
    [OWN, { attribute: change }],
    [COMPANY, { attribute: { ...change, key: "places" } }],
    [THIRD, { ...change, key: "chairs" }],
  ] as const) {
    const { id } = (await call("POST", path, { key: `key_${path.length}`, dataType: "string" })).body;
    const { key } = "attribute" in body ? body.attribute : body;
    expect(await call("PUT", `${path}/${id}`, body)).toMatchObject({
      status: 200,
      body: { id, key, type: "number", description: "How many", displayName: "Seats", archived: true },
    });
    const wrong = "attribute" in body ? change : { attribute: change };
    expect([path, (await call("PUT", `${path}/${id}`, wrong)).status]).toEqual([path, 422]);
  }
});

describe("lists of attributes", () => {
  let tenant: Tenant;
  beforeAll(async () => {
    tenant = await newTenant();
    const call = asAdmin(tenant);
    for (const [path, key, displayName] of [
      [COMPANY, "b", "Zone"],
      [OWN, "c", "Yard"],
      [COMPANY, "a", "area"],
    ])
      await call("POST", path!, { key, dataType: "string", displayName });
    const { id } = (await call("POST", THIRD, { key: "old", dataType: "string", displayName: "Old" })).body;
    await call("PUT", `${THIRD}/${id}`, { status: "private" });
  });

  test.each([
    ["createdAt", "b c a old", "b a old"],
    ["key", "a b c old", "a b old"],
    ["displayName", "a old c b", "a old b"],
  ])(
    "both of the second version come sorted by %s, a property's merged with its company's (specification 2, section 7)",
    async (sort, merged, shared) => {
      const call = asAdmin(tenant);
      const reversed = (keys: string) => keys.split(" ").reverse().join(" ");
      expect(keysOf((await call("POST", `${OWN}/filter`, { sort, order: "asc" })).body.attributes)).toBe(merged);
      expect(keysOf((await call("POST", `${OWN}/filter`, { sort })).body.attributes)).toBe(reversed(merged));
      expect(keysOf((await call("GET", `${COMPANY}?sort=${sort}&order=asc`)).body.attributes)).toBe(shared);
      expect(keysOf((await call("GET", `${COMPANY}?sort=${sort}`)).body.attributes)).toBe(reversed(shared));
    },
  );

  test("the third version has pages, by time created and descending, archived ones with includeArchived (specification 2, section 7)", async () => {
    const page = async (query: string) => {
      const { data, pagination } = (await asAdmin(tenant)("GET", `${THIRD}?${query}`)).body;
      return [keysOf(data), pagination];
    };
    expect(await page("")).toEqual(["a b", { page: 1, limit: 20, total: 2 }]);
    const all = await page("includeArchived=true");
    expect(all).toEqual(["old a b", { page: 1, limit: 20, total: 3 }]);
    expect(await page("limit=20&page=1&sort=timeCreated&order=descending&includeArchived=true")).toEqual(all);
    expect(await page("limit=2&page=2&sort=timeCreated&order=ascending&includeArchived=true")).toEqual([
      "old",
      { page: 2, limit: 2, total: 3 },
    ]);
  });

  test.each(KINDS)("a %s gets them, unless a contributor, who gets none (specification 2, section 6)", async (kind) => {
    for (const [method, path, body] of [
      ["POST", `${OWN}/filter`, {}],
      ["GET", COMPANY],
      ["GET", THIRD],
    ] as const) {
      const answer = await tenant.call(kind, method, path, body);
      const list = answer.body.attributes ?? answer.body.data;
      // A property's moderator has those of the company as the property's.
      const isClosed = kind.endsWith("contributor") || (kind === "property moderator" && method === "GET");
      expect([path, answer.status, list === undefined]).toEqual([path, isClosed ? 401 : 200, isClosed]);
      if (!isClosed) expect(keysOf(list).split(" ")).toContain("a");
    }
  });
});
