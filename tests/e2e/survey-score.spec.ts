import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("a survey that counts as an NPS is made, changed to a rating and back, and stays one once it was live", async ({ page }) => {
  const property = await signIn(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto(`/app/${property}/messages/create?type=survey`);
  await expect(page.getByRole("radio", { name: "How satisfied are you with our application?" })).toBeVisible();
  await page.getByRole("link", { name: "A score from 0 to 10, counted as an NPS" }).click();
  await expect(page).toHaveURL(/type=survey&category=7/);
  await expect(page.getByRole("radio", { name: "How satisfied are you with our application?" })).toHaveCount(0);
  await page.getByRole("radio", { name: "How likely are you to recommend this feature to a colleague?" }).check();
  await press("Create message");
  await expect(page.getByText("Message created")).toBeVisible();
  await expect(page.getByText("NPS survey")).toBeVisible();
  await expect(page.getByLabel("Label of the lowest answer")).toHaveValue("Not at all likely");
  const score = page.getByLabel("A score from 0 to 10, counted as an NPS");
  await expect(score).toBeChecked();

  await page.getByLabel("A rating").check();
  await page.getByLabel("Five stars").check();
  await press("Save Changes");
  await expect(page.getByText("Message saved")).toBeVisible();
  await expect(page.getByText("NPS survey")).toHaveCount(0);
  await expect(page.getByLabel("Five stars")).toBeChecked();
  await score.check();
  await press("Save and Publish");
  await expect(page.getByText("Message published")).toBeVisible();
  await expect(page.getByText("This survey asks for a score from 0 to 10, counted as an NPS.")).toBeVisible();
  await expect(score).toHaveCount(0);

  const id = /edit\/(\d+)/.exec(page.url())?.[1];
  await page.goto(`/app/${property}/analytics/content/surveys/${id}`);
  await expect(page.getByText("Promoters", { exact: true })).toBeVisible();
});
