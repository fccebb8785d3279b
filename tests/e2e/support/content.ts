import { expect, type Page } from "@playwright/test";

/** A chapter of its own with guides in it, made in the dashboard; answers its region on the list. */
export async function chapterWith(page: Page, property: string, name: string, guides: string[]) {
  await page.goto(`/app/${property}/manage/chapters/create`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(name);
  await page.getByRole("button", { name: "Create chapter" }).click();
  await expect(page.getByRole("region", { name })).toBeVisible();
  for (const title of guides) {
    await page.goto(`/app/${property}/manage/create`);
    await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
    await page.getByLabel("Chapter").selectOption(name);
    await page.getByRole("button", { name: "Create guide" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await page.goto(`/app/${property}/manage/list?search=${encodeURIComponent(name)}`);
  return page.getByRole("region", { name });
}

export const unique = (word: string) => `${word} ${Date.now()}${Math.floor(Math.random() * 1000)}`;
