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
  await expect(preview.getByRole("textbox")).toBeHidden();
  await page.getByLabel("Page or thank-you").selectOption("Question, answered");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page).toHaveURL(/part=first\.answered/);
  await expect(preview.getByRole("textbox")).toBeVisible();
  await expect(preview.getByRole("radio", { checked: true })).toHaveCount(1);
  await page.getByLabel("Page or thank-you").selectOption("Thank-you");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(preview.getByText("Thank you! We’ll work on it.")).toBeVisible();
  await expect(page).toHaveURL(/part=thanks/);
});

test("an NPS is seen as it asks, once it is answered, and with its thank-you, by addresses that can be kept", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/messages/create?type=nps`);
  await page.getByRole("radio").last().check();
  await page.getByRole("button", { name: "Create message" }).click();
  await expect(page.getByText("Message created")).toBeVisible();
  const [, id = ""] = /edit\/(\d+)/.exec(page.url()) ?? [];
  await page.goto(`/app/${property}/messages/list/${id}/preview?part=first.answered&form=modal&dir=rtl&host=dark&width=phone`);
  const part = page.getByLabel("Page or thank-you");
  await expect(part.getByRole("option")).toHaveText(["Question", "Question, answered", "Thank-you"]);
  await expect(part).toHaveValue("first.answered");
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("radio", { checked: true })).toHaveCount(1);
  await expect(preview.getByRole("textbox")).toBeVisible();
  await part.selectOption("Question");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(preview.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(preview.getByRole("textbox")).toBeHidden();
});

test("a score of eleven numbers stands in one row, also on a card and on a phone", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/messages/create?type=survey&category=7`);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Create message" }).click();
  await expect(page.getByText("Message created")).toBeVisible();
  const [, id = ""] = /edit\/(\d+)/.exec(page.url()) ?? [];
  for (const look of ["form=card", "form=card&width=phone", "form=card&dir=rtl"]) {
    await page.goto(`/app/${property}/messages/list/${id}/preview?${look}`);
    const points = page.frameLocator("iframe").locator(".point");
    await expect(points).toHaveCount(11);
    const boxes = await points.evaluateAll((all) =>
      all.map((point) => point.getBoundingClientRect()).map(({ top, width }) => [top, width]),
    );
    expect(new Set(boxes.map(([top]) => top)).size).toBe(1);
    expect(Math.min(...boxes.map(([, width]) => width ?? 0))).toBeGreaterThan(20);
  }
});
