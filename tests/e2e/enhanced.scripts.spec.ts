import type { Locator, Page } from "@playwright/test";
import { chapterWith, unique } from "./support/content.ts";
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
    await expect(page.getByRole("status").filter({ hasNotText: "unsaved change", hasText: /Unpublished changes|Draft/ })).toBeVisible();
  }
});

test("the bar of an editor names the next thing to do, on a phone in one row", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/1/edit/steps`);
  await page.getByLabel("Subtitle").fill("something else");
  await expect(page.getByRole("button", { name: "Save and publish" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Save and publish" })).toBeHidden();
  const bar = page.locator("[data-focus-after='[data-saved-state]']");
  expect((await bar.boundingBox())?.height).toBeLessThan(64);
  await expect(bar).toHaveCSS("position", "sticky");
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(bar).toHaveCSS("position", "static");
});

test("the preview follows typing", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/1/edit/steps`);
  const preview = page.getByRole("complementary", { name: "Preview" });
  const room = await preview.locator("iframe").boundingBox();
  // What is typed before scripts are there is not followed.
  await expect(async () => {
    await page.getByLabel("Heading").fill("");
    await page.getByLabel("Heading").fill("Typed just now");
    await expect(preview).toContainText("Typed just now", { timeout: 2000 });
  }).toPass();
  const card = await preview.locator("[data-part=card]").boundingBox();
  if (!room || !card) throw new Error("nothing is drawn");
  const spaces = [card.x - room.x, room.x + room.width - card.x - card.width];
  expect(spaces.every((space) => space >= 8)).toBe(true);
  expect(spaces[0]).toBeCloseTo(spaces[1] ?? 0, 0);
});

test("with unsaved changes the way into the application says what it leaves out", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/1/edit/steps`);
  const way = page.getByRole("link", { name: "Open in application" });
  await expect(way).toHaveAccessibleDescription("");
  await page.getByLabel("Heading").fill("Typed just now");
  await expect(way).toHaveAccessibleDescription("Shows the last saved draft, without your unsaved changes.");
});

test("guides are reordered by dragging", async ({ page }) => {
  const property = await signIn(page, "crm-admin@acme.test");
  await page.goto(`/app/${property}/manage/list?show=one&chapterId=2`);
  const rows = page.getByRole("region", { name: "Daily work" }).getByRole("listitem");
  const titles = rows.getByRole("link", { name: /./ }).filter({ hasText: /^[A-Z]/ });
  const before = await rows.nth(0).getByRole("link").first().textContent();
  await expect(titles.first()).toBeVisible();
  const handle = rows.nth(0).locator("[data-handle]");
  await handle.dragTo(rows.nth(2), { targetPosition: { x: 200, y: 38 } });
  await expect(page.getByText("Guides reordered")).toBeVisible();
  await expect(rows.nth(2).getByRole("link").first()).toHaveText(before ?? "");
  await page.reload();
  await expect(rows.nth(2).getByRole("link").first()).toHaveText(before ?? "");
});

/** So that all is in view: a list that is scrolled under a held pointer drags something else. */
const TALL = { width: 1280, height: 2600 };
/** Acme HR, where no other journey adds chapters: its list stays short. */
const QUIET = "2";

/** Two chapters with guides and an empty one, on the list. */
async function threeChapters(page: Page) {
  await page.setViewportSize(TALL);
  await signIn(page);
  const word = unique("Drag");
  const [one = "", two = "", none = ""] = ["First", "Second", "Empty"].map((name) => `${name} ${word}`);
  const [a = "", b = "", c = "", d = ""] = ["A", "B", "C", "D"].map((title) => `${title} ${word}`);
  await chapterWith(page, QUIET, one, [a, b]);
  await chapterWith(page, QUIET, two, [c, d]);
  await chapterWith(page, QUIET, none, []);
  await page.goto(`/app/${QUIET}/manage/list`);
  const chapter = (name: string) => page.getByRole("region", { name });
  const row = (title: string) => page.locator("[data-guide]").filter({ hasText: title });
  return { one, two, none, a, b, c, d, chapter, row, guides: (name: string) => chapter(name).getByRole("listitem").getByRole("link") };
}

/** A handle, once scripts have made it one. */
const handleOf = (page: Page, title: string) =>
  page
    .locator("[data-guide], [data-chapter] > header")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) })
    .locator("[draggable=true]");
const upperEdge = (target: Locator) => [target, { targetPosition: { x: 200, y: 5 } }] as const;

test("guides are dragged into other chapters, and chapters to other places", async ({ page }) => {
  const { one, two, none, a, b, c, d, chapter, row, guides } = await threeChapters(page);
  const order = page.getByRole("heading", { level: 2 }).filter({ hasText: new RegExp([one, two, none].join("|")) });
  const back = await page.evaluate(() => history.length);

  await handleOf(page, a).dragTo(...upperEdge(row(d)));
  await expect(page.getByText("Guide moved")).toBeVisible();
  await expect(guides(two)).toHaveText([c, a, d]);

  await handleOf(page, b).dragTo(chapter(none));
  await expect(guides(none)).toHaveText([b]);
  await expect(chapter(one)).toContainText("No guides in this chapter yet.");

  // Nothing is dragged while the move before is being saved.
  await expect(async () => {
    await handleOf(page, two).dragTo(...upperEdge(chapter(one)));
    await expect(page.getByText("Chapters reordered")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(order).toHaveText([two, one, none]);

  expect(await page.evaluate(() => history.length)).toBe(back);
  await page.reload();
  await expect(order).toHaveText([two, one, none]);
  await expect(guides(two)).toHaveText([c, a, d]);
  await expect(guides(none)).toHaveText([b]);
  await expect(guides(one)).toHaveCount(0);
});

test("a drag shows where it would go, and Escape ends it without a change", async ({ page }) => {
  const { one, two, none, a, b, c, d, row, guides } = await threeChapters(page);
  const line = page.locator("[data-dragging] > :last-child");
  await handleOf(page, a).hover();
  await page.mouse.down();
  const { x, y } = (await row(d).boundingBox()) ?? { x: 0, y: 0 };
  // A pointer held still reports itself again and again in a browser at work, not here.
  await expect(async () => {
    for (const further of [2, 4, 6]) await page.mouse.move(x + 200, y + further);
    await expect(line).toBeVisible({ timeout: 500 });
  }).toPass();
  const shown = await line.boundingBox();
  expect(Math.abs((shown?.y ?? 0) - y)).toBeLessThanOrEqual(2);
  await expect(row(a)).toHaveCSS("opacity", "0.4");
  await expect(page.getByRole("region", { name: "Guides without a chapter" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-dragging], [data-dragged]")).toHaveCount(0);
  await page.mouse.up();
  await page.reload();
  await expect(guides(one)).toHaveText([a, b]);
  await expect(guides(two)).toHaveText([c, d]);
  await expect(guides(none)).toHaveCount(0);
});

test("a move that cannot be saved goes back, and says why", async ({ page, context }) => {
  const { one, two, a, b, c, d, row, guides } = await threeChapters(page);
  await expect(handleOf(page, a)).toBeVisible();
  await context.setOffline(true);
  // A browser under load may take a drag for a press.
  await expect(async () => {
    await handleOf(page, a).dragTo(...upperEdge(row(d)));
    await expect(page.getByText("The move couldn’t be saved. Try again.")).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(guides(one)).toHaveText([a, b]);
  await context.setOffline(false);

  const other = await context.newPage();
  await other.setViewportSize(TALL);
  await other.goto(page.url());
  await handleOf(other, d).dragTo(...upperEdge(other.locator("[data-guide]").filter({ hasText: b })));
  await expect(other.getByText("Guide moved")).toBeVisible();
  await handleOf(page, a).dragTo(...upperEdge(row(d)));
  await expect(page.getByText("The list has changed, so nothing was moved.")).toBeVisible();
  await expect(guides(one)).toHaveText([a, d, b]);
  await expect(guides(two)).toHaveText([c]);
});

// Dragging and finding in long lists come once a page stands, in a file each.
test("a cold signed-in page asks for at most ten files", async ({ page, browser }) => {
  const property = await signIn(page);
  for (const address of ["manage/list", "manage/1/edit/steps", "manage/create", "analytics/content/guides"]) {
    // A context of its own has the session and nothing else.
    const context = await browser.newContext({ storageState: await page.context().storageState() });
    const cold = await context.newPage();
    const asked: string[] = [];
    cold.on("request", (request) => /^data:|\/(dragging|finding)-/.test(request.url()) || asked.push(request.url()));
    await cold.goto(`/app/${property}/${address}`, { waitUntil: "networkidle" });
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(10);
    await context.close();
  }
});

test("a publish that is refused leaves nothing unsaved where nothing was typed", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/manage/create`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(`Not ready ${Date.now()}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/edit\/steps/);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("alert", { name: "There is a problem" })).toBeVisible();
  await expect(page.getByText(/unsaved change/)).toHaveCount(0);
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Guides" }).click();
  await expect(page).toHaveURL(/manage\/list/);
});
