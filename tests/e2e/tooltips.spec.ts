import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { API_URL, signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const newMark = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`;

const saved = async (page: Page, message: string) => {
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(message)).toBeVisible();
};

/** Writes the German text, switches it on and off in the list, and deletes it. */
async function goesOn(page: Page, noun: "Tooltip" | "Validator", list: string, name: string) {
  await page.getByRole("link", { name: /^Deutsch/ }).click();
  await expect(page).toHaveURL(/lang=de/);
  await page.getByLabel("Text (Deutsch)").fill(`Auf Deutsch ${name}`);
  await saved(page, `${noun} saved`);
  await expect(page.getByLabel("Text (Deutsch)")).toHaveValue(`Auf Deutsch ${name}`);

  await page.goto(list);
  await page.getByRole("searchbox", { name: "Search by name, selector or text" }).fill(`Auf Deutsch ${name}`);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name: `Switch on “${name}”` }).click();
  await expect(page.getByText("Say where it points before you switch it on")).toBeVisible();
  await page.getByRole("link", { name: `Open ${noun.toLowerCase()}` }).click();
  await page.getByLabel("Element", { exact: true }).fill("#save");
  await saved(page, `${noun} saved`);

  await page.goto(`${list}?search=${encodeURIComponent(name)}`);
  await row.getByRole("button", { name: `Switch on “${name}”` }).click();
  await expect(page.getByText(`“${name}” is on`)).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await row.getByRole("button", { name: `Switch off “${name}”` }).click();
  await expect(page.getByText(`“${name}” is off`)).toBeVisible();
  await row.getByRole("link", { name: `Delete “${name}”` }).click();
  await expect(page.getByText(`Delete “${name}”?`)).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${noun} deleted`)).toBeVisible();
  await expect(page.getByText("Nothing found")).toBeVisible();
}

test("a tooltip is created, written in two languages, switched on and off, and deleted", async ({ page }) => {
  const property = await signIn(page);
  const name = `Hint ${newMark()}`;
  await page.goto(`/app/${property}/manage/list`);
  await page.getByRole("link", { name: "Tooltips" }).click();
  await page.getByRole("link", { name: "New tooltip" }).click();
  await page.getByRole("button", { name: "Create tooltip" }).click();
  await expect(page.getByRole("link", { name: "Name: Enter a name" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel(/^Text \(/).fill("Saves it");
  await page.getByLabel("A pulsing dot beside the element").check();
  await page.getByRole("button", { name: "Create tooltip" }).click();
  await expect(page.getByText("Tooltip created")).toBeVisible();
  await expect(page.getByLabel("A pulsing dot beside the element")).toBeChecked();
  await goesOn(page, "Tooltip", `/app/${property}/manage/tooltips`, name);
});

test("a validator is created with a rule, written in two languages, switched on and off, and deleted", async ({ page }) => {
  const property = await signIn(page);
  const name = `Check ${newMark()}`;
  await page.goto(`/app/${property}/manage/list`);
  await page.getByRole("link", { name: "Validators" }).click();
  await page.getByRole("link", { name: "New validator" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel(/^Text \(/).fill("Too short");
  await page.getByLabel("It has a certain length").check();
  await page.getByRole("button", { name: "Create validator" }).click();
  await expect(page.getByRole("link", { name: "At least so many characters: Enter at least one of the two limits" })).toBeVisible();
  await page.getByLabel("At least so many characters").fill("3");
  await page.getByRole("button", { name: "Create validator" }).click();
  await expect(page.getByText("Validator created")).toBeVisible();
  await expect(page.getByLabel("At least so many characters")).toHaveValue("3");
  await goesOn(page, "Validator", `/app/${property}/manage/validators`, name);
});

test("a tooltip whose element is not found again and again is marked until it has a new element", async ({ page, request }) => {
  const property = await signIn(page);
  const name = `Lost ${newMark()}`;
  const list = `/app/${property}/manage/tooltips`;
  await page.goto(`${list}/create`);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Element", { exact: true }).fill("#gone");
  await page.getByLabel("Page", { exact: true }).fill("/demo/crm/*");
  await page.getByLabel(/^Text \(/).fill("Saves it");
  await page.getByRole("button", { name: "Create tooltip" }).click();
  await expect(page.getByText("Tooltip created")).toBeVisible();
  const id = Number(/tooltips\/(\d+)/.exec(page.url())?.[1]);
  await page.goto(`${list}?search=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Switch on “${name}”` }).click();
  await expect(page.getByText(`“${name}” is on`)).toBeVisible();

  const failed = (seq: number) => ({
    ...{ id: randomUUID(), catalogue: 1, anonymous: randomUUID(), session: randomUUID(), seq, language: "en", kind: "tooltip_failed" },
    ...{ occurred: new Date().toISOString(), path: "/demo/crm/deals", content: { type: "tooltip", id } },
    payload: { reason: "absent", score: 0, wait: 6 },
  });
  const told = await request.post(`${API_URL}/player/${property}/events`, { data: { events: [1, 2, 3, 4, 5].map(failed) } });
  expect(told.status()).toBe(202);
  const failing = `${list}?search=${encodeURIComponent(name)}&state=failing`;
  await expect(async () => {
    await page.goto(failing);
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Has failed again and again since", { timeout: 500 });
  }).toPass();
  await expect(page.getByLabel("State")).toHaveValue("failing");

  await page.getByRole("link", { name, exact: true }).click();
  const notice = page.getByText("This tooltip keeps failing");
  await expect(notice).toBeVisible();
  await expect(page.getByText("/demo/crm/deals")).toBeVisible();
  await page.getByLabel("Element", { exact: true }).fill("#save");
  await saved(page, "Tooltip saved");
  await expect(notice).toHaveCount(0);
  await page.goto(failing);
  await expect(page.getByText("Nothing here matches your search and the state.")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).not.toHaveURL(/state=|search=/);
});
