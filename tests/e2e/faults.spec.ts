import { expect, type Page, test } from "@playwright/test";
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

async function typed(page: Page, { address, label }: Case): Promise<string> {
  const property = await signIn(page);
  await page.goto(`/app/${property}${address}`);
  const text = unique("Kept");
  await page.getByLabel(label, { exact: true }).fill(text);
  return text;
}

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

for (const form of FORMS) {
  test(`${form.name}: the API is killed`, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.url });
    const text = await typed(page, form);
    await product.api.kill();
    await page.getByRole("button", { name: form.button }).click();
    const again = await isKept(page, form, text, /The server cannot be reached/);
    await product.api.start();
    await again.click();
    await form.saved(page, text);
    await page.close();
  });

  test(`${form.name}: the API is halted`, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.url });
    const text = await typed(page, form);
    product.api.halt();
    await page.getByRole("button", { name: form.button }).click();
    const again = await isKept(page, form, text, /did not answer within ten seconds/);
    product.api.resume();
    await again.click();
    await form.saved(page, text);
    await page.close();
  });

  test(`${form.name}: the dashboard is killed`, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.url });
    const text = await typed(page, form);
    await product.web.kill();
    await page
      .getByRole("button", { name: form.button })
      .click()
      .catch(() => undefined);
    if (!scripted()) {
      // The browser's own page: what it offers is to send the form once more.
      await product.web.start();
      await page.reload();
      return form.saved(page, text);
    }
    const again = await isKept(page, form, text, /connection is lost/);
    await product.web.start();
    await again.click();
    await form.saved(page, text);
    await page.close();
  });

  test(`${form.name}: the network is cut`, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.url });
    const text = await typed(page, form);
    await page.context().setOffline(true);
    await page
      .getByRole("button", { name: form.button })
      .click()
      .catch(() => undefined);
    if (!scripted()) {
      await page.context().setOffline(false);
      await page.reload();
      return form.saved(page, text);
    }
    const again = await isKept(page, form, text, /connection is lost/);
    await page.context().setOffline(false);
    await again.click();
    await form.saved(page, text);
    await page.close();
  });
}

test("a guide that was created while no answer came is created once", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: product.url });
  const [form] = FORMS as [Case];
  const text = await typed(page, form);
  product.api.halt();
  await page.getByRole("button", { name: form.button }).click();
  const again = await isKept(page, form, text, /did not answer within ten seconds/);
  product.api.resume();
  await again.click();
  await form.saved(page, text);
  await page.goto(`/app/1/manage/list?search=${encodeURIComponent(text)}`);
  await expect(page.getByRole("listitem").filter({ hasText: text })).toHaveCount(1);
  await page.close();
});
