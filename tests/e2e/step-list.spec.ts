import type { Page } from "@playwright/test";
import { chapterWith, unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** A guide of its own with slides of these headings, open in its editor. */
async function guideOf(page: Page, headings: string[]): Promise<void> {
  const title = unique("Steps");
  const chapter = await chapterWith(page, await signIn(page), unique("Steps of"), [title]);
  await chapter.getByRole("link", { name: title }).first().click();
  for (const heading of headings) {
    const steps = page.getByRole("region", { name: "Steps" }).getByRole("listitem");
    const before = await steps.count();
    await page.getByRole("button", { name: "Add slide" }).click();
    await expect(steps).toHaveCount(before + 1);
    await page.getByLabel("Heading").fill(heading);
  }
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Guide saved")).toBeVisible();
}

const rows = (page: Page) => page.getByRole("region", { name: "Steps" }).getByRole("list").first().getByRole("listitem");

test("steps are duplicated, chosen, moved, removed together and put back", async ({ page }) => {
  await guideOf(page, ["One", "Two", "Three"]);
  await page.getByRole("region", { name: "Steps" }).getByRole("button", { name: "Duplicate" }).click();
  await expect(rows(page)).toContainText(["One", "Two", "Three", "Three"]);
  await page.getByRole("link", { name: "Choose several" }).click();
  await rows(page).nth(0).getByRole("checkbox").check();
  await page.getByLabel("Move the chosen steps").selectOption({ label: "After 2. Two" });
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(rows(page)).toContainText(["Two", "One", "Three", "Three"]);
  for (const at of [0, 2]) await rows(page).nth(at).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("2 steps removed")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toContainText(["Two", "One", "Three", "Three"]);
});

test("a step is written in another language at its own address, and the first one stays", async ({ page }) => {
  await guideOf(page, ["Welcome"]);
  await page
    .getByRole("navigation", { name: "Languages" })
    .getByRole("link", { name: /German|Deutsch/ })
    .click();
  await expect(page).toHaveURL(/lang=de/);
  await expect(page.getByLabel("Heading")).toHaveValue("");
  await page.getByLabel("Title", { exact: true }).fill("Rundgang");
  await page.getByLabel("Heading").fill("Willkommen");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Guide saved")).toBeVisible();
  await expect(page).toHaveURL(/lang=de/);
  await page
    .getByRole("navigation", { name: "Languages" })
    .getByRole("link", { name: /English|Englisch/ })
    .click();
  await expect(page.getByLabel("Heading")).toHaveValue("Welcome");
});
