import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("several messages are chosen in the list and published, archived and brought back, each after a question", async ({ page }) => {
  const property = await signIn(page);
  const mark = `Several ${Date.now()}${Math.floor(Math.random() * 1000)}`;
  for (const title of [`${mark} one`, `${mark} two`]) {
    await page.goto(`/app/${property}/messages/create`);
    await page.getByRole("radio", { name: "Join our live session on Tuesday" }).check();
    await press(page, "Create message");
    await page.getByLabel("Headline").fill(title);
    await press(page, "Save Changes");
    await expect(page.getByText("Message saved")).toBeVisible();
  }
  const found = `/app/${property}/messages/announcements?search=${encodeURIComponent(mark)}&category=5`;
  const choose = async (state = "") => {
    await page.goto(found + state);
    for (const box of await page.getByRole("checkbox", { name: mark }).all()) await box.check();
  };
  await choose();
  await press(page, "Publish");
  await heading(page, "Publish 2 messages?");
  await press(page, "Publish");
  await heading(page, "2 messages published");
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page.getByRole("row").filter({ hasText: `${mark} one` })).toContainText("Live");

  await choose();
  await press(page, "Archive");
  await heading(page, "Archive 2 messages?");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("checkbox", { name: `${mark} two` })).toBeChecked();
  await press(page, "Archive");
  await heading(page, "Archive 2 messages?");
  await press(page, "Archive");
  await heading(page, "2 messages archived");

  await choose("&state=archived");
  await press(page, "Bring back");
  await heading(page, "Bring back 2 messages?");
  await press(page, "Bring back");
  await heading(page, "2 messages are drafts again");
  await page.goto(found);
  await expect(page.getByRole("row").filter({ hasText: mark })).toHaveCount(2);
});

test("on a phone, the question and the report about a title of one long word are no wider than the window", async ({ page }) => {
  const property = await signIn(page);
  const word = `Long${Date.now()}`.padEnd(120, "x");
  await page.goto(`/app/${property}/messages/create`);
  await page.getByRole("radio", { name: "Join our live session on Tuesday" }).check();
  await press(page, "Create message");
  await page.getByLabel("Headline").fill(word);
  await press(page, "Save Changes");
  await expect(page.getByText("Message saved")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto(`/app/${property}/messages/announcements?search=${word.slice(0, 17)}`);
  await page.getByRole("checkbox", { name: word }).check();
  await press(page, "Publish");
  await heading(page, "Publish 1 message?");
  expect(await width()).toBeLessThanOrEqual(390);
  await press(page, "Publish");
  await heading(page, "1 message published");
  await expect(page.getByRole("link", { name: word })).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(390);
});
