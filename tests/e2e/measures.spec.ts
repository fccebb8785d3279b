import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

// Measures that the specification names (section 1§2 and 1§9); they hold with scripts and without.
test("drawer, footer and avatars have their sizes", async ({ page }) => {
  const property = await signIn(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`/app/${property}/manage/list?panel=settings`);
  const drawer = page.getByRole("region", { name: "Settings" });
  await expect(drawer).toHaveCSS("animation-duration", "0.3s");
  await expect(drawer).toHaveCSS("width", "240px");
  await expect(page.getByRole("contentinfo")).toHaveCSS("height", "96px");
  await page.goto(`/app/${property}/manage/list?panel=properties`);
  const switcher = page.getByRole("region", { name: "Switch property" });
  await expect(switcher.getByRole("searchbox").locator("xpath=ancestor::form/..")).toHaveCSS("height", "65px");
  await expect(page.getByRole("link", { name: "Switch property" }).locator("[aria-hidden]").first()).toHaveCSS("width", "40px");
  await page.goto(`/app/${property}/manage/list?panel=settings`);
  await expect(drawer.locator("> :last-child")).toHaveCSS("height", "65px");
  await page.goto("/sandbox");
  await expect(page.getByText("ÄB", { exact: true })).toHaveCSS("width", "60px");
});

test("on a phone a guide's states stand below its title, which has the whole width", async ({ page }) => {
  const property = await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app/${property}/manage/list`);
  const row = page.locator("[data-guide]").filter({ hasText: "Live" }).first();
  const [title, state] = [await row.getByRole("link").first().boundingBox(), await row.getByText("Live").boundingBox()];
  expect(state?.y).toBeGreaterThanOrEqual((title?.y ?? Number.NaN) + (title?.height ?? 0));
});
