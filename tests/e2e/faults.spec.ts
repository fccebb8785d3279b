import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { unique } from "./support/content.ts";
import { ownProduct } from "./support/product.ts";
import { signIn } from "./support/session.ts";

// What is typed is kept whatever part of the product is away, and sent again it has its effect once (design section 1.3).
test.describe.configure({ mode: "serial", timeout: 300_000 });

let product: Awaited<ReturnType<typeof ownProduct>>;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await ownProduct();
});
test.afterAll(() => product?.stop());

type Case = { name: string; address: string; label: string; button: string; saved: (page: Page, text: string) => Promise<void> };

/** Every form that people type into. */
const FORMS: Case[] = [
  {
    name: "a new guide",
    address: "/manage/create",
    label: "Title",
    button: "Create guide",
    saved: (page, text) => expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible(),
  },
  {
    name: "a new chapter",
    address: "/manage/chapters/create",
    label: "Title",
    button: "Create chapter",
    saved: (page, text) => expect(page.getByRole("region", { name: text })).toHaveCount(1),
  },
  {
    name: "a chapter",
    address: "/manage/chapters/1/edit",
    label: "Subtitle",
    button: "Save changes",
    saved: (page, text) => expect(page.getByLabel("Subtitle")).toHaveValue(text),
  },
  {
    name: "a step of a guide",
    address: "/manage/1/edit/steps",
    label: "Heading",
    button: "Save changes",
    saved: (page, text) => expect(page.getByLabel("Heading")).toHaveValue(text),
  },
  {
    name: "a profile",
    address: "/settings/personal/login",
    label: "Name",
    button: "Save profile",
    saved: (page, text) => expect(page.getByLabel("Name")).toHaveValue(text),
  },
];

const scripted = () => test.info().project.name === "js";

type Fault = {
  name: string;
  says: RegExp;
  begins(context: BrowserContext): unknown;
  ends(context: BrowserContext): unknown;
  byBrowser?: boolean;
};

const FAULTS: Fault[] = [
  // First, when nothing but the forms themselves was asked for.
  {
    name: "the network is cut",
    says: /connection is lost/,
    begins: (context) => context.setOffline(true),
    ends: (context) => context.setOffline(false),
    byBrowser: true,
  },
  { name: "the API is killed", says: /The server cannot be reached/, begins: () => product.api.kill(), ends: () => product.api.start() },
  {
    name: "the API is halted",
    // The second when the session's token has to be renewed just then.
    says: /did not answer within ten seconds|The server cannot be reached/,
    begins: () => product.api.halt(),
    ends: () => product.api.resume(),
  },
  {
    name: "the dashboard is killed",
    says: /connection is lost/,
    begins: () => product.web.kill(),
    ends: () => product.web.start(),
    byBrowser: true,
  },
];

/** With scripts the form stays; without, a page keeps it. Answers the button that sends it again. */
async function isKept(page: Page, { label, button }: Case, text: string, problem: RegExp) {
  if (scripted()) {
    await expect(page.getByRole("alert").filter({ hasText: problem })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    return page.getByRole("button", { name: button });
  }
  await expect(page.getByText(problem).first()).toBeVisible({ timeout: 40_000 });
  await page.getByText("Show what you typed").click();
  const row = page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd");
  await expect(row).toHaveText(text);
  return page.getByRole("button", { name: "Send again" });
}

for (const fault of FAULTS) {
  test(`${fault.name}: every form keeps what was typed, and has its effect when it is sent again`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: scripted(), locale: "en-GB" });
    const first = await context.newPage();
    const property = await signIn(first);
    const filled: { form: Case; page: Page; text: string }[] = [];
    for (const form of FORMS) {
      const page = await context.newPage();
      await page.goto(`/app/${property}${form.address}`);
      const text = unique("Kept");
      await page.getByLabel(form.label, { exact: true }).fill(text);
      filled.push({ form, page, text });
    }
    await fault.begins(context);
    // Where the browser has no answer at all, pressing ends in its own page.
    const press = (page: Page, { button }: Case) => page.getByRole("button", { name: button }).click({ noWaitAfter: true });
    if (fault.byBrowser && !scripted()) {
      for (const { page, form } of filled) {
        await press(page, form);
        await expect.poll(() => page.url()).toContain("chrome-error");
      }
      await fault.ends(context);
      for (const { page, form, text } of filled) {
        // What its page offers is to send the form once more.
        await page.reload();
        await form.saved(page, text);
      }
    } else {
      const again = await Promise.all(
        filled.map(async ({ page, form, text }) => {
          await press(page, form);
          return isKept(page, form, text, fault.says);
        }),
      );
      await fault.ends(context);
      for (const [index, { page, form, text }] of filled.entries()) {
        await again[index]?.click();
        await form.saved(page, text);
      }
    }
    // What was sent twice is there once.
    const [{ text: created = "" } = {}] = filled;
    await first.goto(`/app/${property}/manage/list?search=${encodeURIComponent(created)}`);
    await expect(first.getByRole("listitem").filter({ hasText: created })).toHaveCount(1);
    await context.close();
  });
}
