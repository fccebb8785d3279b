import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const GUIDES = "/v2/properties/:p/tutorials";
const CHAPTERS = "/v2/properties/:p/launchers";

test("whoever may edit live content sorts the guides of a draft chapter, and changes nothing else of it", async () => {
  const tenant = await newTenant();
  const chapter = await tenant.chapter("Draft");
  const [a, b] = [await tenant.guide({ chapter }), await tenant.guide({ chapter })];
  const put = (body: object) => tenant.call("company contributor", "PUT", `${CHAPTERS}/${chapter}`, body);
  expect(await put({ tutorials: [b, a] })).toMatchObject({ status: 200, body: { title: "Draft", tutorials: [{ id: b }, { id: a }] } });
  expect((await put({ tutorials: [a, b], title: "Other" })).status).toBe(401);
  expect(await put({ tutorials: [a, b], revision: 9 })).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
  const { body } = await tenant.call("company admin", "GET", `${CHAPTERS}/${chapter}`);
  expect(body).toMatchObject({ title: "Draft", tutorials: [{ id: b }, { id: a }] });
});

test.each([
  ["a guide", async (tenant: Tenant) => `${GUIDES}/${await tenant.guide()}`, { tutorial: { title: "Mine", revision: 9 } }],
  ["a chapter", async (tenant: Tenant) => `${CHAPTERS}/${await tenant.chapter()}`, { title: "Mine", revision: 9 }],
] as const)("a late save of %s by somebody whose role may not change it is refused for the role", async (_, address, body) => {
  const tenant = await newTenant();
  const path = await address(tenant);
  expect((await tenant.call("company contributor", "PUT", path, body)).body.code).toBe("not_allowed_for_role");
  expect((await tenant.call("company moderator", "PUT", path, body)).body.code).toBe("changed_meanwhile");
});

test.each([
  ["GET", "a language that the property does not have is read as one without texts", 200],
  ["PUT", "it is refused for a write", 422],
] as const)("%s: %s", async (method, _, status) => {
  const tenant = await newTenant();
  const id = await tenant.guide({ title: "Only in English" });
  const path = method === "GET" ? `${GUIDES}/edit/${id}?lang=fr` : `${GUIDES}/${id}?lang=fr`;
  const answer = await tenant.call("company admin", method, path, method === "PUT" ? { tutorial: { title: "Seulement" } } : undefined);
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.body.fields).toEqual([{ path: "lang", code: "language_error_unknown" }]);
  else expect(answer.body).toMatchObject({ language: "fr", title: "", defaultTitle: "Only in English", subtitle: "" });
});
