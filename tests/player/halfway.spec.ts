import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";
const slides = ["a", "b", "c", "d", "e"].map((id) => step(id, "slide"));
const stop = (page: Page) => page.evaluate(() => (window.Handrail as { stop(): void }).stop());
/** One that was open before the page was loaded anew is open again. */
async function openPanel(page: Page) {
  const button = page.getByRole("button", { name: "Guides and help" });
  await expect(button).toBeVisible();
  if ((await page.evaluate(() => sessionStorage.getItem("handrail.1.1.panel"))) === null) await button.click();
}
const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

/** Makes what this device remembers so many days older. */
const age = (page: Page, days: number) =>
  page.evaluate((milliseconds) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(".left"))!;
    const older = localStorage.getItem(key)!.replace(/"at":(\d+)/g, (_, at: string) => `"at":${Number(at) - milliseconds}`);
    localStorage.setItem(key, older);
  }, days * 86_400_000);

test("a guide that was left goes on at its step, days later too, as the same run", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>", slides);
  await next(page);
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await stop(page);
  await age(page, 30);
  await page.goto(`${host.url}/page/own`);
  await openPanel(page);
  await page.getByRole("button", { name: "Test guide Continue, step 2 of 5" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  for (const title of ["c", "d", "e"]) {
    await next(page);
    await expect(page.locator(card)).toHaveAccessibleName(`Title ${title}`);
  }
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator(card)).toHaveCount(0);
  await openPanel(page);
  await expect(page.getByRole("button", { name: "Test guide Done" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Start again/ })).toHaveCount(0);
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("run_completed");
  const of = (kind: string) => host.events.filter((event) => event.kind === kind);
  expect([of("run_started").length, of("run_resumed").map((event) => event.step)]).toEqual([1, ["b"]]);
  expect(new Set(host.events.map(({ run }) => run).filter(Boolean)).size).toBe(1);
});

test("a tab that was closed in the middle of a guide leaves it halfway; it can start again", async ({ page, context, host, ownPage }) => {
  await ownPage("<p>x</p>", slides);
  await next(page);
  await next(page);
  await expect(page.locator(card)).toHaveAccessibleName("Title c");
  await page.close();
  const other = await context.newPage();
  await other.goto(`${host.url}/page/own`);
  await openPanel(other);
  await expect(other.getByRole("button", { name: "Test guide Continue, step 3 of 5" })).toBeVisible();
  await other.getByRole("button", { name: "Start again: Test guide" }).click();
  await expect(other.locator(card)).toHaveAccessibleName("Title a");
  await stop(other);
  await openPanel(other);
  await expect(other.getByRole("button", { name: "Test guide", exact: true })).toBeVisible();
});

test("a guide that was published anew goes on at the same step as another run; without that step, after 90 days and at its first step it begins", async ({
  page,
  host,
  ownPage,
}) => {
  await ownPage("<p>x</p>", slides);
  await next(page);
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await stop(page);
  const [a, b, c] = slides as [(typeof slides)[0], (typeof slides)[0], (typeof slides)[0]];
  host.bundle = bundleOf([guide(5, "Test guide", [a, c, b], { version: 2 })]);
  await page.reload();
  await openPanel(page);
  await page.getByRole("button", { name: "Test guide Continue, step 3 of 3" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await stop(page);
  const versions = () =>
    host.events.flatMap(({ kind, content }) => (kind === "run_started" && content?.type === "guide" ? content.version : []));
  await expect.poll(versions).toEqual([1, 2]);
  host.bundle = bundleOf([guide(5, "Test guide", [a, c], { version: 3 })]);
  await page.reload();
  await openPanel(page);
  await expect(page.getByRole("button", { name: "Test guide", exact: true })).toBeVisible();
  host.bundle = bundleOf([guide(5, "Test guide", [a, c, b], { version: 2 })]);
  await age(page, 91);
  await page.reload();
  await openPanel(page);
  await expect(page.getByRole("button", { name: "Test guide", exact: true })).toBeVisible();
});

test("finishing and leaving a guide send its events at once, with the page still open", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>", [step("a", "slide")]);
  await page.getByRole("button", { name: "Finish" }).click();
  await expect.poll(() => host.kinds(), { timeout: 3000 }).toContain("run_completed");
  await startGuide(page, 5);
  await expect(page.locator(card)).toBeVisible();
  await stop(page);
  await expect.poll(() => host.kinds(), { timeout: 3000 }).toContain("run_dismissed");
});
