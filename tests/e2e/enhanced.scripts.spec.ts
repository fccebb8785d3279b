import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("leaving with unsaved changes asks first", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/1/edit/steps`);
  await page.getByLabel("Subtitle").fill("something else");
  await expect(page.getByRole("status").filter({ hasText: "1 unsaved change" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guides" }).click();
  const dialog = page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
  await expect(dialog).toContainText("You have unsaved changes. Do you really want to leave?");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Subtitle")).toHaveValue("something else");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guides" }).click();
  await dialog.getByRole("button", { name: "Yes, leave" }).click();
  await expect(page).toHaveURL(/\/manage\/list$/);
});

test("what is saved is no longer unsaved", async ({ page }) => {
  const property = await signIn(page);
  for (const [address, field] of [
    [`/app/${property}/manage/2/edit/steps`, "Heading"],
    [`/app/${property}/manage/chapters/2/edit`, "Subtitle"],
  ] as const) {
    await page.goto(address);
    await page.getByLabel(field).fill(`Saved at ${Date.now()}`);
    await expect(page.getByRole("status").filter({ hasText: "1 unsaved change" })).toBeVisible();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("status").filter({ hasText: "No unsaved changes" })).toBeVisible();
  }
});

test("the preview follows typing", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/1/edit/steps`);
  await page.getByLabel("Heading").fill("Typed just now");
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("Typed just now");
});

test("guides are reordered by dragging", async ({ page }) => {
  const property = await signIn(page, "crm-admin@acme.test");
  await page.goto(`/app/${property}/manage/list?show=one&chapterId=2`);
  const rows = page.getByRole("region", { name: "Daily work" }).getByRole("listitem");
  const titles = rows.getByRole("link", { name: /./ }).filter({ hasText: /^[A-Z]/ });
  const before = await rows.nth(0).getByRole("link").first().textContent();
  await expect(titles.first()).toBeVisible();
  const handle = rows.nth(0).locator("[title^='Drag']");
  await handle.dragTo(rows.nth(2), { targetPosition: { x: 200, y: 38 } });
  await expect(page.getByText("Guides reordered")).toBeVisible();
  await expect(rows.nth(2).getByRole("link").first()).toHaveText(before ?? "");
  await page.reload();
  await expect(rows.nth(2).getByRole("link").first()).toHaveText(before ?? "");
});

test("searching the list needs no button", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/list`);
  await page.getByRole("searchbox", { name: "Search chapters and guides" }).fill("digest");
  await expect(page).toHaveURL(/search=digest/);
  await expect(page.getByRole("link", { name: "Set up your digest" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Plan your day" })).toHaveCount(0);
});

test("a cold signed-in page asks for at most eight files", async ({ page }) => {
  const property = await signIn(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`/app/${property}/manage/list`, { waitUntil: "networkidle" });
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(8);
});
