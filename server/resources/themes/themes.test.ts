import { sql } from "kysely";
import { expect, test } from "vitest";
import { addProperty } from "#server/demo/builders.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/themes";

const stylings = async ({ call }: Tenant, values?: object) =>
  (await call("company admin", values ? "PUT" : "GET", "/v2/properties/:p/stylings", values && { values })).body.values as Record<
    string,
    unknown
  >;
const add = ({ call }: Tenant, name: string) => call("company admin", "POST", ALL, { name });
const listed = async ({ call }: Tenant) => (await call("company admin", "GET", ALL)).body.data as { id: number; name: string }[];

test("a theme keeps the design of the property as it is, and nothing of how the assistant behaves", async () => {
  const tenant = await newTenant();
  await stylings(tenant, { main_color: "#123456", btn_border_radius: "9px", min_view_width: 400, avatar_img: "https://crm.test/a.png" });
  const { status, body } = await add(tenant, "Autumn");
  expect([status, body.name, body.revision]).toEqual([201, "Autumn", 1]);
  expect(body.values).toMatchObject({ main_color: "#123456", btn_border_radius: "9px", announcementCategoryColor2: "#ff0070" });
  expect(Object.keys(body.values as object)).toHaveLength(12);
  await stylings(tenant, { main_color: "#654321" });
  expect(await listed(tenant)).toMatchObject([{ name: "Autumn", values: { main_color: "#123456" } }]);
});

test("names are of one theme each, whatever their case; a theme is renamed and takes other colours", async () => {
  const tenant = await newTenant();
  const { body: autumn } = await add(tenant, "Autumn");
  const { body: winter } = await add(tenant, "Winter");
  expect((await add(tenant, "autumn")).body).toMatchObject({ status: 409, code: "theme_error_name_taken", fields: [{ path: "name" }] });
  const change = (id: unknown, body: object) => tenant.call("company admin", "PUT", `${ALL}/${id}`, body);
  expect((await change(winter.id, { name: "AUTUMN" })).status).toBe(409);
  const own = await change(autumn.id, { name: "AUTUMN", values: { main_color: "#abcdef" }, revision: 1 });
  expect(own.body).toMatchObject({ name: "AUTUMN", revision: 2, values: { main_color: "#abcdef", btn_border_radius: "3px" } });
  expect((await change(autumn.id, { name: "Later", revision: 1 })).body).toMatchObject({ status: 409, current: { name: "AUTUMN" } });
  expect((await change(autumn.id, { values: { avatar_img: "https://crm.test/a.png" } })).status).toBe(422);
  expect((await change(autumn.id, { values: { main_color: "red" } })).status).toBe(422);
  expect((await tenant.call("company admin", "DELETE", `${ALL}/${autumn.id}?revision=1`)).status).toBe(409);
  expect((await tenant.call("company admin", "DELETE", `${ALL}/${autumn.id}?revision=2`)).status).toBe(204);
  expect(await listed(tenant)).toMatchObject([{ name: "Winter" }]);
});

test("a change that changes nothing leaves the revision as it is, and who changed it last", async () => {
  const tenant = await newTenant();
  const { body: theme } = await add(tenant, "Autumn");
  for (const body of [{}, { name: "Autumn" }, { name: "Autumn", values: theme.values, revision: 1 }])
    expect((await tenant.call("company admin", "PUT", `${ALL}/${theme.id}`, body)).body).toEqual(theme);
  expect((await tenant.call("company admin", "PUT", `${ALL}/${theme.id}`, { name: "autumn" })).body.revision).toBe(2);
});

test("a name stands on one line, without the spaces around it", async () => {
  const tenant = await newTenant();
  const { body: theme } = await add(tenant, "  Autumn ");
  expect(theme.name).toBe("Autumn");
  for (const sign of ["\n", "\r", "\u2028", "\u2029"]) {
    const name = `Two${sign}lines`;
    const change = await tenant.call("company admin", "PUT", `${ALL}/${theme.id}`, { name });
    for (const { status, body } of [await add(tenant, name), change])
      expect([status, body.fields]).toEqual([422, [{ path: "name", code: "name_invalid" }]]);
  }
});

test("a privacy level for all properties applies only to those with the heart flag (specification 2, sections 4 and 7)", async () => {
  const tenant = await newTenant({ flags: { heart: true } });
  const second = await addProperty(tenant.db, tenant.companyId, { name: "Second" });
  const values = { privacyLevel: 1, main_color: "#123456" };
  await tenant.call("company admin", "PUT", `/v2/companies/${tenant.companyId}/properties/stylings`, { values });
  const other = await tenant.call("company admin", "GET", `/v2/properties/${second}/stylings`);
  expect([await stylings(tenant), other.body.values]).toMatchObject([values, { privacyLevel: 0, main_color: "#123456" }]);
});

test("they are listed by name as people sort: capital letters and umlauts do not matter", async () => {
  const tenant = await newTenant();
  for (const name of ["zebra", "Äpfel", "apfel", "ähre"]) await add(tenant, name);
  expect((await listed(tenant)).map(({ name }) => name)).toEqual(["ähre", "apfel", "Äpfel", "zebra"]);
});

test("all properties of a company have the same themes, and no other company sees or changes them", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const { body: theme } = await add(tenant, "Ours");
  const second = await addProperty(tenant.db, tenant.companyId, { name: "Second" });
  const beside = (await tenant.call("company admin", "GET", `/v2/properties/${second}/themes`)).body.data;
  expect(beside).toMatchObject([{ name: "Ours" }]);
  expect(await listed(other)).toEqual([]);
  for (const method of ["PUT", "DELETE"]) {
    const body = method === "PUT" ? { name: "Theirs" } : undefined;
    expect((await other.call("company admin", method, `${ALL}/${theme.id}`, body)).status).toBe(404);
  }
  expect(await listed(tenant)).toMatchObject([{ name: "Ours", revision: 1 }]);
});

test("no more than 50 of a company, also where several are added at once", async () => {
  const tenant = await newTenant();
  for (let index = 0; index < 48; index++) await add(tenant, `Theme ${index}`);
  const answers = await Promise.all(["a", "b", "c", "d"].map((name) => add(tenant, name)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "theme_error_too_many" });
});

test("stylings are set in all properties of the company, or in those that are named; the rest of each stays", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const second = await addProperty(tenant.db, tenant.companyId, { name: "Second" });
  const { companyId, propertyId } = tenant;
  await stylings(tenant, { min_view_width: 700 });
  const set = (body: object, kind: Parameters<Tenant["call"]>[0] = "company admin") =>
    tenant.call(kind, "PUT", `/v2/companies/${companyId}/properties/stylings`, body);
  const colourOf = async (id: number) =>
    ((await tenant.call("company admin", "GET", `/v2/properties/${id}/stylings`)).body.values as Record<string, unknown>).main_color;
  expect((await set({ values: { main_color: "#111111" } })).body).toEqual({ properties: [propertyId, second] });
  expect([await colourOf(propertyId), await colourOf(second)]).toEqual(["#111111", "#111111"]);
  expect((await set({ values: { main_color: "#222222" }, properties: [second] })).body).toEqual({ properties: [second] });
  expect([await colourOf(propertyId), await colourOf(second)]).toEqual(["#111111", "#222222"]);
  expect((await stylings(tenant)).min_view_width).toBe(700);
  expect((await set({ values: { main_color: "#333333" }, properties: [second, other.propertyId] })).status).toBe(404);
  expect((await stylings(other)).main_color).toBe("#0098ff");
  expect(await colourOf(second)).toBe("#222222");
  // Somebody of one property changes that one alone.
  expect((await set({ values: { main_color: "#444444" } }, "property admin")).body).toEqual({ properties: [propertyId] });
  expect((await set({ values: { main_color: "#555555" }, properties: [second] }, "property admin")).status).toBe(404);
  expect((await set({ values: { consentRequired: true } })).status).toBe(422);
});

test("stylings of several properties are set in all of them or in none", async () => {
  const tenant = await newTenant();
  const { db, companyId, propertyId } = tenant;
  const second = await addProperty(db, companyId, { name: "Second" });
  // The second property cannot be written.
  const name = sql.raw(`unwritable_${second}`);
  await sql`create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'unwritable'; end $$`.execute(db);
  await sql`create trigger ${name} before update on properties for each row when (old.id = ${sql.raw(String(second))})
    execute function ${name}()`.execute(db);
  const values = { main_color: "#111111" };
  const save = () => tenant.call("company admin", "PUT", `/v2/companies/${companyId}/properties/stylings`, { values });
  try {
    expect((await save()).status).toBe(500);
    expect((await stylings(tenant)).main_color).toBe("#0098ff");
  } finally {
    await sql`drop trigger ${name} on properties`.execute(db);
    await sql`drop function ${name}`.execute(db);
  }
  expect((await save()).body).toEqual({ properties: [propertyId, second] });
  expect((await stylings(tenant)).main_color).toBe("#111111");
});
