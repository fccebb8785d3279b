import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("a template is seen before it is chosen, and a survey begun with it on each of its pages", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/messages/create?type=survey`);
  await page.getByRole("radio", { name: "How easy was it to do what you came for?" }).check();
  const drawn = page.frameLocator("iframe[title='Preview: How easy was it to do what you came for?']");
  await expect(drawn.getByText("How easy was it to do what you came for?").first()).toBeVisible();
  await expect(page.getByTitle("Preview: How do you like the new start page?")).toBeHidden();
  await page.getByRole("button", { name: "Create message" }).click();
  await expect(page.getByText("Message created")).toBeVisible();

  const [, id = ""] = /edit\/(\d+)/.exec(page.url()) ?? [];
  await page.goto(`/app/${property}/messages/list/${id}/preview`);
  const preview = page.frameLocator("iframe");
  await expect(preview.getByText("Very easy")).toBeVisible();
  await page.getByLabel("Page or thank-you").selectOption("The usual thank-you");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(preview.getByText("Thank you! We’ll work on it.")).toBeVisible();
  await expect(page).toHaveURL(/part=thanks/);
});
