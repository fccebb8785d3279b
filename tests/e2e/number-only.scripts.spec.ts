import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** What the browser itself pastes, from its own clipboard. */
async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+V");
}

test("section 5: a number-only control takes digits, as many as there is room for, typed or pasted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const property = await signIn(page, "admin@globex.test");
  await page.goto(`/app/${property}/customize/assistant`);
  // Up to 10000: five digits.
  const width = page.getByLabel("Minimum window width", { exact: true });
  const emptied = async () => {
    await width.fill("");
    await width.focus();
  };
  await emptied();
  await page.keyboard.type("12x3.4-5e6");
  await expect(width).toHaveValue("12345");
  await emptied();
  await page.keyboard.type("123");
  await paste(page, "45678");
  await expect(width).toHaveValue("12345");
  await emptied();
  await paste(page, "1,200 px");
  await expect(width).toHaveValue("1200");
  await page.keyboard.press("Home");
  await paste(page, "-3");
  await expect(width).toHaveValue("31200");
  await page.keyboard.press("ControlOrMeta+A");
  await paste(page, "none 64");
  await expect(width).toHaveValue("64");
  await expect(page.getByText("1 unsaved change")).toBeVisible();
});
