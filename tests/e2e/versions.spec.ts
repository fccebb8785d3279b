import type { Browser, Page } from "@playwright/test";
import { chapterWith, unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** A guide of its own with one slide, open in its editor. @returns the address of its editor without the part */
async function newGuide(page: Page, title: string): Promise<string> {
  const property = await signIn(page);
  const chapter = await chapterWith(page, property, unique("History"), [title]);
  await chapter.getByRole("link", { name: title }).first().click();
  await page.getByRole("button", { name: "Add slide" }).click();
  await page.getByLabel("Heading").fill("Welcome");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Guide saved")).toBeVisible();
  return page.url().replace(/\/steps.*/, "");
}

test("a guide is published with a note, compared with its draft, and an old version becomes the draft again", async ({ page }) => {
  const editor = await newGuide(page, unique("Versions"));
  await page.goto(`${editor}/publishing`);
  await page.getByLabel("Note for the history").first().fill("The first one");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Guide published")).toBeVisible();
  await page.goto(`${editor}/steps`);
  await page.getByLabel("Heading").fill("Good morning");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Guide saved")).toBeVisible();
  await page.goto(`${editor}/history`);
  const row = page.getByRole("row", { name: /Version 1/ });
  await expect(row).toContainText("The first one");
  await row.getByRole("link", { name: "Compare version 1 with the draft" }).click();
  await expect(page.getByText("1 difference")).toBeVisible();
  await expect(page.getByRole("row", { name: /Heading/ })).toContainText(/Welcome\s*Good morning/);
  await page.getByLabel("Before").selectOption({ label: "Draft" });
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByText("There is no difference between the two.")).toBeVisible();
  await page.goto(`${editor}/history`);
  await page.getByRole("link", { name: "Restore version 1 as draft" }).click();
  await page.getByRole("button", { name: "Restore as draft" }).click();
  await expect(page.getByText("Version 1 is the draft now")).toBeVisible();
  await expect(page.getByLabel("Heading")).toHaveValue("Welcome");
});

test("on a phone every version has its actions in sight, and is a row of a table all the same", async ({ page }) => {
  const editor = await newGuide(page, unique("Narrow"));
  await page.goto(`${editor}/publishing`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Guide published")).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${editor}/history`);
    const row = page.getByRole("table", { name: "History" }).getByRole("row", { name: /Version 1/ });
    await expect(row.getByRole("cell")).toHaveCount(5);
    await expect(page.getByRole("columnheader", { name: "Actions" })).toBeAttached();
    const act = await row.getByRole("link", { name: "Restore version 1 as draft" }).boundingBox();
    expect((act?.x ?? width) + (act?.width ?? 0)).toBeLessThanOrEqual(width);
    const scrolls = await page.getByRole("region", { name: "History" }).evaluate((region) => region.scrollWidth > region.clientWidth);
    expect(scrolls).toBe(false);
  }
});

test("a schedule keeps what was typed when it cannot be, and is saved and cleared", async ({ page }) => {
  const editor = await newGuide(page, unique("Schedule"));
  await page.goto(`${editor}/publishing`);
  await page.getByLabel("Goes live").fill("2199-01-02T09:00");
  await page.getByLabel("Ends").fill("2199-01-01T09:00");
  await page.getByRole("button", { name: "Save schedule" }).click();
  await expect(page.getByRole("alert")).toContainText("It can’t end before it goes live.");
  await expect(page.getByLabel("Goes live")).toHaveValue("2199-01-02T09:00");
  await page.getByLabel("Ends").fill("2199-02-01T09:00");
  await page.getByRole("button", { name: "Save schedule" }).click();
  await expect(page.getByText("Schedule saved")).toBeVisible();
  await expect(page.getByText("Scheduled", { exact: true })).toBeVisible();
  await page.getByLabel("Goes live").fill("");
  await page.getByLabel("Ends").fill("");
  await page.getByRole("button", { name: "Save schedule" }).click();
  await expect(page.getByText("Scheduled", { exact: true })).toBeHidden();
});

async function somebodyElse(browser: Browser, javaScriptEnabled: boolean | undefined, address: string, email: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, baseURL: new URL(address).origin });
  const page = await context.newPage();
  await signIn(page, email);
  await page.goto(address);
  return page;
}

test("a draft is asked for, returned, asked for again and approved by somebody else", async ({ page, browser, javaScriptEnabled }) => {
  const editor = await newGuide(page, unique("Approval"));
  const address = `${editor}/publishing`;
  await page.goto(address);
  await page.getByLabel("Comment").fill("Ready, I think");
  await page.getByRole("button", { name: "Ask for approval" }).click();
  await expect(page.getByText("Approval requested")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  const other = await somebodyElse(browser, javaScriptEnabled, address, "moderator@acme.test");
  await expect(other.getByText("Ready, I think")).toBeVisible();
  await other.getByRole("button", { name: "Return for changes" }).click();
  await expect(other.getByRole("alert")).toContainText("Say what has to change.");
  await other.getByLabel("Comment").fill("Shorter, please");
  await other.getByRole("button", { name: "Return for changes" }).click();
  await expect(other.getByText("Draft returned for changes")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Shorter, please")).toBeVisible();
  await page.getByRole("button", { name: "Ask for approval" }).click();
  await expect(page.getByText("Approval requested")).toBeVisible();
  await other.reload();
  await other.getByRole("button", { name: "Approve" }).click();
  await expect(other.getByText("Draft approved")).toBeVisible();
  await page.goto(address);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Guide published")).toBeVisible();
  await other.context().close();
});

test("whether drafts need approval is set for the property", async ({ page }) => {
  await signIn(page);
  // Acme HR, where nobody publishes meanwhile.
  await page.goto("/app");
  await page.getByRole("link", { name: /Switch property/ }).click();
  await page.getByRole("link", { name: "Acme HR" }).click();
  await expect(page.getByRole("link", { name: /Switch property: Acme HR/ })).toBeVisible();
  const [, property] = /\/app\/(\d+)\//.exec(page.url()) ?? [];
  await page.goto(`/app/${property}/manage/approval`);
  const box = page.getByLabel("A draft has to be approved before it is published");
  await box.setChecked(!(await box.isChecked()));
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
});
