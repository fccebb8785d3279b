import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("what keeps a survey from being published leads to its field, also from another part", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/messages/create?type=survey`);
  await page.getByLabel("How do you like the new start page?").check();
  await page.getByRole("button", { name: "Create message", exact: true }).click();
  await expect(page.getByText("Message created")).toBeVisible();
  await page.getByRole("link", { name: "Questions", exact: true }).click();
  await page.getByRole("button", { name: "Add page", exact: true }).click();
  await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Add question", exact: true }).click();
  await expect(page.getByRole("link", { name: "Page 2, question 2, Question: Fill this in" })).toBeVisible();
  for (const question of [1, 2]) {
    await page.getByRole("link", { name: `Page 2, question ${question}, Question: Fill this in` }).click();
    await expect(page).toHaveURL(/#.*-questionTitle$/);
    await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
    await page.getByRole("link", { name: `Page 2, question ${question}, Option 2: Fill this in` }).click();
    await expect(page.getByLabel("Option 2", { exact: true })).toBeFocused();
  }
});
