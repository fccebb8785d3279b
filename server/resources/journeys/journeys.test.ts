import { beforeEach, expect, test } from "vitest";
import { addTag } from "#server/resources/tags/store.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/journeys";

let tenant: Tenant;
let tags: { find: number; buy: number };
beforeEach(async () => {
  tenant = await newTenant();
  tags = { find: await tag("Find"), buy: await tag("Buy") };
});
const tag = (name: string) => addTag(tenant.db, tenant.propertyId, { name, selector: "#a", urlRule: "", pageSegment: 0 }, null);
const call = (method: string, path = "", body?: unknown) => tenant.call("company admin", method, ALL + path, body);
const journey = (more: object = {}) => ({ name: "Buying", startTag: tags.find, endTag: tags.buy, windowSeconds: 3600, ...more });

test("a journey leads from one tag to another within a time (design §4: HEART, Task success)", async () => {
  const { status, body } = await call("POST", "", journey());
  expect([status, body]).toMatchObject([
    201,
    { name: "Buying", startTag: { id: tags.find, name: "Find" }, endTag: { id: tags.buy, name: "Buy" }, windowSeconds: 3600, revision: 1 },
  ]);
  expect((await call("PUT", `/${body.id}`, { windowSeconds: 60, revision: 1 })).body).toMatchObject({ windowSeconds: 60, revision: 2 });
  expect(await call("PUT", `/${body.id}`, { windowSeconds: 90, revision: 1 })).toMatchObject({
    status: 409,
    body: { current: { windowSeconds: 60 } },
  });
  await call("POST", "", journey({ name: "again" }));
  expect((await call("GET")).body.data).toMatchObject([{ name: "again" }, { name: "Buying" }]);
  expect((await call("DELETE", `/${body.id}?revision=1`)).status).toBe(409);
  expect((await call("DELETE", `/${body.id}?revision=2`)).status).toBe(204);
  expect((await call("GET", `/${body.id}`)).status).toBe(404);
});

test.each([
  [() => ({ name: "" }), "name", "journey_error_name_missing"],
  [() => ({ endTag: tags.find }), "endTag", "journey_error_same_tag"],
  [() => ({ startTag: 999_999_999 }), "startTag", "tag_error_gone"],
  [() => ({ endTag: 999_999_999 }), "endTag", "tag_error_gone"],
  [() => ({ windowSeconds: 2_592_001 }), "windowSeconds", "journey_error_window"],
] as const)("a journey of wrong parts is refused, new or changed (%#)", async (wrong, path, code) => {
  const refused = { status: 422, body: { fields: [{ path, code }] } };
  expect(await call("POST", "", journey(wrong()))).toMatchObject(refused);
  const { body } = await call("POST", "", journey());
  expect(await call("PUT", `/${body.id}`, wrong())).toMatchObject(refused);
});

test("two journeys of a property have two names, whatever their case", async () => {
  const taken = { status: 409, body: { fields: [{ path: "name", code: "journey_error_name_taken" }] } };
  const { body } = await call("POST", "", journey());
  expect(await call("POST", "", journey({ name: "BUYING" }))).toMatchObject(taken);
  expect((await call("PUT", `/${body.id}`, { name: "BUYING" })).status).toBe(200);
  const both = await Promise.all(["Twice", "twice"].map((name) => call("POST", "", journey({ name }))));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("a tag is deleted, or a journey begins at it, but not both", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const startTag = await tag(`Start ${index}`);
      const [made, gone] = await Promise.all([
        call("POST", "", journey({ name: `Journey ${index}`, startTag })),
        tenant.call("company admin", "DELETE", `/v2/properties/:p/tags/${startTag}`),
      ]);
      return `${made.status} ${gone.status}`;
    }),
  );
  expect(outcomes.filter((outcome) => outcome !== "201 409" && outcome !== "422 204")).toEqual([]);
});
