import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { announcement } from "./support/messages.ts";
import { expect, test } from "./support/test.ts";

/** What the panel shows while the file of the search is on its way, and without it. */
const field = (page: Page) => page.getByRole("searchbox");

async function open(page: Page, url: string) {
  await page.goto(`${url}/page/own`);
  await page.locator("handrail-player .launcher").click();
  await expect(field(page)).toBeFocused();
}

test.beforeEach(({ host }) => {
  const slide = step("s", "slide");
  host.bundle = bundleOf([guide(1, "Export a report", [slide]), guide(3, "Report on your week", [slide])], {
    messages: [announcement(8, { title: "New: weekly reports" })],
  });
  host.pages.own = "<p>x</p>{player}";
});

test("where the search does not load, titles are looked through for what was typed", async ({ page, host }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.route("**/player/search-*", (route) => route.abort());
  await open(page, host.url);
  await page.keyboard.type("report");
  await expect(page.locator("handrail-player .guide-title")).toHaveText(["New: weekly reports", "Export a report", "Report on your week"]);
  await field(page).fill("exprot");
  await expect(page.locator("handrail-player .empty")).toBeVisible();
  expect(errors).toEqual([]);
});

test("until the search has come, nobody is told that there is nothing; once it does not come, they are", async ({ page, host }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest("**/player/search-*");
  await page.route("**/player/search-*", async (route) => {
    await held;
    await route.continue();
  });
  const empty = page.locator("handrail-player .empty");
  await open(page, host.url);
  await field(page).fill("exprot");
  await asked;
  await expect(page.locator("handrail-player .news")).toHaveCount(0);
  await expect(empty).toHaveCount(0);
  release();
  await expect(page.locator("handrail-player .chapter li")).toHaveText([/Export a report/]);
  await page.unroute("**/player/search-*");
  await page.route("**/player/search-*", (route) => route.abort());
  await page.evaluate(() => sessionStorage.clear());
  await open(page, host.url);
  await field(page).fill("exprot");
  await expect(empty).toBeVisible();
});
