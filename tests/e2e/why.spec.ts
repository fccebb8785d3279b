import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("tags that nobody looked for are not known until they are ticked; a segment tells which filter is not met", async ({ page }) => {
  const property = await signIn(page);
  const url = "http://localhost/demo/crm/contacts";
  await page.goto(`/app/${property}/users/why?url=${encodeURIComponent(url)}&search=Search+and+sort`);
  const guide = page.getByRole("listitem").filter({ hasText: "Search and sort contacts" }).first();
  await expect(guide).toContainText("Depends");
  await expect(guide).toContainText("Tags on the page: Not known here: “Contact search”");
  await page.getByRole("checkbox", { name: "Contact search" }).check();
  await page.getByRole("button", { name: "Explain" }).click();
  await expect(page).toHaveURL(/tags=/);
  await expect(page.getByRole("checkbox", { name: "Contact search" })).toBeChecked();
  await expect(guide).not.toContainText("Depends");
  await expect(page).toHaveURL(/search=Search/);

  const failing = page.locator("details", { hasText: "Paying customers" }).first();
  await failing.locator("summary").click();
  await expect(failing).toContainText("Nothing is known of it");
  await failing.getByRole("link", { name: "Open segment" }).click();
  await expect(page.getByRole("heading", { name: "Paying customers" })).toBeVisible();
});
