import { createElement } from "react";
import { expect, test } from "vitest";
import DesignScreen, { loader as design } from "#app/routes/app/$property/customize/design/page.tsx";
import WelcomeScreen, { loader as welcome } from "#app/routes/app/$property/customize/welcome-slide/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const DESIGN = "/app/:p/customize/design";
type Loaded = { stylings: { values: Record<string, string> } };

/** The design form as it is drawn with some values. */
async function drawnWith(changed: Record<string, string>) {
  const admin = await visitor(await newTenant(), "company admin");
  const data = (await admin.open(design, DESIGN)).data as Loaded;
  const stylings = { ...data.stylings, values: { ...data.stylings.values, ...changed } };
  return markupAt(DESIGN, createElement(DesignScreen), { ...data, stylings });
}
/** What stands between a control and the next. */
const beside = (markup: string, name: string) => markup.split(new RegExp(`name="${name}"`))[1]!.split("<input")[0]!;

test("a colour of announcements that is hard to see on white says so, and that its category is named beside it", async () => {
  const markup = await drawnWith({ announcementCategoryColor1: "#ffd600", announcementCategoryColor2: "#8a1f4a" });
  expect(beside(markup, "announcementCategoryColor1")).toMatch(
    /On white it has a contrast of only 1\.4 : 1\. People then know it only by its headline/,
  );
  expect(beside(markup, "announcementCategoryColor2")).not.toMatch(/contrast of only/);
});

test("the colour of text is told against the usual background of info boxes while they have none of their own", async () => {
  expect(beside(await drawnWith({ infobox_bg: "", infobox_color: "#777777" }), "infobox_color")).toMatch(
    /Contrast with its background: \d\.\d : 1/,
  );
});

test("a welcome slide that is off in the default language says that nobody without a text of their own sees it", async () => {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  await tenant.call("company admin", "POST", "/v2/properties/:p/popups", { type: "welcome" });
  const loaded = (await admin.open(welcome, "/app/:p/customize/welcome-slide")).data as object;
  expect(await markupAt("/", createElement(WelcomeScreen), loaded)).toContain("Nobody sees the welcome slide in this language");
});
