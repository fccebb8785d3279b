import { describe, expect, test } from "vitest";
import { loader as home } from "#app/routes/app/$property/home/page.tsx";
import { loader as layout } from "#app/routes/app/$property/layout.tsx";
import { loader as manage } from "#app/routes/app/$property/manage/page.tsx";
import { loader as property } from "#app/routes/app/$property/page.tsx";
import { loader as landing } from "#app/routes/app/page.tsx";
import { addProperty } from "#server/demo/builders.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

describe("home leads by flags and privacy level", () => {
  test.each([
    [true, true, 1, "analytics/overview"],
    [true, true, 0, "analytics/content/overview"],
    [true, false, 0, "analytics/content/overview"],
    [false, true, 0, "analytics/content/overview"],
    [false, false, 0, "analytics/content/overview"],
    [true, false, 1, "analytics/content"],
    [false, true, 1, "analytics/content"],
    [false, false, 1, "analytics/content"],
  ])("heart %s, nps %s, level %i: %s", async (heart, nps, privacyLevel, address) => {
    const tenant = await newTenant({ flags: { heart, nps }, stylings: { privacyLevel } });
    const admin = await visitor(tenant, "property admin");
    expect((await admin.open(home, "/app/:p/home")).to).toBe(`/app/${tenant.propertyId}/${address}`);
  });

  test("to the guides where there are no analytics, and for whom they are closed", async () => {
    const none = await newTenant({ analyticsLevel: "none" });
    expect((await (await visitor(none, "company admin")).open(home, "/app/:p/home")).to).toBe(`/app/${none.propertyId}/manage/list`);
    const full = await newTenant({ flags: { heart: true, nps: true }, stylings: { privacyLevel: 1 } });
    const contributor = await visitor(full, "company contributor");
    expect((await contributor.open(home, "/app/:p/home")).to).toBe(`/app/${full.propertyId}/manage/list`);
  });
});

test("/app leads to the first property, by name, or says that there is none", async () => {
  const tenant = await newTenant({ name: "Zebra" });
  const admin = await visitor(tenant, "company admin");
  expect((await admin.open(landing, "/app")).to).toBe(`/app/${tenant.propertyId}`);
  const person = await tenant.person("property contributor");
  await tenant.db.deleteFrom("role_assignments").where("manager_id", "=", person.manager.id).execute();
  const nobody = await visitor(tenant, "property contributor");
  expect((await nobody.open(landing, "/app")).to).toBe("/error-page?error=unauthorized");
  expect((await (await visitor(tenant, null)).open(landing, "/app")).to).toBe("/login?return=%2Fapp");
});

test("a property leads home, its content to the list", async () => {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company moderator");
  expect((await admin.open(property, "/app/:p")).to).toBe(`/app/${tenant.propertyId}/home`);
  expect((await admin.open(manage, "/app/:p/manage")).to).toBe(`/app/${tenant.propertyId}/manage/list`);
});

describe("the shell", () => {
  test("asks for a main address where one is missing, of whoever may give it", async () => {
    const tenant = await newTenant({ url: "" });
    const admin = await visitor(tenant, "property admin");
    expect((await admin.open(layout, "/app/:p/manage/list")).to).toBe(`/app/${tenant.propertyId}/setup-first-mainurl`);
    const contributor = await visitor(tenant, "company contributor");
    expect((await contributor.open(layout, "/app/:p/manage/list")).status).toBe(200);
  });

  test("shows what the role may see: navigation, settings, and who is signed in", async () => {
    const tenant = await newTenant({ name: "Shown" });
    const keys = async (kind: "company admin" | "company contributor") => {
      const { data } = await (await visitor(tenant, kind)).open(layout, "/app/:p/home");
      const { navigation, settings } = data as Record<string, { items: { key: string }[] }[]>;
      return [...(navigation ?? []), ...(settings ?? [])].flatMap(({ items }) => items.map(({ key }) => key));
    };
    const company = ["company_users", "company_attributes", "processes"];
    expect(await keys("company admin")).toEqual([
      ...["guides", "messages", "customize", "users", "analytics", "copilot", "selectors"],
      ...[...company, "sign_in", "token"],
    ]);
    expect(await keys("company contributor")).toEqual(["guides", "messages", "analytics", "sign_in"]);
    const none = await newTenant({ analyticsLevel: "none" });
    const { data } = await (await visitor(none, "super")).open(layout, "/app/:p/home");
    expect((data.navigation as { items: { key: string }[] }[]).flatMap(({ items }) => items.map(({ key }) => key))).toEqual([
      "guides",
      "messages",
      "customize",
      "users",
    ]);
  });

  test("the property drawer lists own properties alone, searched by name without regard to case", async () => {
    const tenant = await newTenant({ name: "Drawer Äpfel" });
    await newTenant({ name: "Drawer foreign" });
    const admin = await visitor(tenant, "company admin");
    const drawer = async (query: string) => (await admin.open(layout, `/app/:p/home?${query}`)).data.properties;
    expect(await drawer("panel=properties")).toMatchObject({ data: [{ name: "Drawer Äpfel" }], total: 1 });
    expect(await drawer("panel=properties&q=äPFEL")).toMatchObject({ total: 1 });
    expect(await drawer("panel=properties&q=foreign")).toEqual({ data: [], total: 0 });
    expect(await drawer(`panel=properties&q=${"x".repeat(3000)}%00`)).toEqual({ data: [], total: 0 });
    expect(await drawer("panel=nonsense")).toBeNull();
  });
});

test("the drawer of properties has fifty of them at most, and says how many there are", async () => {
  const tenant = await newTenant();
  for (let more = 0; more < 51; more++) await addProperty(tenant.db, tenant.companyId, { name: `Property ${more}` });
  const admin = await visitor(tenant, "company admin");
  const { properties } = (await admin.open(layout, "/app/:p/home?panel=properties")).data as { properties: { data: []; total: number } };
  expect([properties.data.length, properties.total]).toEqual([50, 52]);
});
