import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** Waits for what a task says once it has ended; without scripts the page is loaded anew. */
async function told(page: Page, isScripted: boolean, text: RegExp) {
  await expect(async () => {
    const reload = page.getByRole("link", { name: "Reload" });
    if (!isScripted && (await reload.isVisible())) await reload.click();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

/** The id of another property of the company, from the drawer of properties. */
async function otherProperty(page: Page, property: string, name: string): Promise<string> {
  await page.goto(`/app/${property}/manage/list?panel=properties`);
  const address = await page.getByRole("link", { name }).first().getAttribute("href");
  return /\/app\/(\d+)/.exec(address ?? "")?.[1] ?? "";
}

test("content is exported, looked at in another property, imported there, and the report says what came of it", async ({ page }, {
  project,
}) => {
  const isScripted = project.name === "js";
  const property = await signIn(page);
  const other = await otherProperty(page, property, "Acme HR");
  await page.goto(`/app/${property}/manage/list`);
  await page.locator("summary[aria-label=More]").click();
  await page.getByRole("link", { name: "Export", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Export content" })).toBeVisible();
  // Nothing without a language; what was chosen stays.
  for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByText("Choose at least one language.").first()).toBeVisible();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Export" }).click();
  await told(page, isScripted, /tags in the file: \d+/);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: /^Download/ }).click()]);
  expect(download.suggestedFilename()).toMatch(/^content-\d+\.zip$/);
  const buffer = await readFile(await download.path());

  await page.goto(`/app/${other}/manage/import`);
  await page.getByLabel("ZIP file").setInputFiles({ name: "content.zip", mimeType: "application/zip", buffer: Buffer.from("no archive") });
  await page.getByRole("button", { name: "Upload and check" }).click();
  await expect(page.getByText("This is no ZIP file.").first()).toBeVisible();
  await page.getByLabel("ZIP file").setInputFiles({ name: "content.zip", mimeType: "application/zip", buffer });
  await page.getByRole("button", { name: "Upload and check" }).click();
  await expect(page.getByText("Nothing has been changed yet.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Summary" }).getByRole("row").filter({ hasText: "Guides" })).toBeVisible();
  await page.getByRole("button", { name: "Start import" }).click();
  await told(page, isScripted, /\d+ new, \d+ changed, \d+ the same/);
  await page.getByRole("link", { name: "To the guides" }).click();
  await expect(page).toHaveURL(`/app/${other}/manage/list`);
});

test("a guide is copied to another property with German mapped, and the report leads to the copy", async ({ page }, { project }) => {
  const property = await signIn(page);
  const other = await otherProperty(page, property, "Acme HR");
  await page.goto(`/app/${property}/manage/list`);
  const steps = page.getByRole("region", { name: "First steps" }).getByRole("link", { name: "Find your way around", exact: true });
  const [, guide] = /\/manage\/(\d+)\/edit/.exec((await steps.getAttribute("href")) ?? "") ?? [];
  await page.goto(`/app/${property}/manage/${guide}/edit/steps`);
  await page.locator("summary[aria-label='More actions']").first().click();
  await page.getByRole("link", { name: "Copy to another property" }).click();
  await page.getByRole("searchbox", { name: "Find a property" }).fill("Acme HR");
  if (project.name === "no-js") await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Acme HR" }).click();
  await expect(page).toHaveURL(new RegExp(`/copy-to\\?to=${other}$`));
  await expect(page.getByLabel("Deutsch")).toHaveValue("de");
  // Two languages cannot become one; what was chosen stays.
  await page.getByLabel("Deutsch").selectOption("en");
  await page.getByRole("button", { name: "Copy guide" }).click();
  await expect(page.getByText("Two languages can’t become the same one.").first()).toBeVisible();
  await expect(page.getByLabel("Deutsch")).toHaveValue("en");
  await page.getByLabel("Deutsch").selectOption("de");
  await page.getByRole("button", { name: "Copy guide" }).click();
  await told(page, project.name === "js", /Copied as a draft/);
  await page.getByRole("link", { name: "Open the copy" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/${other}/manage/\\d+/edit/steps`));
});
