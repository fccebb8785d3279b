import type { Page } from "@playwright/test";
import { chapterWith, unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** A new guide with one step, open in its editor. */
async function step(page: Page): Promise<void> {
  const property = await signIn(page);
  const title = unique("Target");
  await chapterWith(page, property, unique("Chapter"), [title]);
  await page.goto(`/app/${property}/manage/list?search=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title }).first().click();
  await page.getByRole("button", { name: "Add step" }).click();
  await expect(page.getByLabel("Type", { exact: true })).toHaveValue("step");
}

const save = (page: Page) => page.getByRole("button", { name: "Save changes" }).click();
const element = (page: Page) => page.getByLabel("Element", { exact: true });

test("a step is given further selectors, a text to fill in, shortcuts and a reason to be skipped", async ({ page }, { project }) => {
  const scripts = project.name === "js";
  await step(page);
  await page.getByLabel("Heading").fill("Your name");
  await element(page).fill("#name[");
  if (scripts) await expect(element(page)).toHaveAccessibleDescription(/isn’t a CSS selector yet/);
  await page.getByText("More ways to find it").click();
  await page.getByLabel("Further selectors").fill("[name=name]\nlabel >");
  if (scripts) await expect(page.getByLabel("Further selectors")).toHaveAccessibleDescription(/Line 2 isn’t/);
  await page.getByLabel("Text of the element").fill("Name");
  await page.getByText("Filling in and shortcuts").click();
  await page.getByLabel("Text to fill in").fill("Ada Lovelace");
  await page.getByLabel("Show keyboard shortcuts").check();
  await page.getByLabel("Label of the Tab key").fill("Tab ⇥");
  await page.getByLabel("Continue with Enter").check();
  await page.getByText("Skipping", { exact: true }).click();
  await page.getByLabel("Skip this step when").selectOption("Another element is on the page");
  await save(page);

  // Everything comes back as typed, with what is wrong at its field, unfolded.
  const problems = page.getByRole("alert");
  await expect(problems.getByRole("link")).toHaveCount(3);
  await expect(element(page)).toHaveValue("#name[");
  await expect(page.getByLabel("Text to fill in")).toHaveValue("Ada Lovelace");
  await expect(page.getByLabel("Selector of the other element")).toHaveAccessibleDescription(/Enter the selector of the other element/);
  await element(page).fill("#name");
  if (scripts) await expect(element(page)).toHaveAccessibleDescription(/A CSS selector, such as/);
  await page.getByLabel("Further selectors").fill("[name=name]\nlabel:has(> input)");
  await page.getByLabel("Selector of the other element").fill(".greeting");
  await page.getByLabel("Highlight the element").selectOption("With a dimmed page around it");
  await page.getByLabel("Position beside the element").selectOption("Above");
  await save(page);
  await expect(page.getByText("Guide saved")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Further selectors")).toHaveValue("[name=name]\nlabel:has(> input)");
  await expect(page.getByLabel("Text of the element")).toHaveValue("Name");
  await expect(page.getByLabel("Label of the Tab key")).toHaveValue("Tab ⇥");
  await expect(page.getByLabel("Continue with Enter")).toBeChecked();
  await expect(page.getByLabel("Selector of the other element")).toHaveValue(".greeting");
  await expect(page.getByLabel("Highlight the element")).toHaveValue("dim");
  await expect(page.getByLabel("Position beside the element")).toHaveValue("top");
  // The preview draws what the player will.
  const drawn = page.frameLocator("iframe[title^='Step 1']");
  await expect(drawn.locator("[data-part=fill]")).toHaveText("Fill in");
  await expect(drawn.locator("[data-part=keys]")).toContainText("Tab ⇥");

  // A slide has none of it.
  await page.getByLabel("Type", { exact: true }).selectOption("Slide");
  await expect(element(page)).toBeHidden();
  await expect(page.getByText("Filling in and shortcuts")).toBeHidden();
});
