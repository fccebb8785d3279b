import { openEditor, openStep, panel, prepareEditing, save, stored } from "./support/editing.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ host }) => prepareEditing(host));

test("a guide is written in another language at the step that is open; what is unsaved is saved first", async ({ page, host }) => {
  await openEditor(page, host);
  await openStep(page, "Their name");
  await page.getByLabel("Language").selectOption("German");
  await expect(page.getByLabel("Language")).toHaveValue("de");
  await expect(page.getByLabel("Heading")).toHaveValue("");
  await page.getByLabel("Heading").fill("Ihr Name");
  await page.getByLabel("Language").selectOption("English");
  await expect(page.getByRole("alertdialog", { name: "Save before you go on in English?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save and go on" })).toBeFocused();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Language")).toBeFocused();
  await expect(page.getByLabel("Language")).toHaveValue("de");
  await expect(page.getByLabel("Heading")).toHaveValue("Ihr Name");
  host.inPage!.refusal = { status: 503, body: {} };
  await page.getByLabel("Language").selectOption("English");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Handrail can’t be reached.");
  await expect(page.getByLabel("Heading")).toHaveValue("Ihr Name");
  await page.getByLabel("Language").selectOption("English");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByLabel("Heading")).toHaveValue("Their name");
  await expect(page.getByLabel("Language")).toHaveValue("en");
  expect(host.inPage!.translated.de!.b).toMatchObject({ title: "Ihr Name" });
  expect(stored(host).steps[1]!.title).toBe("Their name");
});

test("another page goes on in the language that was chosen, and questions are answered before it changes", async ({ page, host }) => {
  await openEditor(page, host);
  await page.getByLabel("Language").selectOption("German");
  await expect(page.getByLabel("Language")).toHaveValue("de");
  await page.goto(`${host.url}/page/two`);
  await expect(page.getByLabel("Language")).toHaveValue("de");
  await page.getByLabel("Language").selectOption("English");
  await openStep(page, "Their name");
  await page.getByLabel("Heading").fill("Mine");
  const [a, b, ...rest] = stored(host).steps;
  Object.assign(stored(host), { revision: 2, steps: [a!, { ...b!, title: "Theirs" }, ...rest] });
  await page.getByLabel("Language").selectOption("German");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByRole("button", { name: "Take theirs" })).toBeVisible();
  await page.getByLabel("Language").selectOption("German");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Somebody else changed this guide meanwhile.");
  expect(host.inPage!.saves).toBe(0);
  await page.getByRole("button", { name: "Keep yours" }).click();
  await expect(page.getByLabel("Heading")).toHaveValue("Mine");
});

test("a step is removed, and put back where it stood", async ({ page, host }) => {
  await openEditor(page, host);
  await openStep(page, "Their name");
  await page.getByRole("button", { name: "Remove step" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).locator(".step-title")).toHaveText(["Welcome", "Over there", "Nowhere", "Any detail"]);
  await expect(panel(page).getByRole("status").filter({ hasText: "Removed: Their name" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Steps of" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(panel(page).locator("[data-step=b]")).toBeFocused();
  await expect(panel(page).locator(".step-title")).toHaveText(["Welcome", "Their name", "Over there", "Nowhere", "Any detail"]);
  await expect(panel(page).locator(".save-bar")).toContainText("No changes");
  await openStep(page, "Over there");
  await page.getByRole("button", { name: "Remove step" }).click();
  await save(page).click();
  await expect(panel(page).locator(".save-bar")).toContainText("Saved to the draft.");
  expect(stored(host).steps.map(({ id }) => id)).toEqual(["a", "b", "d", "e"]);
});
