import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const newName = () => `Pages ${Date.now()}${Math.floor(Math.random() * 1000)}`;

test("a page segment is created, tried, changed, duplicated and deleted", async ({ page }) => {
  const property = await signIn(page);
  const name = newName();
  const list = `/app/${property}/users/list/page-segments`;
  const rule = (n: number) => page.getByLabel(`Rule ${n}`, { exact: true });
  await page.goto(list);
  await page.getByRole("link", { name: "New page segment" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await rule(1).fill("/deals here");
  await page.getByRole("button", { name: "Add rule" }).click();
  await expect(rule(2)).toBeFocused();
  await expect(rule(1)).toHaveValue("/deals here");
  await rule(2).fill("/board*");
  await page.getByRole("button", { name: "Create page segment" }).click();
  await expect(page.getByRole("link", { name: "Name: Enter a name" })).toBeVisible();
  await page.getByRole("link", { name: "Rule 1: A URL rule can’t contain spaces" }).click();
  await expect(rule(2)).toHaveValue("/board*");
  await rule(1).fill("/deals*");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Address" }).fill("crm.example.com/board/7");
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await expect(page.getByText("by the rule /board*")).toBeVisible();
  await expect(rule(1)).toHaveValue("/deals*");
  await page.getByRole("button", { name: "Remove Rule 1" }).click();
  await expect(rule(1)).toHaveValue("/board*");
  await expect(rule(2)).toHaveCount(0);
  await page.getByRole("button", { name: "Create page segment" }).click();
  await expect(page.getByText("Page segment created")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search by name or rule" }).fill(name);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("textbox", { name: "Address" }).fill("/board/7");
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await expect(row).toContainText("Shows by the rule /board*");
  await expect(page).toHaveURL(/search=Pages.*test=%2Fboard%2F7/);
  await row.getByRole("link", { name, exact: true }).click();
  await page.getByLabel("Shows everywhere except on these pages").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Page segment saved")).toBeVisible();
  await expect(page.getByText("Hidden by the rule /board*")).toBeVisible();

  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByText("Page segment duplicated")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} (2)`);
  await page.getByRole("link", { name: "Delete" }).click();
  await expect(page.getByText(`Delete “${name} (2)”?`)).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Page segment deleted")).toBeVisible();
  await page.goto(`${list}?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row")).toHaveCount(2);
});
