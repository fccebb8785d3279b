import type { Locator } from "@playwright/test";
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
  await expect(page.locator("[data-initials=ÄB]").first()).toHaveCSS("width", "60px");
});

test("on a phone a guide's states stand below its title, which has the whole width", async ({ page }) => {
  const property = await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app/${property}/manage/list`);
  const row = page.locator("[data-guide]").filter({ hasText: "Live" }).first();
  const [title, state] = [await row.getByRole("link").first().boundingBox(), await row.getByText("Live").boundingBox()];
  expect(state?.y).toBeGreaterThanOrEqual((title?.y ?? Number.NaN) + (title?.height ?? 0));
});

test("on a desk a guide's title has its own wide column, whether handles are there or not", async ({ page }) => {
  const property = await signIn(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/app/${property}/manage/list`);
  const row = page.locator("[data-guide]").filter({ hasText: "Find your way around" });
  const [box, title] = [await row.boundingBox(), await row.getByRole("link").first().boundingBox()];
  expect(box?.height).toBeLessThan(60);
  expect(title?.width).toBeGreaterThan(110);
  expect(title?.height).toBeLessThan(30);
});

test("menus and the account's panel lie whole in the window, in a low one and in a narrow one with large text", async ({ page }) => {
  const property = await signIn(page);
  const insideOf = async (panel: Locator) => {
    await panel.scrollIntoViewIfNeeded();
    const { x = -1, y = -1, width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
    const { width: wide, height: high } = page.viewportSize() ?? { width: 0, height: 0 };
    expect([x >= 0, y >= 0, x + width <= wide, y + height <= high]).toEqual(Array(4).fill(true));
  };
  for (const menu of ["1", "2", "5", "8"]) {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(`/app/${property}/manage/list?menu=${menu}`);
    const first = page.locator("[data-guide] details[open]").getByRole("link", { name: "Edit" });
    await insideOf(first);
  }
  await page.locator("summary").filter({ hasText: "Account" }).click();
  const panel = page.locator("details[open]").filter({ hasText: "Account" }).locator("> div");
  await insideOf(panel);
  // What the side bar would cut is not drawn where the panel lies.
  const drawn = await panel.evaluate((element) => {
    const { right, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(right - 4, top + 12));
  });
  expect(drawn).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app/${property}/manage/list?menu=1`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
