import { createElement } from "react";
import { expect, test } from "vitest";
import { loader as container } from "#app/routes/app/$property/application-settings/page.tsx";
import SelectorsScreen, { action, loader } from "#app/routes/app/$property/application-settings/selectors/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const AT = "/app/:p/application-settings/selectors";
const EMPTY = { attributes: "", valueBlocklist: "", minParents: "0" };

async function opened(tenant: Tenant) {
  const admin = await visitor(tenant, "company admin");
  const config = async () => (await admin.open(loader, AT)).data.config as { revision: number; values: typeof EMPTY };
  const save = async (fields: Partial<typeof EMPTY>, revision?: number) =>
    admin.send(action, AT, { ...EMPTY, revision: String(revision ?? (await config()).revision), ...fields });
  return { admin, config, save };
}

test("which selectors a property wants is written in lines, saved and shown again (specification 1, section 3: selectorConfig)", async () => {
  const tenant = await newTenant();
  const { admin, config, save } = await opened(tenant);
  expect((await config()).values).toEqual(EMPTY);
  const saved = await save({ attributes: " id \r\ndata-test\r\n\r\nid", valueBlocklist: "ember\ncss-", minParents: "2" });
  expect([saved.status, saved.to]).toEqual([302, `/app/${tenant.propertyId}/application-settings/selectors`]);
  expect((await config()).values).toEqual({ attributes: "id\ndata-test", valueBlocklist: "ember\ncss-", minParents: "2" });
  const { values } = (await tenant.call("company admin", "GET", "/v2/properties/:p/stylings")).body as { values: object };
  expect(values).toMatchObject({ selectorConfig: { attributes: ["id", "data-test"], valueBlocklist: ["ember", "css-"], minParents: 2 } });
  const { data } = await admin.open(loader, AT);
  const markup = await markupAt(AT, createElement(SelectorsScreen), data, "de");
  expect(markup).toContain("Attribute, an denen Elemente erkannt werden");
});

test.each([
  [{ attributes: "id\na b" }, "attributes", "selectors_error_attribute"],
  [{ attributes: Array.from({ length: 51 }, (_, index) => `a${index}`).join("\n") }, "attributes", "selectors_error_too_many"],
  [{ valueBlocklist: "x".repeat(101) }, "valueBlocklist", "text_error_too_long"],
  [{ minParents: "11" }, "minParents", "selectors_error_parents"],
])("%# what cannot be is said at its field, and comes back as it was typed", async (fields: Partial<typeof EMPTY>, field, code) => {
  const { save, config } = await opened(await newTenant());
  const refused = await save(fields);
  expect([refused.status, errorsOf(refused)]).toEqual([422, { [field]: [code] }]);
  expect(refused.data).toMatchObject({ submission: { initialValue: fields } });
  expect((await config()).values).toEqual(EMPTY);
});

test("what somebody else changed of it meanwhile is asked about", async () => {
  const { save, config } = await opened(await newTenant());
  const { revision } = await config();
  await save({ attributes: "id" });
  const asked = await save({ attributes: "class" }, revision);
  expect(asked.status).toBe(409);
  expect((await config()).values).toMatchObject({ attributes: "id" });
});

test("without the plan there is no such screen (section 2: selectors needs the selector-config limit)", async () => {
  const { admin, save } = await opened(await newTenant({ limits: { selectorConfig: false } }));
  expect((await admin.open(loader, AT)).status).toBe(404);
  expect((await save({ attributes: "id" }, 1)).status).toBe(404);
});

test.each([
  ["copilot", {}],
  ["selectors", { aiAssistant: false }],
])("the settings of an application lead to the first that its plan has: %s", async (first, limits) => {
  const tenant = await newTenant({ limits });
  const admin = await visitor(tenant, "company admin");
  const at = "/app/:p/application-settings";
  expect((await admin.open(container, at)).to).toBe(`/app/${tenant.propertyId}/application-settings/${first}`);
});

test("the settings of an application whose plan has none are not there", async () => {
  const admin = await visitor(await newTenant({ limits: { aiAssistant: false, selectorConfig: false } }), "company admin");
  expect((await admin.open(container, "/app/:p/application-settings")).status).toBe(404);
});
