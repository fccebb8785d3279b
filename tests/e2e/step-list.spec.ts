import type { Page } from "@playwright/test";
import { chapterWith, unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** A guide of its own with slides of these headings, open in its editor. */
async function guideOf(page: Page, headings: string[]): Promise<void> {
  const title = unique("Steps");
  const chapter = await chapterWith(page, await signIn(page), unique("Steps of"), [title]);
  await chapter.getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("button", { name: "Add slide" })).toBeVisible();
  for (const heading of headings) {
    const steps = page.getByRole("region", { name: "Steps", exact: true }).getByRole("listitem");
    const before = await steps.count();
    await page.getByRole("button", { name: "Add slide" }).click();
    await expect(steps).toHaveCount(before + 1);
    await page.getByLabel("Heading").fill(heading);
  }
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Guide saved")).toBeVisible();
}

const rows = (page: Page) => page.getByRole("region", { name: "Steps", exact: true }).getByRole("list").first().getByRole("listitem");

test("steps are duplicated, chosen, moved, removed together and put back", async ({ page }) => {
  await guideOf(page, ["One", "Two", "Three"]);
  await page.getByRole("region", { name: "Steps", exact: true }).getByRole("button", { name: "Duplicate" }).click();
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

test("with scripts, a step is dragged to another place, and keys press the editor's buttons", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "dragging and shortcuts need scripts");
  await guideOf(page, ["One", "Two", "Three"]);
  await rows(page)
    .nth(2)
    .dragTo(rows(page).nth(0), { targetPosition: { x: 40, y: 3 } });
  await expect(rows(page)).toContainText(["Three", "One", "Two"]);
  await page.getByLabel("Heading").fill("Third");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(rows(page)).toContainText(["One", "Third", "Two"]);
  await page.keyboard.press("Alt+Shift+ArrowDown");
  await expect(page.getByLabel("Heading")).toHaveValue("Two");
});
