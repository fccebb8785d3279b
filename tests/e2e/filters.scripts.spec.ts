import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("a report waits for its button, which keeps the focus, and after Back shows what it reports on", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/analytics/content/guides`);
  const apply = page.getByRole("button", { name: "Apply" }).first();
  const week = page.getByRole("radio", { name: "Last 7 days" });
  const month = page.getByRole("radio", { name: "Last 30 days" });
  const search = page.getByLabel("Search guides");
  await week.check();
  await search.fill("day");
  await apply.focus();
  await apply.press("Enter");
  await expect(page).toHaveURL(/range=7&.*search=day/);
  await expect(apply).toBeFocused();
  await search.fill("plan");
  await search.press("Enter");
  await expect(page).toHaveURL(/search=plan/);
  await expect(search).toBeFocused();
  await month.check();
  await page.goBack();
  await expect(page).toHaveURL(/search=day/);
  await expect(search).toHaveValue("day");
  await expect(week).toBeChecked();
  await page.goBack();
  await expect(month).toBeChecked();
  await expect(search).toHaveValue("");
});

/** Holds answers until they are let come. */
async function heldAnswers(page: Page) {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\.data\?/, async (route) => {
    await held;
    await route.continue();
  });
  return { come, asked: page.waitForRequest(/\.data\?/) };
}

test("what is typed after a link to another order was followed stays, too", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/analytics/content/guides?search=a`);
  const { come, asked } = await heldAnswers(page);
  await page.getByRole("columnheader", { name: "Guide" }).getByRole("link").click();
  await asked;
  await page.getByRole("radio", { name: "Last 90 days" }).check();
  await page.getByLabel("Search guides").fill("plan");
  come();
  await expect(page.getByRole("columnheader", { name: "Guide" })).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByLabel("Search guides")).toHaveValue("plan");
  await expect(page.getByRole("radio", { name: "Last 90 days" })).toBeChecked();
});

for (const [address, name, value] of [
  ["analytics/content/guides", "Search guides", "plan"],
  ["users/list", "ID, name or email", "plan"],
  ["manage/list?filter=open", "Changed since", "2026-11-02"],
] as const)
  test(`at ${address}, what is typed while the answer is on its way stays, until Back`, async ({ page }) => {
    const property = await signIn(page);
    await page.goto(`/app/${property}/${address}`);
    const field = page.getByLabel(name, { exact: true });
    const before = await field.inputValue();
    const first = value.replace("plan", "day").replace("02", "01");
    await field.fill(first);
    const { come, asked } = await heldAnswers(page);
    await page.getByRole("button", { name: "Apply" }).first().click();
    await asked;
    await field.fill(value);
    come();
    await expect(page).toHaveURL(new RegExp(`=${first}`));
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(field).toHaveValue(value);
    // Back leads to what the fields were made from before something else was typed.
    await page.goBack();
    await expect(field).toHaveValue(before);
    await page.goForward();
    await expect(field).toHaveValue(first);
    await field.fill(value);
    await page.getByRole("button", { name: "Apply" }).first().click();
    await expect(page).toHaveURL(new RegExp(`=${value}`));
    await page.goBack();
    await expect(field).toHaveValue(first);
    await page.goBack();
    await expect(field).toHaveValue(before);
  });

test("after Clear filters and after Back the list's search says what its address says", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/list`);
  const search = page.getByRole("searchbox", { name: /^Search/ }).first();
  await search.fill("deal");
  await expect(page).toHaveURL(/search=deal/);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).not.toHaveURL(/search=/);
  await expect(search).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL(/search=deal/);
  await expect(search).toHaveValue("deal");
});

test("without a network the screen says so, and goes on from there once there is one", async ({ page, context }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/list`);
  await context.setOffline(true);
  await page.getByRole("searchbox", { name: "Search chapters and guides" }).fill("plan");
  await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
  await expect(page).toHaveTitle("No connection · Handrail");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("searchbox", { name: "Search chapters and guides" })).toHaveValue("plan");
});

test("searching the list needs no button", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/list`);
  await page.getByRole("searchbox", { name: "Search chapters and guides" }).fill("digest");
  await expect(page).toHaveURL(/search=digest/);
  // What somebody changed last stands above the list, whatever is searched for.
  const found = page.getByRole("region", { name: "First steps" });
  await expect(found.getByRole("link", { name: "Set up your digest" })).toBeVisible();
  await expect(found.getByRole("link", { name: "Plan your day" })).toHaveCount(0);
});
