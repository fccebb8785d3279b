import type { Page } from "@playwright/test";
import { axeFinds } from "./support/axe.ts";
import { openEditor, openStep, panel, prepareEditing } from "./support/editing.ts";
import { storedHint } from "./support/hints-api.ts";
import { expect, test } from "./support/test.ts";

async function expectNothing(page: Page) {
  expect(await axeFinds(page)).toEqual([]);
}

test("axe finds nothing in the views of tooltips and validators", async ({ page, host, complaints: _ }) => {
  prepareEditing(host);
  const { hints } = host.inPage!;
  hints.tooltip.push(storedHint(3, "Save", { identifier: "[data-testid=save]" }));
  hints.validator.push(storedHint(4, "Age", { identifier: "#name", rule: { kind: "range", least: 1, most: 9 } }));
  await openEditor(page, host);
  await page.getByRole("button", { name: "Tooltips and validators" }).click();
  await expect(panel(page).locator(".stand")).toHaveText(["Found", "Found"]);
  await expectNothing(page);
  await panel(page).locator(".open", { hasText: "Age" }).click();
  await page.getByLabel("Highest number").fill("0");
  hints.refusal = { status: 422, body: { fields: [{ path: "rule.most", code: "validator_error_bounds" }] } };
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Highest number")).toBeFocused();
  await expectNothing(page);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expectNothing(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await panel(page).locator(".open", { hasText: "Save" }).click();
  await page.locator(".hint-marker").click();
  await expectNothing(page);
  await page.getByRole("button", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page).locator(".summary")).toBeVisible();
  await expectNothing(page);
  await page.getByRole("button", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "Guides", exact: true }).click();
  await expect(page.getByRole("button", { name: "First contact" })).toBeVisible();
  await expectNothing(page);
});

test("axe finds nothing where a language is asked about or a step was removed", async ({ page, host, complaints: _ }) => {
  prepareEditing(host);
  await openEditor(page, host);
  await openStep(page, "Welcome");
  await page.getByRole("button", { name: "Remove step" }).click();
  await expectNothing(page);
  await page.getByLabel("Language").selectOption("German");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectNothing(page);
});
