import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const newMark = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`;

async function addTag(page: Page, name: string) {
  await page.getByRole("link", { name: "New tag" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create tag" }).click();
  await expect(page.getByRole("link", { name: "CSS selector: Enter a selector or a URL, or choose a page segment" })).toBeVisible();
  await page.getByLabel("CSS selector").fill("#save");
  await page.getByRole("button", { name: "Create tag" }).click();
  await expect(page.getByText("Tag created")).toBeVisible();
}

test("tags are created and renamed, a journey leads between them, and while it does neither is deleted", async ({ page }) => {
  const property = await signIn(page);
  const mark = newMark();
  const list = `/app/${property}/users/list/tags`;
  await page.goto(list);
  await addTag(page, `Begin ${mark}`);
  await addTag(page, `End ${mark}`);
  await page.getByRole("searchbox", { name: "Search by name" }).fill(mark);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("link", { name: `Begin ${mark}`, exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill(`Start ${mark}`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Tag saved")).toBeVisible();

  await page.goto(list);
  await page.getByRole("link", { name: "Journeys" }).click();
  await page.getByRole("link", { name: "New journey" }).click();
  await page.getByLabel("Name", { exact: true }).fill(`Way ${mark}`);
  await page.getByLabel("Start tag").selectOption({ label: `Start ${mark}` });
  await page.getByLabel("End tag").selectOption({ label: `Start ${mark}` });
  await page.getByLabel("Time window").fill("2");
  await page.getByLabel("Unit").selectOption("hours");
  await page.getByRole("button", { name: "Create journey" }).click();
  await expect(page.getByRole("link", { name: "End tag: Choose an end that differs from the start" })).toBeVisible();
  await expect(page.getByLabel("Time window")).toHaveValue("2");
  await expect(page.getByLabel("Unit")).toHaveValue("hours");
  await page.getByLabel("End tag").selectOption({ label: `End ${mark}` });
  await page.getByRole("button", { name: "Create journey" }).click();
  await expect(page.getByText("Journey created")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: mark });
  await expect(row).toContainText("2 hours");
  await row.getByRole("link", { name: `Way ${mark}`, exact: true }).click();
  await page.getByLabel("Unit").selectOption("days");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Journey saved")).toBeVisible();
  const journey = page.url();

  await page.goto(`${list}?search=${mark}`);
  await page.getByRole("link", { name: `Delete “Start ${mark}”` }).click();
  await expect(page.getByText("This tag is in use.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await page.getByRole("link", { name: `Way ${mark}` }).click();
  await expect(page).toHaveURL(journey);
  await page.getByRole("link", { name: "Delete" }).click();
  await expect(page.getByText(`Delete “Way ${mark}”?`)).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Journey deleted")).toBeVisible();
  await page.goto(`${list}?search=${mark}`);
  await page.getByRole("link", { name: `Delete “Start ${mark}”` }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Tag deleted")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
});
