import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { announcement, cardOf } from "./support/messages.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

const BODY = "<h1>Deals</h1>";
const HERE = { pageSegments: [{ id: 3, name: "Here", rules: ["/page/own"], visibility: true }], tags: [] };
const guides = [guide(5, "First steps", [step("a", "slide")])];
const shownHere = announcement(3, { form: "card", showing: { auto: true }, pageSegment: 3 });
const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, "", to), path);
const dialogs = (page: Page) => page.locator("handrail-player").getByRole("dialog");

test.beforeEach(({ host }) => {
  host.bundle = bundleOf(guides, { messages: [shownHere], targeting: HERE });
});

test("a message that waits for its page does not come back beside a guide that was started meanwhile", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  await ownPage(BODY);
  await expect(cardOf(page, "News 3")).toBeVisible();
  await goTo(page, "/page/else");
  await expect(cardOf(page, "News 3")).toHaveCount(0);
  await startGuide(page, 5);
  await expect(cardOf(page, "Title a")).toBeVisible();
  await goTo(page, "/page/own");
  await page.waitForTimeout(600);
  await expect(dialogs(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Finish" }).click();
  await page.waitForTimeout(600);
  await expect(dialogs(page)).toHaveCount(0);
});

test("a message of the page before does not stand beside a guide that was started while its file loaded", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  await ownPage(BODY);
  await expect(cardOf(page, "News 3")).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/player/messages-*", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/player/messages-*");
  await page.reload();
  await asked;
  await startGuide(page, 5);
  await expect(cardOf(page, "Title a")).toBeVisible();
  release();
  await page.waitForTimeout(800);
  await expect(dialogs(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Finish" }).click();
  await page.waitForTimeout(600);
  await expect(dialogs(page)).toHaveCount(0);
});

test("a message gives way to the assistant, which is to come back later", async ({ page, host, ownPage, complaints: _ }) => {
  await ownPage(BODY);
  await expect(cardOf(page, "News 3")).toBeVisible();
  await page.locator("handrail-player .launcher").click();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(cardOf(page, "News 3")).toHaveCount(0);
  await flush(page);
  await expect.poll(() => host.events.find(({ kind }) => kind === "message_closed")?.payload).toEqual({ how: "later" });
});

for (const end of ["a sign-out", "a property that is gone"])
  test(`nobody sent a message away that ends with ${end}`, async ({ page, host, ownPage, complaints: _ }) => {
    // Whoever comes next is not shown it.
    host.grant = () => host.claims.length === 1;
    await ownPage(BODY);
    await expect(cardOf(page, "News 3")).toBeVisible();
    if (end === "a sign-out") await page.evaluate(() => window.Handrail?.reset?.());
    else {
      await page.route("**/bundle?*", (route) => route.fulfill({ status: 404 }));
      await page.evaluate(() => window.Handrail?.setLanguage?.("de"));
    }
    await expect(cardOf(page, "News 3")).toHaveCount(0);
    await flush(page);
    await expect.poll(() => host.kinds()).toContain("message_shown");
    expect(host.kinds()).not.toContain("message_closed");
  });
