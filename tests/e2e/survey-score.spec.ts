import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("a survey that counts as an NPS is made, changed to a rating and back, and stays one once it was live", async ({ page }) => {
  const property = await signIn(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto(`/app/${property}/messages/create?type=survey`);
  await expect(page.getByRole("radio", { name: "How satisfied are you with our application?" })).toBeVisible();
  // A template that was only chosen is nothing to lose, so nobody is asked about leaving.
  await page.getByRole("radio", { name: "How satisfied are you with our application?" }).check();
  await page.getByRole("link", { name: "NPS score", exact: true }).click();
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

  // Both kinds are in sight on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.getByRole("navigation", { name: "What it asks for" });
  const here = page.url();
  await page.goto(`/app/${property}/messages/create?type=survey&category=7`);
  await expect(page.getByRole("heading", { name: "New NPS survey", level: 1 })).toBeVisible();
  for (const name of ["Rating", "NPS score"]) await expect(list.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.goto(here);

  const id = /edit\/(\d+)/.exec(page.url())?.[1];
  await page.goto(`/app/${property}/analytics/content/surveys/${id}`);
  await expect(page.getByText("Promoters", { exact: true })).toBeVisible();
});
