import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Publishes an NPS and turns its public link on. @returns its address, and the screen where it stands */
async function linked(page: Page): Promise<{ address: string; screen: string }> {
  const property = await signIn(page);
  await page.goto(`/app/${property}/messages/create?type=nps`);
  await page.getByLabel("How likely are you to recommend us to a colleague?").check();
  await press(page, "Create message");
  await page.getByLabel("Question").fill(unique("Would you"));
  await press(page, "Save and Publish");
  await expect(page.getByText("Message published")).toBeVisible();
  await page.getByLabel(/^More for /).click();
  await page.getByRole("link", { name: "Public link", exact: true }).click();
  await expect(page.getByText("The public link is off.")).toBeVisible();
  await page.getByLabel("Public link on").check();
  await press(page, "Save changes");
  await expect(page.getByText("Public link saved")).toBeVisible();
  return { address: await page.getByLabel("Link for everybody", { exact: true }).inputValue(), screen: page.url() };
}

test("a team turns the public link of an NPS on, somebody answers by it, and renewing ends it", async ({ page, browser }) => {
  const { address, screen } = await linked(page);
  await expect(page.getByText(`href="${address}?score=10"`)).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: test.info().project.use.javaScriptEnabled ?? true });
  const reader = await context.newPage();
  await reader.setViewportSize({ width: 390, height: 800 });
  await reader.goto(`${address}?score=7`);
  await expect(reader.getByRole("radio", { name: "7", exact: true })).toBeChecked();
  expect(await reader.locator("script").count()).toBe(0);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  await reader.getByRole("radio", { name: "9", exact: true }).check();
  await reader.getByRole("textbox").fill("Because it helps");
  await reader.getByRole("button").first().click();
  await expect(reader).toHaveURL(/\?done=yes/);
  await reader.goto(address);
  await expect(reader.getByText("You’ve already answered")).toBeVisible();

  await page.goto(screen);
  await page.getByRole("link", { name: "Renew link", exact: true }).click();
  await press(page, "Renew link");
  await expect(page.getByText("The link is renewed")).toBeVisible();
  expect(await page.getByLabel("Link for everybody", { exact: true }).inputValue()).not.toBe(address);
  expect((await reader.goto(address))?.status()).toBe(404);
  await expect(reader.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();
  await context.close();
});

test("a personal link is made for somebody, and an unknown id is refused beside its field", async ({ page }) => {
  await linked(page);
  await page.getByLabel("ID of the person").fill("nobody-knows-me");
  await press(page, "Make link");
  await expect(page.getByRole("link", { name: /^ID of the person: / })).toBeVisible();
  await expect(page.getByLabel("ID of the person")).toHaveValue("nobody-knows-me");
});

test("axe finds nothing on the page, wide and narrow, light and dark", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "axe is a script");
  const { address } = await linked(page);
  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 390],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${address}?score=4`);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])).toEqual([]);
  }
});
