import type { Page } from "@playwright/test";
import { chapterWith, unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** One of the options of a field that scripts turn into an input which finds them. */
async function choose(page: Page, label: string, option: string, scripts: boolean) {
  const found = page.getByRole("combobox", { name: label, exact: true });
  if (!scripts) return found.selectOption(option);
  const field = found.and(page.locator("input"));
  await field.click();
  await field.fill(option);
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("who sees a guide, and when, is chosen beside its steps", async ({ page }, { project }) => {
  const scripts = project.name === "js";
  const property = await signIn(page);
  const [chapter, title] = [unique("Target"), unique("Shown to some")];
  const region = await chapterWith(page, property, chapter, [title]);
  await region.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("link", { name: "Who sees it", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await choose(page, "User segment", "Trial accounts", scripts);
  await choose(page, "Page segment", "Deals", scripts);
  await page.getByLabel("Don’t show it on pages with one of these tags").check();
  await page.getByLabel("Deals board").check();
  await page.getByLabel("From", { exact: true }).fill("2026-06-01T10:00");
  await page.getByLabel("Until", { exact: true }).fill("2026-06-01T09:00");
  await page.getByLabel("By itself", { exact: true }).check();
  await page.getByLabel("Again after someone finished it").selectOption("After 30 days");
  await page.getByLabel("Priority").fill("80");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("link", { name: "Until: Choose an end that is later than the start" })).toBeVisible();
  await expect(page.getByLabel("Priority")).toHaveValue("80");
  await page.getByLabel("Until", { exact: true }).fill("2027-06-01T09:00");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Guide saved")).toBeVisible();
  await expect(page.getByText(/The user segment “Trial accounts” has [\d,]+ people at the moment, out of [\d,]+\./)).toBeVisible();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("2026-06-01T10:00");
  await expect(page.getByLabel("Deals board")).toBeChecked();
  await page.goto(`/app/${property}/manage/list?search=${encodeURIComponent(title)}`);
  await expect(
    page.getByTitle("User segment “Trial accounts” · Page segment “Deals” · Not with certain tags on the page · Shows by itself"),
  ).toBeVisible();
});

test("who sees a chapter is chosen with its texts", async ({ page }, { project }) => {
  const property = await signIn(page);
  const chapter = unique("For some");
  const region = await chapterWith(page, property, chapter, []);
  await region.getByRole("link", { name: chapter, exact: true }).click();
  await choose(page, "User segment", "Paying customers", project.name === "js");
  await page.getByLabel("Contact search").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Chapter segment updated")).toBeVisible();
  await expect(page.getByLabel("Contact search")).toBeChecked();
  await expect(page.getByTitle("User segment “Paying customers”")).toBeVisible();
});

test("several guides are chosen in the list, and for other people afterwards", async ({ page }, { project }) => {
  const scripts = project.name === "js";
  const property = await signIn(page);
  const [chapter, one, two] = [unique("Several"), unique("One of several"), unique("Two of several")];
  const region = await chapterWith(page, property, chapter, [one, two]);
  for (const title of [one, two]) await page.getByRole("checkbox", { name: `Select “${title}”` }).check();
  if (scripts) await expect(page.getByText("2 guides selected")).toBeVisible();
  await page.getByRole("button", { name: "Change who sees them" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Change who sees them" })).toBeVisible();
  await page.getByRole("button", { name: "Change 2 guides" }).click();
  await expect(page.getByRole("link", { name: "User segment: Choose a user segment, a page segment or tags to change" })).toBeVisible();
  await choose(page, "Page segment", "Contacts", scripts);
  await page.getByLabel("Contact search").check();
  await page.getByRole("button", { name: "Change 2 guides" }).click();
  await expect(page.getByRole("link", { name: /^On pages with these tags: Say what the ticked tags are for/ })).toBeVisible();
  await expect(page.getByLabel("Contact search")).toBeChecked();
  await page.getByLabel("Don’t show it on pages with one of these tags").check();
  await page.getByRole("button", { name: "Change 2 guides" }).click();
  await expect(page.getByText("2 guides changed")).toBeVisible();
  await expect(region.getByTitle("Page segment “Contacts”")).toHaveCount(2);
});
