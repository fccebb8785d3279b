import type { Page } from "@playwright/test";
import { chapterWith, unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** The preview of a new guide with two slides. */
async function preview(page: Page) {
  const title = unique("Played");
  const chapter = await chapterWith(page, await signIn(page), unique("Played in"), [title]);
  await chapter.getByRole("link", { name: title }).first().click();
  for (const heading of ["First of all", "Then this"]) {
    await page.getByRole("button", { name: "Add slide" }).click();
    await expect(page.getByLabel("Heading")).toHaveValue("");
    await page.getByLabel("Heading").fill(heading);
  }
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Guide saved")).toBeVisible();
  await page.getByRole("link", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Preview of “${title}”`, level: 1 })).toBeVisible();
  return page.getByRole("region", { name: "The guide as people see it" });
}

test("a whole guide is played, in every width and direction, from its first step to the end and again", async ({ page }) => {
  const stage = await preview(page);
  await expect(stage.getByRole("status")).toHaveText("Step 1 of 2");
  await stage.getByRole("link", { name: "Next" }).click();
  await expect(stage.getByRole("status")).toHaveText("Step 2 of 2");
  await page.getByRole("navigation", { name: "Direction" }).getByRole("link", { name: "Right to left" }).click();
  await expect(page).toHaveURL(/dir=rtl/);
  await page.getByRole("navigation", { name: "Width" }).getByRole("link", { name: "Wide" }).click();
  await expect(page).toHaveURL(/width=wide&dir=rtl/);
  await expect(stage.getByRole("status")).toHaveText("Step 2 of 2");
  await stage.getByRole("link", { name: "Finish" }).click();
  await expect(stage).toContainText("That was the last step.");
  await page.goBack();
  await expect(stage.getByRole("status")).toHaveText("Step 2 of 2");
  await page.getByRole("navigation", { name: "Steps" }).getByRole("link", { name: "First of all" }).click();
  await expect(stage.getByRole("status")).toHaveText("Step 1 of 2");
});

test("the player itself draws the steps", async ({ page, javaScriptEnabled }) => {
  const stage = await preview(page);
  const card = javaScriptEnabled ? stage.locator("[data-part=card]") : stage.frameLocator("iframe").locator("[data-part=card]");
  await expect(card).toContainText("First of all");
  if (!javaScriptEnabled) return;
  await card.getByRole("button", { name: "Next" }).click();
  await expect(card).toContainText("Then this");
  await expect(card).toBeFocused();
  await expect(page).toHaveURL(/step=/);
  await card.getByRole("button", { name: "Back" }).click();
  await expect(card).toContainText("First of all");
  await card.getByRole("button", { name: "Next" }).click();
  await card.getByRole("button", { name: "Finish" }).click();
  await expect(stage).toContainText("That was the last step.");
});
