import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const mark = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const atTime = (page: Page, name: "Start" | "End") => page.getByRole("group", { name }).getByRole("radio", { name: "At a time" }).check();
const state = (page: Page, name: string) => expect(page.getByRole("main").getByText(name, { exact: true }).first()).toBeVisible();

/** Begins a message of a kind with a template, and leads to its editor. */
async function begin(page: Page, property: string, type: "announcement" | "nps" | "survey", template: string) {
  await page.goto(`/app/${property}/messages/list`);
  await page.getByRole("link", { name: "New message" }).first().click();
  // The address changes before the page does, and the list has links to the kinds as well.
  await expect(page.getByRole("heading", { level: 1, name: /^New / })).toBeVisible();
  const kind = { announcement: "Announcement", nps: "NPS", survey: "Survey" }[type];
  await page.getByRole("main").getByRole("link", { name: kind, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `New ${type === "nps" ? "NPS" : type}` })).toBeVisible();
  await page.getByRole("radio", { name: template }).check();
  await press(page, "Create message");
  await expect(page.getByText("Message created")).toBeVisible();
}

test("an announcement is begun with a template, written in two languages, published, updated and unpublished", async ({ page }) => {
  const property = await signIn(page);
  const headline = `News ${mark()}`;
  await begin(page, property, "announcement", "What’s new this month (News)");
  await expect(page).toHaveURL(/messages\/announcements\/announcement\/edit\/\d+$/);
  await page.getByLabel("Headline").fill(headline);
  await page.getByLabel("First button", { exact: true }).fill("Read more");
  await page.getByLabel("Address of the first button").fill("example.com/news");
  await press(page, "Save Changes");
  await expect(page.getByText("Message saved")).toBeVisible();
  await expect(
    page.getByText(
      "Address of the first button: Begin the address with https:// or mailto:. As it is, it leads to https://example.com/news",
    ),
  ).toBeVisible();
  await state(page, "Draft");

  await page.getByRole("link", { name: /^Deutsch/ }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("Das ist neu in diesem Monat");
  await page.getByLabel("Text", { exact: true }).fill("");
  await press(page, "Save and Publish");
  await expect(page.getByRole("link", { name: "Text: Fill this in" })).toBeVisible();
  await page.getByLabel("Text", { exact: true }).fill("Alles darüber.");
  await press(page, "Save and Publish");
  await expect(page.getByText("Message published")).toBeVisible();
  await state(page, "Live");

  await page.getByLabel("Headline").fill(`Neues ${headline}`);
  await press(page, "Save Draft");
  await expect(page.getByText("Draft saved. The published texts stay as they are")).toBeVisible();
  await state(page, "Unpublished changes");
  await press(page, "Update Changes");
  await expect(page.getByText("The published message is updated")).toBeVisible();
  await page.goto(`/app/${property}/messages/announcements?search=${encodeURIComponent(`Neues ${headline}`)}`);
  await expect(page.getByRole("row").filter({ hasText: headline })).toContainText("Live");

  await page.getByRole("link", { name: headline, exact: true }).click();
  await expect(page).toHaveURL(/\/edit\/\d+$/);
  // Enter saves, as its first button does, and takes nothing down.
  await page.getByLabel("Headline", { exact: true }).press("Enter");
  await expect(page.getByText("The published message is updated")).toBeVisible();
  await state(page, "Live");
  await press(page, "Save and Unpublish");
  await expect(page.getByText("Message unpublished")).toBeVisible();
  await state(page, "Draft");
});

test("a start ahead schedules it, an end before the start is refused, and what was typed stays", async ({ page }) => {
  const property = await signIn(page);
  const headline = `Planned ${mark()}`;
  await begin(page, property, "announcement", "Timesheets close on Friday (Reminder)");
  await page.getByLabel("Headline").fill(headline);
  // Both are offered from the next full hour on, and hold once they are chosen.
  await expect(page.getByLabel("Begins")).toBeHidden();
  await atTime(page, "Start");
  await expect(page.getByLabel("Begins")).toHaveValue(/T\d\d:00$/);
  await page.getByLabel("Begins").fill("2099-01-02T09:00");
  await atTime(page, "End");
  await page.getByLabel("Ends").fill("2099-01-01T09:00");
  await press(page, "Save and Publish");
  await expect(page.getByRole("alert").getByRole("link", { name: /^Ends: / })).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue(headline);
  await expect(page.getByLabel("Begins")).toHaveValue("2099-01-02T09:00");
  await page.getByLabel("Ends").fill("2099-01-03T09:00");
  await press(page, "Save and Publish");
  await expect(page.getByText("The message goes live at its time")).toBeVisible();
  await state(page, "Scheduled");
  await page.goto(`/app/${property}/messages/list?state=scheduled&search=${encodeURIComponent(headline)}`);
  await expect(page.getByRole("row").filter({ hasText: headline })).toContainText("From 2 Jan 2099, 09:00");
});

test("what has ended is saved all the same; publishing it says that the end has passed", async ({ page }) => {
  const property = await signIn(page);
  await begin(page, property, "announcement", "Timesheets close on Friday (Reminder)");
  await atTime(page, "Start");
  await page.getByLabel("Begins").fill("2020-01-01T09:00");
  await atTime(page, "End");
  await page.getByLabel("Ends").fill("2020-01-02T09:00");
  await press(page, "Save Changes");
  await expect(page.getByText("Message saved")).toBeVisible();
  await page.getByLabel("Headline").fill("Reworded");
  await press(page, "Save and Publish");
  await expect(page.getByRole("alert").getByRole("link", { name: "Ends: The end has passed" })).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue("Reworded");
  await page.getByLabel("Ends").fill("");
  await press(page, "Save and Publish");
  await expect(page.getByRole("link", { name: "Ends: Enter a date and a time, such as 2026-11-20 09:00" })).toBeVisible();
  await page.getByRole("radio", { name: "When it is unpublished" }).check();
  await press(page, "Save and Publish");
  await expect(page.getByText("Message published")).toBeVisible();
});

test("an NPS and a survey are written and published; one is duplicated, archived and brought back", async ({ page }) => {
  const property = await signIn(page);
  const question = `Would you ${mark()}?`;
  await begin(page, property, "nps", "How likely are you to recommend us to a colleague?");
  await expect(page).toHaveURL(/messages\/nps\/edit\/\d+$/);
  await page.getByLabel("Question").fill(question);
  await press(page, "Save and Publish");
  await expect(page.getByText("Message published")).toBeVisible();

  await begin(page, property, "survey", "How do you like the new start page?");
  await expect(page.getByLabel("Five stars")).toBeChecked();
  await page.getByLabel("Question").fill(`${question} Really?`);
  await page.getByLabel("Label of the lowest answer").fill("x".repeat(37));
  await press(page, "Save and Publish");
  await expect(page.getByRole("link", { name: "Label of the lowest answer: Use at most" })).toBeVisible();
  await page.getByLabel("Label of the lowest answer").fill("Not at all");
  await press(page, "Save Changes");
  await expect(page.getByText("Message saved")).toBeVisible();

  const found = `/app/${property}/messages/list?search=${encodeURIComponent(`${question} Really?`)}`;
  await page.goto(found);
  const more = page.getByLabel(`More for “${question} Really?”`).first();
  await more.click();
  await press(page, "Duplicate");
  await expect(page.getByText("Message duplicated")).toBeVisible();
  await page.goto(found);
  await expect(page.getByRole("row")).toHaveCount(3);
  await more.click();
  await page.getByRole("link", { name: "Archive", exact: true }).first().click();
  await expect(page.getByText(/^People won’t see it any longer/).filter({ visible: true })).toBeVisible();
  // The last one: with scripts the question stands over the list, which offers to archive several.
  await page.getByRole("button", { name: "Archive", exact: true }).last().click();
  await expect(page.getByText("Message archived")).toBeVisible();
  await page.goto(`${found}&state=archived`);
  await more.click();
  await page.getByRole("row").filter({ has: more }).getByRole("button", { name: "Bring back", exact: true }).click();
  await expect(page.getByText("The message is a draft again")).toBeVisible();
  await state(page, "Draft");
});

test("what somebody else changed meanwhile is merged in, and what both changed is asked", async ({ page, browser }) => {
  const property = await signIn(page);
  await begin(page, property, "announcement", "Join our live session on Tuesday (Announcement)");
  const address = page.url();
  const context = await browser.newContext({ javaScriptEnabled: test.info().project.use.javaScriptEnabled ?? true });
  const other = await context.newPage();
  await signIn(other, "moderator@acme.test");
  await other.goto(address);
  await other.getByLabel("Headline").fill("Theirs");
  await other.getByLabel("First button", { exact: true }).fill("Go");
  await press(other, "Save Changes");
  await expect(other.getByText("Message saved")).toBeVisible();
  await context.close();
  await page.getByLabel("Headline").fill("Yours");
  await page.getByLabel("Text", { exact: true }).fill("Changed here");
  await press(page, "Save Changes");
  await expect(page.locator("form").getByText("Theirs", { exact: true })).toBeVisible();
  await expect(page.getByLabel("First button", { exact: true })).toHaveValue("Go");
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Changed here");
  await expect(page.getByLabel("Headline")).toHaveValue("Yours");
});

test("a message is sent for approval, approved by somebody else, and published", async ({ page, browser, javaScriptEnabled }) => {
  const property = await signIn(page);
  await begin(page, property, "announcement", "Join our live session on Tuesday (Announcement)");
  const editor = page.url();
  await page.getByLabel(/^More for /).click();
  await page.getByRole("link", { name: "Approval", exact: true }).click();
  await page.getByLabel("Comment").fill("Ready, I think");
  await press(page, "Ask for approval");
  await expect(page.getByText("Approval requested")).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled, baseURL: new URL(editor).origin });
  const other = await context.newPage();
  await signIn(other, "moderator@acme.test");
  await other.goto(page.url());
  await expect(other.getByText("Ready, I think")).toBeVisible();
  await press(other, "Approve");
  await expect(other.getByText("Draft approved", { exact: true })).toBeVisible();
  await context.close();
  await page.goto(editor);
  await state(page, "Approved");
  await press(page, "Save and Publish");
  await expect(page.getByText("Message published")).toBeVisible();
});

test("an id that is no number leads to the error page, and an archived message cannot be changed", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/messages/announcements/announcement/edit/abc`);
  await expect(page).toHaveURL(/\/error-page$/);
  await begin(page, property, "announcement", "An empty message");
  const address = page.url();
  await page.getByLabel(/^More for /).click();
  await page.getByRole("link", { name: "Archive", exact: true }).click();
  await press(page, "Archive");
  await expect(page.getByText("Message archived")).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("This message is archived. Bring it back to change it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeDisabled();
  await press(page, "Bring back");
  await expect(page.getByText("The message is a draft again")).toBeVisible();
});
