import type { Browser, Page } from "@playwright/test";
import { API_URL, signIn } from "./support/session.ts";
import { expect, test, watch } from "./support/test.ts";

test("sign in, write a guide, publish it, see it play in a host application, read its numbers", async ({ page, browser }, info) => {
  test.setTimeout(600_000);
  const name = `${info.project.name} ${Date.now()}`;
  await signIn(page);
  await page.goto("/app");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guides" }).click();
  await createChapter(page, `Chapter ${name}`);
  await createGuide(page, `Guide ${name}`, `Chapter ${name}`);
  await writeSteps(page);
  await publish(page, `Chapter ${name}`);
  await playToTheEnd(browser, `Guide ${name}`);
  await readNumbers(page, `Guide ${name}`);
});

async function createChapter(page: Page, title: string) {
  await page.getByRole("link", { name: "New chapter" }).click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page.getByRole("button", { name: "Create chapter" }).click();
  await expect(page.getByRole("region", { name: title })).toBeVisible();
}

async function createGuide(page: Page, title: string, chapter: string) {
  await page.getByRole("link", { name: "New guide" }).first().click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page.getByLabel("Chapter").selectOption(chapter);
  await page.getByRole("button", { name: "Create guide" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

async function writeSteps(page: Page) {
  await page.getByRole("button", { name: "Add slide" }).click();
  await expect(page.getByLabel("Type", { exact: true })).toHaveValue("slide");
  await page.getByLabel("Heading").fill("Hello there");
  await page.getByRole("button", { name: "Add step" }).click();
  await expect(page.getByLabel("Type", { exact: true })).toHaveValue("step");
  await page.getByLabel("Heading").fill("Open your contacts");
  await page.getByLabel("Element", { exact: true }).fill("#nav-contacts");
  await page.getByLabel("Page", { exact: true }).fill("/demo/crm/*");
  await page.getByRole("radio", { name: "Pressing the element" }).check();
  await page.getByLabel("Pressing it opens another page").check();
  await page.getByRole("button", { name: "Add step" }).click();
  await expect(page.getByLabel("Heading")).toHaveValue("");
  await page.getByLabel("Heading").fill("Add somebody here");
  await page.getByLabel("Element", { exact: true }).fill("#add-contact");
  await page.getByLabel("Page", { exact: true }).fill("/demo/crm/contacts*");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Guide saved")).toBeVisible();
  await expect(page.getByRole("region", { name: "Steps" }).getByRole("listitem")).toHaveCount(3);
}

async function publish(page: Page, chapter: string) {
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Guide published")).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Guides" }).click();
  const region = page.getByRole("region", { name: chapter });
  await region.getByLabel(`More actions for chapter ${chapter}`).click();
  await region.getByRole("button", { name: "Publish" }).click();
  await expect(region.locator("header").getByText("Live")).toBeVisible();
}

/** The host application is somebody else's browser: scripts are always on there. */
async function playToTheEnd(browser: Browser, title: string) {
  const context = await browser.newContext({ javaScriptEnabled: true, locale: "en-GB", reducedMotion: "reduce" });
  const host = await context.newPage();
  const complaints: string[] = [];
  watch(host, complaints, []);
  await host.goto(`${API_URL}/demo/crm/`);
  await host.getByRole("button", { name: "Guides and help" }).click();
  await host.getByRole("button", { name: new RegExp(title) }).click();
  const card = host.locator("[data-part=card]");
  await expect(card).toHaveAccessibleName("Hello there");
  await card.getByRole("button", { name: "Next" }).click();
  await expect(card).toHaveAccessibleName("Open your contacts");
  await host.locator("#nav-contacts").click();
  await host.waitForURL("**/contacts");
  await expect(card).toHaveAccessibleName("Add somebody here");
  await card.getByRole("button", { name: "Finish" }).click();
  // Something else may show by itself from now on.
  await expect(host.getByRole("dialog", { name: "Add somebody here" })).toHaveCount(0);
  await host.goto("about:blank");
  await context.close();
  expect(complaints).toEqual([]);
}

async function readNumbers(page: Page, title: string) {
  const property = /\/app\/(\d+)/.exec(page.url())?.[1];
  await expect(async () => {
    await page.goto(`/app/${property}/analytics/content/guides?search=${encodeURIComponent(title)}`);
    const cells = page.getByRole("row", { name: title }).getByRole("cell");
    await expect(cells.nth(0)).toHaveText("1", { timeout: 500 });
    await expect(cells.nth(1)).toHaveText("1", { timeout: 500 });
  }).toPass({ timeout: 90_000 });
  await page.getByRole("link", { name: title }).click();
  const rows = page.getByRole("region", { name: "Drop-off per step" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(3)).toContainText("Add somebody here");
}
