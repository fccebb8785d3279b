import { expect, test } from "vitest";
import { addProperty } from "#server/demo/builders.ts";
import { newTenant } from "#tests/support/tenant.ts";

test("spec 2 §3 Company user: a key of properties becomes one of their company too, with the same type, which then stays", async () => {
  const tenant = await newTenant();
  const other = await addProperty(tenant.db, tenant.companyId, { name: "Other" });
  const [own, others, shared] = ["/v2/properties/:p/attributes", `/v2/properties/${other}/attributes`, "/v3/companies/:c/attributes"];
  const call = (method: string, path: string, body: object) => tenant.call("company admin", method, path, body);
  const add = (key: string, dataType: string, path = shared) => call("POST", path, { key, dataType });

  const theirs = (await add("seats", "number", own)).body.id;
  await add("plan", "string", own);
  await add("plan", "array", others);
  const codeOf = async (key: string, dataType: string) => (await add(key, dataType)).body;
  for (const [key, dataType, code] of [
    ["seats", "string", "attribute_error_key_is_number"],
    ["plan", "string", "attribute_error_key_is_array"],
    ["plan", "number", "attribute_error_key_many_types"],
  ] as const)
    expect(await codeOf(key, dataType)).toMatchObject({ status: 409, fields: [{ path: "key", code }] });

  const ours = (await add("seats", "number")).body.id;
  for (const answer of [
    await call("PUT", `${shared}/${ours}`, { dataType: "string" }),
    await call("PUT", `${own}/${theirs}`, { attribute: { dataType: "string" } }),
  ])
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ code: "attribute_error_type_shared" }] } });
  const renamed = (await add("places", "string")).body.id;
  expect(await call("PUT", `${shared}/${renamed}`, { key: "plan", dataType: "number" })).toMatchObject({
    status: 409,
    body: { fields: [{ path: "key", code: "attribute_error_key_many_types" }] },
  });
  expect((await call("POST", `${own}/filter`, { search: "seats", sort: "createdAt", order: "asc" })).body.attributes).toMatchObject([
    { id: theirs, scope: { type: "property" } },
    { id: ours, scope: { type: "company" } },
  ]);
});
