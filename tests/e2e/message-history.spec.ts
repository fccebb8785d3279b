import type { Page } from "@playwright/test";
import { unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A live announcement of its own, open in its editor. @returns the property, and its headline */
async function published(page: Page) {
  const property = await signIn(page);
  const headline = unique("Opening hours");
  await page.goto(`/app/${property}/messages/create?type=announcement`);
  await page.getByLabel("An empty message").check();
  await press(page, "Create message");
  await expect(page.getByText("Message created")).toBeVisible();
  await page.getByLabel("Headline").fill(headline);
  await page.getByLabel("Text", { exact: true }).fill("Open until five.");
  await press(page, "Save and Publish");
  await expect(page.getByText("Message published")).toBeVisible();
  return { property, headline };
}

test("a published message is compared with its draft and with what came before, and an old version becomes the draft again", async ({
  page,
}) => {
  const { property, headline } = await published(page);
  const editor = page.url();
  await page.getByLabel("Text", { exact: true }).fill("Open until six.");
  await page.getByLabel("In a banner").check();
  await press(page, "Update Changes");
  await expect(page.getByText("The published message is updated")).toBeVisible();

  await page.getByLabel(/^More for /).click();
  await page.getByRole("link", { name: "History", exact: true }).click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Version 2/ })).toContainText("Live");
  await page.getByRole("link", { name: "What changed in version 2" }).click();
  await expect(page.getByText("2 differences")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Text/ })).toContainText(/Open until five\.\s*Open until six\./);
  await expect(page.getByRole("row", { name: /^How it comes onto the page/ })).toContainText("In a banner");
  await page.getByLabel("After").selectOption({ label: "Draft" });
  await page.getByLabel("Before").selectOption({ label: "Draft" });
  await press(page, "Compare");
  await expect(page.getByText("There is no difference between the two.")).toBeVisible();

  await page.goto(`/app/${property}/messages/list?search=${encodeURIComponent(headline)}`);
  await page.getByRole("link", { name: `History of “${headline}”` }).click();
  await page.getByRole("link", { name: "Restore version 1 as draft" }).click();
  await expect(page.getByText(/Audience, times and everything else stay as they are/)).toBeVisible();
  await press(page, "Restore as draft");
  await expect(page.getByText("Version 1 is the draft now")).toBeVisible();
  await expect(page).toHaveURL(editor);
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Open until five.");
  await expect(page.getByLabel("In the assistant’s list only")).toBeChecked();
  await expect(page.getByText("Unpublished changes")).toBeVisible();
});

test("whoever changed the draft in the meantime is named before their change is overwritten", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await published(page);
  const editor = page.url();
  await page.getByLabel(/^More for /).click();
  await page.getByRole("link", { name: "History", exact: true }).click();
  await page.getByRole("link", { name: "Restore version 1 as draft" }).click();
  await expect(page.getByRole("button", { name: "Restore as draft" })).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled, baseURL: new URL(editor).origin });
  const other = await context.newPage();
  await signIn(other, "moderator@acme.test");
  await other.goto(editor);
  await other.getByLabel("Text", { exact: true }).fill("Open all night.");
  await press(other, "Update Changes");
  await expect(other.getByText("The published message is updated")).toBeVisible();
  await context.close();
  await press(page, "Restore as draft");
  await expect(page.getByText(/changed this in the meantime/)).toBeVisible();
  await press(page, "Restore as draft");
  await expect(page.getByText("Version 1 is the draft now")).toBeVisible();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Open until five.");
});
