import { openEditor, openStep, panel, prepareEditing, save, stored } from "./support/editing.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ host }) => prepareEditing(host));

test("what is written while another language is on its way stays, and is asked about", async ({ page, host, complaints: _ }) => {
  await openEditor(page, host);
  await openStep(page, "Their name");
  let answer = () => {};
  const asked = new Promise<void>((go) => {
    answer = go;
  });
  await page.route("**/tutorials/edit/**", async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByLabel("Language").selectOption("German");
  await page.getByLabel("Heading").fill("Written meanwhile");
  answer();
  await expect(page.getByRole("alertdialog", { name: "Save before you go on in German?" })).toBeVisible();
  await expect(page.getByLabel("Heading")).toHaveValue("Written meanwhile");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByLabel("Language")).toHaveValue("de");
  expect(stored(host).steps[1]!.title).toBe("Written meanwhile");
});

test("a save that arrived and whose answer did not is saved, and nobody else's", async ({ page, host, complaints: _ }) => {
  await openEditor(page, host);
  await openStep(page, "Their name");
  await page.getByLabel("Heading").fill("Stored");
  let isLost = false;
  await page.route("**/tutorials/9?**", async (route) => {
    if (route.request().method() !== "PUT" || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await expect(panel(page).getByRole("alert")).toContainText("Handrail can’t be reached.");
  expect(stored(host).steps[1]!.title).toBe("Stored");
  await save(page).click();
  await expect(panel(page).locator(".save-bar")).toContainText("Saved to the draft.");
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
});
