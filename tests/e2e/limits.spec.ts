import { unique } from "./support/content.ts";
import { API_URL, signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const scripted = () => test.info().project.name === "js";

// In Globex, where no other journey publishes anything.
test("over the plan's limit nothing is published, and the page says which limit it is", async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const owner = await context.newPage();
  const property = await signIn(page, "admin@globex.test");
  const own = await signIn(owner, "super@handrail.test");
  await owner.goto(`/app/${own}/settings/personal/token/reset`);
  await owner.getByRole("button", { name: /token/i }).click();
  const token = await owner.getByLabel("Token", { exact: true }).inputValue();
  const limited = await page.request.put(`${API_URL}/v2/properties/${property}/feature-flags`, {
    headers: { authorization: `Bearer ${token}` },
    data: { featureFlagValues: {}, limits: { public_chapter: 0 } },
  });
  expect(limited.status()).toBe(200);
  await context.close();

  await page.goto(`/app/${property}/manage/chapters/create`);
  const title = unique("Over the limit");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page.getByRole("button", { name: "Create chapter" }).click();
  const chapter = page.getByRole("region", { name: title });
  await chapter.getByLabel(`More actions for chapter ${title}`).click();
  await chapter.getByRole("button", { name: "Publish" }).click();
  const text = "You have reached your public chapter limit of 0 in your application.";
  if (scripted()) {
    const dialog = page.getByRole("dialog", { name: "Plan limit reached" });
    await expect(dialog).toContainText(text);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByText(text)).toBeVisible();
  await page.goto(`/app/${property}/manage/list?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole("region", { name: title }).getByText("Draft").first()).toBeVisible();
});

test("more than can be sent at once is said by a page of ours, and a form with scripts keeps it", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/create`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Too much");
  const subtitle = page.getByRole("textbox", { name: "Subtitle" });
  // Typing that much would take minutes.
  await subtitle.evaluate((field: HTMLInputElement) => {
    field.value = "x".repeat(1_200_000);
  });
  await page.getByRole("button", { name: "Create guide" }).click();
  await expect(page.getByText(/too much to send at once/i).first()).toBeVisible();
  if (scripted()) expect((await subtitle.inputValue()).length).toBe(1_200_000);
});
