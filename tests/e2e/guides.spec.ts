import { chapterIdOf, chapterWith, unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("guides are reordered by buttons, moved, duplicated and archived", async ({ page }) => {
  const property = await signIn(page);
  const name = unique("Order");
  const [first, second] = [unique("First"), unique("Second")];
  await chapterWith(page, property, name, [first, second]);
  await page.goto(`/app/${property}/manage/list?at=${await chapterIdOf(page, property, name)}`);
  const region = page.getByRole("region", { name });
  const titles = region.getByRole("listitem").getByRole("link", { name: /First|Second/ });
  await expect(titles).toHaveText([first, second]);

  await region.getByLabel(`More actions for ${first}`).click();
  await region.getByRole("listitem").first().getByRole("button", { name: "Move down" }).click();
  await expect(page.getByText("Guides reordered")).toBeVisible();
  await expect(titles).toHaveText([second, first]);

  await region.getByLabel(`More actions for ${first}`).click();
  await region.getByRole("listitem").nth(1).getByLabel("Move to chapter").selectOption("Guides without a chapter");
  await region.getByRole("listitem").nth(1).getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("Guide moved")).toBeVisible();
  await expect(titles).toHaveText([second]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titles).toHaveText([second, first]);

  await region.getByLabel(`More actions for ${second}`).click();
  await region.getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${second} (2)` })).toBeVisible();

  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Guides" }).click();
  await region.getByLabel(`More actions for ${second}`, { exact: true }).click();
  await region.getByRole("link", { name: "Archive" }).first().click();
  await expect(page.getByText(`Archive “${second}”?`)).toBeVisible();
  const confirm = page.getByRole("button", { name: "Archive" }).last();
  const [ink, ground] = await confirm.evaluate((button) => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]);
  expect(ink).not.toBe(ground);
  await confirm.click();
  await expect(page.getByText("Guide archived")).toBeVisible();
  await page.getByRole("link", { name: "Archived", exact: true }).click();
  const unsorted = page.getByRole("region", { name: "Guides without a chapter" });
  await expect(unsorted.getByRole("listitem").filter({ hasText: second }).getByText("Archived")).toBeVisible();
});

test("an invalid form names each bad field and keeps what was typed", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/create`);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await expect(title).toBeFocused();
  await title.fill("x".repeat(130));
  await page.getByLabel("Subtitle").fill("still here");
  await page.getByRole("button", { name: "Create guide" }).click();
  const summary = page.getByRole("region", { name: "There is a problem" }).or(page.getByRole("alert", { name: "There is a problem" }));
  await expect(summary.getByRole("link", { name: "Title: Use at most 120 characters" })).toBeVisible();
  await expect(title).toHaveValue("x".repeat(130));
  await expect(title).toHaveAccessibleDescription("Use at most 120 characters 10 characters too many");
  await expect(page.getByLabel("Subtitle")).toHaveValue("still here");
});

test("two people who save the same guide are merged, and asked about what both changed", async ({ page, browser }, info) => {
  const property = await signIn(page);
  const name = unique("Conflict");
  await chapterWith(page, property, name, [name]);
  await page.getByRole("region", { name }).getByRole("listitem").getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const other = await browser.newContext({
    javaScriptEnabled: info.project.use.javaScriptEnabled,
    baseURL: info.project.use.baseURL,
    locale: "en-GB",
  });
  const theirs = await other.newPage();
  await signIn(theirs, "moderator@acme.test");
  await theirs.goto(page.url());
  await theirs.getByLabel("Title", { exact: true }).fill(`${name} theirs`);
  await theirs.getByLabel("Subtitle").fill("theirs");
  await theirs.getByRole("button", { name: "Save changes" }).click();
  await expect(theirs.getByText("Guide saved")).toBeVisible();
  await other.close();

  await page.getByLabel("Subtitle").fill("mine");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("region", { name: "Two versions" })).toContainText("Mo Moderator saved changes");
  const choice = page.getByRole("group", { name: "Subtitle" });
  await expect(choice.getByRole("radio", { name: "Keep my version mine" })).toBeChecked();
  await expect(page.getByRole("group", { name: "Title", exact: true })).toHaveCount(0);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(`${name} theirs`);
  await expect(page.getByLabel("Subtitle", { exact: true }).and(page.locator("input[type=text]"))).toHaveValue("mine");
  await choice.getByRole("radio", { name: "Use the saved version theirs" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Guide saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Subtitle")).toHaveValue("theirs");
});

test("a step is removed only after it was asked about", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "with scripts `focus.scripts.spec.ts` removes one");
  const property = await signIn(page);
  const name = unique("Remove");
  await chapterWith(page, property, name, [name]);
  await page.getByRole("region", { name }).getByRole("listitem").getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Add slide" }).click();
  await page.getByLabel("Heading").fill("To be removed");
  const steps = page.getByRole("region", { name: "Steps" });
  await steps.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(steps.getByRole("alert")).toContainText("Remove this step and its text?");
  await steps.getByRole("link", { name: "Keep it" }).click();
  await expect(steps.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Heading")).toHaveValue("To be removed");
  await steps.getByRole("button", { name: "Remove", exact: true }).click();
  await steps.getByRole("alert").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(steps.getByText("No steps yet")).toBeVisible();
});
