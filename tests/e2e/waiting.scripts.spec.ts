import { expect as expectThat, type Locator, type Page } from "@playwright/test";
import { chapterWith, unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

// What scripts do by themselves: when, and where the page stands afterwards (specification 1, section 2).

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Without the scrolling that a pointer needs. */
const press = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
/** From now on time passes only when a test says so. The moment is one that even a slow machine has not yet reached when the clock stops. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
const scrollDown = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

test("a search is sent 300 ms after the last letter", async ({ page }) => {
  const property = await signIn(page);
  await page.clock.install();
  await page.goto(`/app/${property}/manage/list?panel=properties`);
  const field = page.getByRole("region", { name: "Switch property" }).getByRole("searchbox");
  await stopClock(page);
  await field.fill("hr");
  await page.clock.runFor(250);
  expect(page.url()).not.toContain("q=hr");
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/q=hr/);
});

test("a search that was not sent yet is dropped by a press on a link, and by Enter, which sends it once", async ({ page }) => {
  const property = await signIn(page);
  await page.clock.install();
  await page.goto(`/app/${property}/manage/list`);
  const field = page.getByRole("searchbox", { name: "Search chapters and guides" });
  await stopClock(page);
  const asked: string[] = [];
  let answer = () => {};
  const asks = new Promise<void>((go) => {
    answer = go;
  });
  await page.route("**/*.data*", async (route) => {
    asked.push(new URL(route.request().url()).search);
    await asks;
    await route.continue();
  });
  await field.fill("a");
  await page.clock.runFor(250);
  await press(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Analytics" }));
  await page.clock.runFor(200);
  answer();
  await expect(page).toHaveURL(/\/analytics/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.filter((query) => query.includes("search="))).toEqual([]);
  await page.goBack();
  await field.fill("b");
  await field.press("Enter");
  await expect(page).toHaveURL(/search=b/);
  await page.clock.runFor(500);
  await page.waitForTimeout(200);
  expect(asked.filter((query) => query.includes("search=b"))).toHaveLength(1);
});

test("a message goes after three seconds", async ({ page }) => {
  const property = await signIn(page);
  await page.clock.install();
  await page.goto(`/app/${property}/manage/chapters/create`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(unique("Toast"));
  await stopClock(page);
  await page.getByRole("button", { name: "Create chapter" }).click();
  const toast = page.getByText("Chapter created");
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});

test("a drawer closes by a press elsewhere and by Escape", async ({ page }) => {
  const property = await signIn(page);
  for (const close of [() => page.mouse.click(1100, 300), () => page.keyboard.press("Escape")]) {
    await page.goto(`/app/${property}/manage/create?panel=settings`);
    await expect(page.getByRole("region", { name: "Settings" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Settings" })).toBeFocused();
    await close();
    await expect(page).toHaveURL(/\/manage\/create$/);
    await expect(page.getByRole("region", { name: "Settings" })).toHaveCount(0);
  }
});

test("another page begins at its top, Back returns to the place, and a change of the query leaves it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const property = await signIn(page);
  // A list of its own: where others make and change guides meanwhile, the browser moves the place along with them.
  const guides = Array.from({ length: 8 }, (_, index) => `Scrolled ${index}`);
  await chapterWith(page, property, unique("Places"), guides);
  await scrollDown(page, 300);
  expect(await scrolled(page)).toBe(300);
  await press(page.getByRole("link", { name: "Settings" }));
  await expect(page).toHaveURL(/panel=settings/);
  expect(await scrolled(page)).toBe(300);
  await expect(page.getByRole("heading", { level: 2, name: "Settings" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/panel/);
  expect(await scrolled(page)).toBe(300);
  await press(page.getByRole("link", { name: "New guide" }).first());
  await expect(page.getByRole("heading", { level: 1, name: "New guide" })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/list\?search=/);
  await expectThat.poll(() => scrolled(page)).toBe(300);
});

test("the save bar is lifted once the page is scrolled by 84 pixels", async ({ page }) => {
  // Lower windows have no bar that stays.
  await page.setViewportSize({ width: 1280, height: 500 });
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/1/edit/steps`);
  const bar = page.locator("div", { has: page.locator("> p[role=status]") }).last();
  await scrollDown(page, 70);
  await expect(bar).toHaveCSS("box-shadow", "none");
  await scrollDown(page, 100);
  await expect(bar).not.toHaveCSS("box-shadow", "none");
});

test("Discard is there when something changed, takes it back, and asks nothing", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/1/edit/steps`);
  const subtitle = page.getByLabel("Subtitle");
  const stored = await subtitle.inputValue();
  const discard = page.getByRole("link", { name: "Discard" });
  await expect(discard).toBeHidden();
  await subtitle.fill("typed by mistake");
  await expect(discard).toBeVisible();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await discard.click();
  await expect(subtitle).toHaveValue(stored);
  await expect(discard).toBeHidden();
  expect(asked).toEqual([]);
});

test("leaving asks for each form of a page, and what takes nothing away does not ask", async ({ page }) => {
  const property = await signIn(page, "crm-moderator@acme.test");
  await page.goto(`/app/${property}/settings/personal/login`);
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Typed, not saved");
  const main = page.getByRole("navigation", { name: "Main" });
  await page.getByRole("link", { name: "Settings", exact: true }).first().click();
  await expect(page).toHaveURL(/panel=settings/);
  await expect(page.getByRole("heading", { level: 2, name: "Settings" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/panel/);
  await expect(name).toHaveValue("Typed, not saved");
  await main.getByRole("link", { name: "Guides" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue("Typed, not saved");
  await main.getByRole("link", { name: "Guides" }).click();
  await question.getByRole("button", { name: "Yes, leave" }).click();
  await expect(page).toHaveURL(/manage\/list/);
});

test("a request that was sent is gone from its form, and nothing asks when it is left", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/support`);
  await page.getByRole("textbox", { name: "How can we help?" }).fill("The chart stays empty.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Request sent")).toBeVisible();
  await expect(page).not.toHaveURL(/support/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
