import type { Browser, Page } from "@playwright/test";
import { publishSurvey } from "./support/content.ts";
import { API_URL, signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** A device of the demo application's person; all of them say that they are the same one. */
async function device(browser: Browser, ahead = 0): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  if (ahead > 0) await page.clock.install({ time: Date.now() + ahead });
  return page;
}

test("one person on two devices, with an API that fails and a clock three hours ahead: a survey is asked once and answered once", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const property = await signIn(page);
  const question = `How was it, ${Date.now()}?`;
  await publishSurvey(page, property, question);
  const here = await device(browser);
  const there = await device(browser, 3 * 3_600_000);
  const asked = (on: Page) => on.getByRole("dialog", { name: question });
  // Where the API does not grant it, it does not show.
  await here.route("**/impressions", (route) => route.abort());
  await here.goto(`${API_URL}/demo/crm/`);
  await here.waitForTimeout(2500);
  await expect(asked(here)).toHaveCount(0);
  // Away first: what this page asks for once it may would be granted to a page that is gone.
  await here.goto("about:blank");
  await here.unroute("**/impressions");
  await Promise.all([here, there].map((each) => each.goto(`${API_URL}/demo/crm/`)));
  const counts = async () => {
    await there.clock.runFor(1000);
    return [await asked(here).count(), await asked(there).count()];
  };
  // A busy machine takes its time until one has it; then the other does not get it either.
  await expect.poll(async () => (await counts()).toSorted()).toEqual([0, 1]);
  await here.waitForTimeout(2500);
  const shown = await counts();
  expect(shown.toSorted()).toEqual([0, 1]);
  const holder = shown[0] === 1 ? here : there;
  await asked(holder).getByRole("radio").nth(4).check();
  // What is sent while the API is away arrives when it is back.
  await holder.route("**/answers", (route) => route.abort());
  await asked(holder).locator("[data-part=next]").click();
  await holder.unroute("**/answers");
  const [arrived] = await Promise.all([
    holder.waitForResponse((answer) => answer.url().endsWith("/answers") && answer.request().method() === "POST"),
    holder.reload(),
  ]);
  expect(arrived.status()).toBe(204);
  for (const each of [here, there]) {
    await each.goto(`${API_URL}/demo/crm/contacts`);
    if (each === there) await each.clock.runFor(5000);
    await each.waitForTimeout(1500);
    await expect(asked(each)).toHaveCount(0);
    await each.context().close();
  }
});
