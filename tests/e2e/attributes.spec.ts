import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const newKey = () => `plan_${Date.now()}${Math.floor(Math.random() * 1000)}`;

test("an attribute is created, found, changed, archived and brought back", async ({ page }) => {
  const property = await signIn(page);
  const key = newKey();
  await page.goto(`/app/${property}/users/list/attributes`);
  await page.getByRole("link", { name: "New attribute" }).click();
  await expect(page.getByLabel("Key", { exact: true })).toBeFocused();
  await page.getByLabel("Key", { exact: true }).fill("not a key");
  await page.getByLabel("Display name").fill("Kept as typed");
  await page.getByRole("button", { name: "Create attribute" }).click();
  await expect(page.getByRole("link", { name: "Key: Use letters, digits and underscores only" })).toBeVisible();
  await expect(page.getByLabel("Display name")).toHaveValue("Kept as typed");
  await page.getByLabel("Key", { exact: true }).fill(key);
  await page.getByLabel("Type", { exact: true }).selectOption("Number");
  await page.getByRole("button", { name: "Create attribute" }).click();
  await expect(page.getByText("Attribute created")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search by key or display name" }).fill(key);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: key });
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row).toContainText("Number");
  await row.getByRole("link", { name: key }).click();
  await page.getByLabel("Description").fill("What they pay for");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Attribute saved")).toBeVisible();
  await expect(page.getByText("Not used anywhere.")).toBeVisible();

  await page.getByRole("link", { name: "Archive", exact: true }).click();
  await expect(page.getByText(`Archive “${key}”?`)).toBeVisible();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText("Attribute archived")).toBeVisible();
  await page.goto(`/app/${property}/users/list/attributes?state=archived&search=${key}`);
  await row.getByRole("link", { name: "Restore" }).click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Attribute restored")).toBeVisible();
});

test("an attribute of the company is shown in its properties, and changed in the company", async ({ page }) => {
  const property = await signIn(page);
  const key = newKey();
  await page.goto(`/app/${property}/settings/company/attributes/create`);
  await page.getByLabel("Key", { exact: true }).fill(key);
  await page.getByRole("button", { name: "Create attribute" }).click();
  await expect(page.getByText("Attribute created")).toBeVisible();
  await page.goto(`/app/${property}/users/list/attributes?search=${key}`);
  await page.getByRole("link", { name: key }).click();
  await expect(page).toHaveURL(new RegExp(`/app/${property}/settings/company/attributes/\\d+$`));
});
