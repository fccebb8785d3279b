import type { Page } from "@playwright/test";
import { openEditor, openStep, panel, prepareEditing, save, stored } from "./support/editing.ts";
import { storedHint } from "./support/hints-api.ts";
import type { Fixture } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

const status = ".save-bar p";

test.beforeEach(({ host }) => {
  prepareEditing(host);
  host.inPage!.guide = null;
});

/** Half of another text stands in the one that people see, and the list is open. */
async function writeHalf(page: Page, host: Fixture) {
  await openEditor(page, host);
  await page.getByRole("button", { name: "Tooltips and validators" }).click();
  await panel(page).locator(".open", { hasText: "Live" }).click();
  await page.getByLabel("Text (English)").fill("Half wri");
  await page.getByRole("button", { name: "Back to the list" }).click();
}
const live = () => storedHint(3, "Live", { identifier: "[data-testid=save]", enabled: true, show: "icon" });

test("what is unsaved stays written while guides are looked at, on other pages and when the editor is opened anew", async ({
  page,
  host,
}) => {
  const { hints } = host.inPage!;
  hints.tooltip.push(live());
  await writeHalf(page, host);
  await page.getByRole("button", { name: "Guides", exact: true }).click();
  await expect(panel(page).locator(".open", { hasText: "First contact" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Tooltips and validators Unsaved" })).toBeVisible();
  await page.reload();
  await expect(panel(page).locator(".open", { hasText: "First contact" })).toBeVisible();
  await page.goto("about:blank");
  await openEditor(page, host);
  await page.getByRole("button", { name: "Tooltips and validators Unsaved" }).click();
  await panel(page).locator(".open", { hasText: "Live" }).click();
  await expect(page.getByLabel("Text (English)")).toHaveValue("Half wri");
  await page.getByRole("button", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "Guides", exact: true }).click();
  await page.getByRole("button", { name: "Close editor" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Close without saving?");
  expect(hints.writes).toEqual([]);
});

test("a draft that is left for tooltips is saved, and that is said", async ({ page, host }) => {
  host.inPage!.guide = 9;
  await openEditor(page, host);
  await openStep(page, "Welcome");
  await page.getByLabel("Heading").fill("Hello");
  await page.getByRole("button", { name: "Back to all steps" }).click();
  await page.getByRole("button", { name: "Tooltips and validators" }).click();
  await expect(page.locator(status)).toHaveText("Saved to the draft. Publish it in Handrail.");
  expect(stored(host).steps[0]!.title).toBe("Hello");
});

test("what is said after saving holds for what was saved, not for what is open", async ({ page, host }) => {
  const { hints } = host.inPage!;
  hints.tooltip.push(live(), storedHint(4, "Other", { identifier: "#name" }));
  await writeHalf(page, host);
  const saveAll = page.getByRole("button", { name: "Save and update live" });
  await saveAll.click();
  await expect(page.locator(status)).toHaveText("Saved. People see it now.");
  for (const name of ["Live", "Other"]) {
    await panel(page).locator(".open", { hasText: name }).click();
    await page.getByLabel("Text (English)").fill("More");
    await page.getByRole("button", { name: "Back to the list" }).click();
  }
  await saveAll.click();
  await expect(page.locator(status)).toHaveText("2 saved. On, so people see them now: 1. Off: 1.");
});

test("who may change only what people see is told so at once, and finds nothing to add or to write in what is off", async ({
  page,
  host,
}) => {
  host.inPage!.mayEdit = false;
  host.inPage!.hints.tooltip.push(live(), storedHint(4, "Other", { identifier: "#name" }));
  const reason = "You may change only what people see already";
  await openEditor(page, host);
  await expect(panel(page)).toContainText(reason);
  await page.getByRole("button", { name: "Tooltips and validators" }).click();
  await expect(panel(page)).toContainText(reason);
  await expect(page.getByRole("button", { name: /^New/ })).toHaveCount(0);
  await panel(page).locator(".open", { hasText: "Live" }).click();
  await expect(page.getByLabel("Text (English)")).toBeEnabled();
  await expect(panel(page)).not.toContainText(reason);
  await page.getByRole("button", { name: "Back to the list" }).click();
  await panel(page).locator(".open", { hasText: "Other" }).click();
  await expect(page.getByRole("heading", { name: "Tooltip “Other”" })).toBeFocused();
  await expect(panel(page)).toContainText(reason);
  await expect(page.getByLabel("Text (English)")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Point at another element" })).toBeDisabled();
});

test("a tab whose storage takes nothing asks before the page is left, and only while something is unsaved", async ({ page, host }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  const { hints } = host.inPage!;
  hints.tooltip.push(live());
  /** Whether the browser would ask now. */
  const isAsking = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await openEditor(page, host);
  await panel(page).locator(".open", { hasText: "First contact" }).click();
  expect(await isAsking()).toBe(false);
  await openStep(page, "Welcome");
  await page.getByLabel("Heading").fill("Hello");
  expect(await isAsking()).toBe(true);
  await save(page).click();
  await expect(page.locator(status)).toContainText("Saved to the draft.");
  expect(await isAsking()).toBe(false);
  await page.getByRole("button", { name: "Back to all steps" }).click();
  await page.getByRole("button", { name: "Tooltips and validators" }).click();
  await panel(page).locator(".open", { hasText: "Live" }).click();
  expect(await isAsking()).toBe(false);
  await page.getByLabel("Text (English)").fill("Half");
  expect(await isAsking()).toBe(true);
  await page.getByRole("button", { name: "Close editor" }).click();
  await page.getByRole("button", { name: "Close without saving" }).click();
  expect(await isAsking()).toBe(false);
});
