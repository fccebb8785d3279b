import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const named = (name: string) => `${name} ${Date.now()}${Math.floor(Math.random() * 1000)}`;

/** Chooses what a filter asks about: by typing its name with scripts, in a list without. */
async function chooseKey(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole("combobox", { name: label }).last();
  if (test.info().project.name === "no-js") {
    await field.selectOption({ label: name });
    await page.getByRole("button", { name: "Count again" }).click();
    return;
  }
  // A list until scripts are there.
  await expect(field).toHaveJSProperty("tagName", "INPUT");
  await field.fill(name);
  await page.getByRole("option", { name, exact: true }).first().click();
}

/** Chooses a condition or a part of a date; without scripts a button takes it over. */
async function choose(page: Page, label: string, option: string, isScripted: boolean): Promise<void> {
  await page.getByLabel(label).last().selectOption({ label: option });
  if (!isScripted) await page.getByRole("button", { name: "Count again" }).click();
}

test("a segment is created, written in the builder, undone by Back, saved, duplicated and deleted", async ({ page, javaScriptEnabled }) => {
  const property = await signIn(page);
  const isScripted = javaScriptEnabled !== false;
  const name = named("Trial people");
  await page.goto(`/app/${property}/users/list/segments`);
  await page.getByRole("link", { name: "New segment" }).click();
  await page.getByLabel("Title").fill(" ");
  await page.getByRole("button", { name: "Create segment" }).click();
  await expect(page.getByRole("link", { name: "Title: Enter a title" })).toBeVisible();
  await page.getByLabel("Title").fill(name);
  await page.getByRole("button", { name: "Create segment" }).click();
  await expect(page.getByText("Segment created")).toBeVisible();
  await expect(page.getByText("Without filters, everybody is in this segment.")).toBeVisible();

  await page.getByRole("button", { name: "Add group" }).click();
  await expect(page.getByRole("combobox", { name: "Filter by" })).toBeFocused();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("link", { name: "Filter 1 in group 1: Choose what to filter by" })).toBeVisible();
  await chooseKey(page, "Filter by", "ID");
  await choose(page, "Condition", "contains", isScripted);
  await page.getByLabel("Value").fill("person-1");
  await page.getByRole("button", { name: "Add filter to group 1" }).click();
  await expect(page.getByRole("combobox", { name: "Filter by" })).toHaveCount(2);
  await chooseKey(page, "Filter by", "First seen");
  await expect(page.getByLabel("Condition")).toHaveCount(2);
  await choose(page, "Condition", "from … to …", isScripted);
  await expect(page.getByLabel("When").last()).toHaveValue("any");
  await page.getByLabel("Number", { exact: true }).fill("900");
  await page.getByRole("button", { name: "Count again" }).click();
  await expect(page).toHaveURL(/fromScalar%3D900/);
  await expect(page.getByRole("heading", { name: "Who is in it" })).toBeVisible();
  await expect(page.getByText(/of [\d,.]+ people seen/)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/fromScalar/);
  // Without scripts a browser gives back what was typed.
  if (isScripted) await expect(page.getByLabel("Number", { exact: true })).toHaveValue("");
  await page.goForward();
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue("900");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Segment saved")).toBeVisible();
  await expect(page).toHaveURL(/builder\?segment=\d+$/);

  await page.goto(`/app/${property}/users/list/segments?search=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("2 filters");
  await row.getByRole("button", { name: `Duplicate ${name}` }).click();
  await expect(page.getByText("Segment duplicated")).toBeVisible();
  await expect(page.getByRole("heading", { name: `${name} (2)` })).toBeVisible();
  await page.goto(`/app/${property}/users/list/segments?search=${encodeURIComponent(`${name} (2)`)}`);
  await page
    .getByRole("row")
    .filter({ hasText: `${name} (2)` })
    .getByRole("link", { name: "Delete" })
    .click();
  await expect(page.getByText(`Delete “${name} (2)”?`)).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Segment deleted")).toBeVisible();
});

test("filters are suggested from a sentence, and saved only from the builder", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/users/list/segments/create`);
  await page.getByLabel("Title").fill(named("Described"));
  await page.getByRole("button", { name: "Create segment" }).click();
  await page.getByRole("link", { name: "Describe in words" }).click();
  await page.getByLabel("Who should be in it?").fill("favourite colour is red");
  await page.getByRole("button", { name: "Suggest filters" }).click();
  await expect(page.getByText("There is no attribute with this name")).toBeVisible();
  await page.getByLabel("Who should be in it?").fill("last seen in the last 30 days and first seen before yesterday");
  await page.getByRole("button", { name: "Suggest filters" }).click();
  await expect(page.getByText("Everything was understood")).toBeVisible();
  await page.getByRole("link", { name: "Use these filters" }).click();
  await expect(page.getByRole("combobox", { name: "Filter by" })).toHaveCount(2);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Segment saved")).toBeVisible();
});

test("who sees what is explained for a person, a page and a moment, and a week is foreseen", async ({ page }) => {
  const property = await signIn(page);
  const title = "Find your way around";
  await page.goto(`/app/${property}/users/why?item=guide.1&search=${encodeURIComponent(title)}`);
  await page.getByLabel("Person", { exact: true }).fill("nobody-by-this-id");
  await page.getByLabel("Page address").fill("https://crm.test/contacts");
  await page.getByRole("button", { name: "Explain" }).click();
  await expect(page.getByText("Nobody was seen with the ID “nobody-by-this-id”")).toBeVisible();
  await expect(page.getByText(/\d+ of \d+ items show/)).toBeVisible();
  await page.goto(`${page.url()}&search=${encodeURIComponent(title)}`);
  await expect(page.getByRole("table", { name: `What “${title}” has to meet` })).toBeVisible();
  await page.getByLabel("Which items").selectOption("Not shown");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/show=hidden/);
  await page.getByRole("link", { name: "A week of this person" }).click();
  await expect(page.getByRole("heading", { name: "A week of one person" })).toBeVisible();
  await expect(page.getByLabel("Person", { exact: true })).toHaveValue("nobody-by-this-id");
});
