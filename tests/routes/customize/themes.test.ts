import { createElement } from "react";
import { expect, test } from "vitest";
import { loader as asked, action as deleteTheme } from "#app/routes/app/$property/customize/design/themes/$themeId/delete/page.tsx";
import ThemeScreen, { loader as edited, action as saveTheme } from "#app/routes/app/$property/customize/design/themes/$themeId/page.tsx";
import UseThemeScreen, {
  loader as question,
  action as takeTheme,
} from "#app/routes/app/$property/customize/design/themes/$themeId/use/page.tsx";
import ThemesScreen, { action, loader } from "#app/routes/app/$property/customize/design/themes/page.tsx";
import { addProperty } from "#server/demo/builders.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const THEMES = "/app/:p/customize/design/themes";
const ONE = `${THEMES}/:themeId`;

type Listed = { themes: { id: number; name: string; isUsed: boolean }[]; mayEdit: boolean };

async function opened() {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  const path = "/v2/properties/:p/stylings";
  return {
    tenant,
    admin,
    set: (values: object) => tenant.call("company admin", "PUT", path, { values }),
    colour: async () => ((await tenant.call("company admin", "GET", path)).body.values as Record<string, string>).main_color,
    listed: async () => (await admin.open(loader, THEMES)).data as Listed,
    async keep(name: string) {
      await admin.send(action, THEMES, { name });
      return { themeId: ((await admin.open(loader, THEMES)).data as Listed).themes.find((each) => each.name === name)!.id };
    },
  };
}

test("a design is kept under a name, listed, and told from the one that is used now", async () => {
  const { tenant, admin, set, listed, keep } = await opened();
  expect(await markupAt("/x", createElement(ThemesScreen), await listed())).toContain("No themes yet");
  await set({ main_color: "#123456" });
  await keep("Autumn");
  expect(await admin.toast()).toBe("theme_saved");
  expect(await listed()).toMatchObject({ themes: [{ name: "Autumn", isUsed: true }], mayEdit: true });
  const list = async () => markupAt(`/app/${tenant.propertyId}/customize/design/themes`, createElement(ThemesScreen), await listed());
  expect(await list()).toContain("In use");
  expect(await list()).not.toContain("/use");
  await set({ main_color: "#654321" });
  expect(await list()).toMatch(/href="[^"]*\/use"/);
  expect((await listed()).themes).toMatchObject([{ isUsed: false }]);
  expect(errorsOf(await admin.send(action, THEMES, { name: "  " }))).toEqual({ name: ["theme_error_name_missing"] });
  expect(errorsOf(await admin.send(action, THEMES, { name: "AUTUMN" }))).toEqual({ name: ["theme_error_name_taken"] });
  const markup = await markupAt(`/app/${tenant.propertyId}/customize/design/themes`, createElement(ThemesScreen), await listed());
  expect(markup).toContain("Autumn");
  expect(markup).toContain('fill="#123456"');
});

test("a theme is used in one application, or in all of the company's", async () => {
  const { tenant, admin, set, colour, keep } = await opened();
  const second = await addProperty(tenant.db, tenant.companyId, { name: "Second" });
  const other = async () => {
    const { body } = await tenant.call("company admin", "GET", `/v2/properties/${second}/stylings`);
    return (body.values as Record<string, string>).main_color;
  };
  await set({ main_color: "#123456" });
  const theme = await keep("Autumn");
  // In use here it can still be given to others, from its own screen.
  const own = (await admin.open(edited, ONE, theme)).data as object;
  expect(await markupAt("/x", createElement(ThemeScreen), own)).toMatch(/href="[^"]*\/use"[^>]*>Use in several applications/);
  await set({ main_color: "#654321" });
  const { data } = await admin.open(question, `${ONE}/use`, theme);
  const markup = await markupAt("/x", createElement(UseThemeScreen), data as object);
  expect(markup).toContain("All applications of your company");
  const here = await admin.send(takeTheme, `${ONE}/use`, { where: "here" }, theme);
  expect(here.to).toBe(`/app/${tenant.propertyId}/customize/design`);
  expect([await colour(), await other()]).toEqual(["#123456", "#0098ff"]);
  await admin.send(takeTheme, `${ONE}/use`, { where: "all" }, theme);
  expect(await other()).toBe("#123456");
});

test("a company with one application is not asked where", async () => {
  const { admin, keep } = await opened();
  const { data } = await admin.open(question, `${ONE}/use`, await keep("Autumn"));
  expect(await markupAt("/x", createElement(UseThemeScreen), data as object)).not.toContain('name="where"');
});

test("a theme is renamed, takes over the design as it is now, and is deleted; what others changed is asked", async () => {
  const { tenant, admin, set, listed, keep } = await opened();
  const theme = await keep("Autumn");
  await set({ main_color: "#777777" });
  const { data } = await admin.open(edited, ONE, theme);
  expect(await markupAt("/x", createElement(ThemeScreen), data as object)).toContain("Take over the design of this application");
  const form = { name: "Winter", revision: "1", base: JSON.stringify({ name: "Autumn", anew: "" }) };
  expect((await admin.send(saveTheme, ONE, { ...form, anew: "on" }, theme)).status).toBe(302);
  expect((await listed()).themes).toMatchObject([{ name: "Winter", isUsed: true }]);
  const stale = await admin.send(saveTheme, ONE, { ...form, name: "Spring" }, theme);
  expect(stale.status).toBe(409);
  const { data: about } = await admin.open(asked, `${ONE}/delete`, theme);
  expect(about).toMatchObject({ name: "Winter", revision: 2 });
  expect((await admin.send(deleteTheme, `${ONE}/delete`, { revision: "1" }, theme)).status).toBe(409);
  const deleted = await admin.send(deleteTheme, `${ONE}/delete`, { revision: "2" }, theme);
  expect(deleted.to).toBe(`/app/${tenant.propertyId}/customize/design/themes`);
  expect((await listed()).themes).toEqual([]);
  expect((await admin.open(edited, ONE, theme)).status).toBe(404);
});
