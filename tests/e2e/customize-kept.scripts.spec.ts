import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

// Nothing typed is lost (design, section 1): neither by a link that is not followed after all, nor by a save that nobody answers.

/** Of each screen of customize a field, and what is typed into it. */
const SCREENS: [screen: string, label: string, text: string][] = [
  ["assistant", "Minimum window width", "777"],
  ["guides", "Step not found: heading", "We lost this step"],
  ["design", "Corners of buttons", "17"],
  ["search", "Address of the link", "https://help.crm.test/"],
  ["help", "Address of the documentation", "https://docs.crm.test/"],
  ["texts", "When nothing is found", "Nothing here"],
  ["welcome-slide", "Headline", "Welcome aboard"],
];

/** The id of another property, as the switch of properties leads to it. */
async function idOf(page: Page, property: string, name: string): Promise<string> {
  await page.goto(`/app/${property}/manage/list?panel=properties`);
  const link = page.getByRole("region", { name: "Switch property" }).getByRole("link", { name });
  const [, id = ""] = /\/app\/(\d+)/.exec((await link.getAttribute("href")) ?? "") ?? [];
  return id;
}

for (const [screen, label, text] of SCREENS) {
  test(`customize/${screen}: whoever stays after all, or saves without an answer, keeps what was typed and the focus`, async ({ page }) => {
    const first = await signIn(page);
    // The journey of the welcome slide needs applications that have none.
    const property = screen === "welcome-slide" ? await idOf(page, first, "Acme HR") : first;
    await page.goto(`/app/${property}/customize/${screen}`);
    const create = page.getByRole("button", { name: "Create welcome slide" });
    const field = page.getByLabel(label, { exact: true });
    await expect(create.or(field)).toBeVisible();
    if (await create.isVisible()) await create.click();
    await field.fill(text);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guides" }).first().click();
    const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    await expect(field).toHaveValue(text);

    let answer = () => {};
    const silence = new Promise<void>((end) => {
      answer = end;
    });
    await page.route(`**/customize/${screen}*`, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await silence;
      await route.abort();
    });
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await field.press("Enter");
    await sent;
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(text);
    answer();
    await expect(page.getByText("The connection was lost")).toBeVisible();
    await expect(field).toHaveValue(text);
  });
}
