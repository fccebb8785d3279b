import { chapterIdOf, chapterWith, unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("several guides are moved at once, moved back, and published as far as they are complete", async ({ page }) => {
  const property = await signIn(page);
  const name = unique("Several");
  const titles = [`${name} one`, `${name} two`];
  const region = await chapterWith(page, property, name, titles);
  const rows = region.getByRole("listitem").getByRole("link", { name });
  await expect(rows).toHaveText(titles);
  for (const title of titles) await region.getByRole("checkbox", { name: title }).check();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Move 2 guides?" })).toBeVisible();
  await page.getByLabel("Move to chapter").first().focus();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "2 guides moved" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "2 guides moved" })).toBeVisible();
  await page.getByRole("button", { name: "Undo the move" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "2 guides moved back" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(rows).toHaveText(titles);

  for (const title of titles) await region.getByRole("checkbox", { name: title }).check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Publish 2 guides?" })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "No guide was published" })).toBeVisible();
  const failed = page.getByRole("region", { name: "What didn’t work" });
  await expect(failed.getByRole("listitem")).toHaveText(
    titles.map((title) => `${title}: It isn’t complete yet. Open it to see what’s missing.`),
  );
  await page.getByRole("link", { name: "Try these again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Publish 2 guides?" })).toBeVisible();
});

test("the list is filtered and sorted by fields, and each filter is taken away by its link", async ({ page }) => {
  const property = await signIn(page);
  const name = unique("Filtered");
  const region = await chapterWith(page, property, name, [`${name} b`, `${name} a`]);
  await page.getByRole("link", { name: "Filter and sort" }).click();
  await page.getByLabel("Missing in").selectOption({ label: "German" });
  await page.getByLabel("Sort by").selectOption({ label: "Title" });
  await page.getByRole("button", { name: "Apply" }).click();
  const sorted = page.getByRole("region", { name: "Guides, sorted" });
  await expect(sorted.getByRole("listitem").getByRole("link", { name })).toHaveText([`${name} a`, `${name} b`]);
  const filters = page.getByRole("list", { name: "Filters in use" });
  await expect(filters.getByRole("listitem")).toHaveCount(2);
  await filters.getByRole("link", { name: "Remove: Sort by: Title, ascending" }).click();
  await expect(region.getByRole("listitem").getByRole("link", { name })).toHaveText([`${name} b`, `${name} a`]);
  await expect(filters.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(filters).toHaveCount(0);
});

test("chapters fold, and open again, by their address", async ({ page }) => {
  const property = await signIn(page);
  const name = unique("Folded");
  await chapterWith(page, property, name, [`${name} guide`]);
  await page.goto(`/app/${property}/manage/list?open=none&at=${await chapterIdOf(page, property, name)}`);
  const region = page.getByRole("region", { name, exact: true });
  await expect(region).toContainText("1 guide");
  await expect(region.getByRole("listitem")).toHaveCount(0);
  await region.getByRole("link", { name: `Show the guides of ${name}` }).click();
  await expect(region.getByRole("listitem").getByRole("link", { name: `${name} guide` })).toBeVisible();
  await page.reload();
  await region.getByRole("link", { name: `Hide the guides of ${name}` }).click();
  await expect(region.getByRole("listitem")).toHaveCount(0);
});
