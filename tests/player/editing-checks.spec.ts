import { axeFinds } from "./support/axe.ts";
import { openEditor, openStep, PAGE, panel, prepareEditing, save, stored } from "./support/editing.ts";
import { editedGuide } from "./support/in-page-api.ts";
import { expect, flush, test } from "./support/test.ts";

test.beforeEach(({ host }) => prepareEditing(host));

test("checks this page, and all pages one after the other, and comes back", async ({ page, host }) => {
  await openEditor(page, host);
  await page.getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page).locator(".summary")).toHaveText("1 found, 0 weak, 1 not found");
  await page.getByRole("button", { name: "Back to all steps" }).click();
  await page.getByRole("button", { name: "Check all pages" }).click();
  await expect(panel(page).locator(".summary")).toHaveText("2 found, 0 weak, 1 not found");
  expect(page.url()).toBe(`${host.url}/page/own`);
  await expect(panel(page).locator(".stand")).toHaveText(["Slide in the middle", "Found", "Found", "Not found", "Page not opened"]);
  await panel(page).locator(".open", { hasText: "Nowhere" }).click();
  await expect(page.getByLabel("Heading")).toHaveValue("Nowhere");
});

test("plays from a step, folded meanwhile, and counts nothing", async ({ page, host }) => {
  await openEditor(page, host);
  await openStep(page, "Their name");
  await page.getByRole("button", { name: "Play from here" }).click();
  const card = page.locator("[data-part=card]");
  await expect(card).toHaveAccessibleName("Their name");
  await expect(page.getByLabel("Heading")).toHaveCount(0);
  await page.reload();
  await expect(card).toHaveAccessibleName("Their name");
  await page.getByRole("button", { name: "Stop playing" }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByLabel("Heading")).toHaveValue("Their name");
  await flush(page);
  await page.waitForTimeout(300);
  expect(host.events).toEqual([]);
});

test("works in a native dialog of the page", async ({ page, host }) => {
  host.pages.own = `${PAGE}<dialog><p>Invite</p><button type="button" id="send">Send invitation</button></dialog>`;
  await openEditor(page, host);
  await page.evaluate(() => document.querySelector("dialog")!.showModal());
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.locator("#send").click();
  await expect(panel(page).locator(".stand")).toHaveText("Found");
  await page.getByLabel("Heading").fill("Send it");
  await expect(page.getByLabel("Heading")).toHaveValue("Send it");
});

test("closing asks about what is unsaved, and leaves the page as it was", async ({ page, host }) => {
  const html = () =>
    page.evaluate(() => document.documentElement.outerHTML.replace(/<handrail-player.*?<\/handrail-player>/g, "").replace(/\s+/g, " "));
  await page.goto(`${host.url}/page/own`);
  await expect(page.getByRole("button", { name: "Guides and help" })).toBeVisible();
  const before = await html();
  await page.goto(`${host.url}/page/own?edit#handrail-edit=edit-good`);
  await expect(panel(page)).toBeVisible();
  await openStep(page, "Their name");
  await page.getByLabel("Heading").fill("Their full name");
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.getByTestId("save").hover();
  await page.keyboard.press("Escape");
  expect(await html()).toBe(before);
  await page.getByRole("button", { name: "Close editor" }).click();
  await expect(page.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Close editor" }).click();
  await page.getByRole("button", { name: "Close without saving" }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Guides and help" })).toBeVisible();
  expect(await html()).toBe(before);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /\.(edit|draft|check|in-page)$/.test(key)))).toEqual([]);
});

test("a choice of many guides can be searched; folded and turned it stays out of the way", async ({ page, host }) => {
  host.inPage!.guide = null;
  for (let i = 20; i < 32; i++) host.inPage!.guides.push(editedGuide(i, `Guide ${i}`, []));
  await openEditor(page, host);
  await page.getByRole("searchbox", { name: "Search guides" }).fill("25");
  await page.getByRole("button", { name: "Guide 25" }).click();
  await expect(panel(page)).toContainText("This guide has no steps yet.");
  expect((await panel(page).boundingBox())!.x).toBeGreaterThan(800);
  await page.getByRole("button", { name: "Move to the other side" }).click();
  expect((await panel(page).boundingBox())!.x).toBe(0);
  await page.getByRole("button", { name: "Fold", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unfold" })).toBeFocused();
  expect((await panel(page).boundingBox())!.height).toBeLessThan(70);
});

test("axe finds nothing in any view", async ({ page, host }) => {
  await openEditor(page, host);
  expect(await axeFinds(page)).toEqual([]);
  await openStep(page, "Their name");
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.getByTestId("save").hover();
  await expect(panel(page).locator(".aimed")).toContainText("Save contact");
  expect(await axeFinds(page)).toEqual([]);
  await page.getByTestId("save").click();
  await page.getByText("What it is known by").click();
  expect(await axeFinds(page)).toEqual([]);
  const [a, b, ...rest] = stored(host).steps;
  await page.getByLabel("Heading").fill("Mine");
  Object.assign(stored(host), { revision: 2, steps: [a!, { ...b!, title: "Theirs" }, ...rest] });
  await save(page).click();
  await expect(page.getByRole("button", { name: "Take theirs" })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole("button", { name: "Close editor" }).click();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Back to all steps" }).click();
  await page.getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page).locator(".summary")).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep yours" }).click();
  host.inPage!.refusal = { status: 401, body: {} };
  await save(page).click();
  await expect(page.getByLabel("What you wrote, to copy:")).toHaveValue(/^Welcome\n.*Mine\n/s);
  expect(await axeFinds(page)).toEqual([]);
});
