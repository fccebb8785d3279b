import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";
const slides = ["a", "b", "c"].map((id) => step(id, "slide"));
const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();
const stop = (page: Page) => page.evaluate(() => (window.Handrail as { stop(): void }).stop());
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

/** Holds the second file back until what it gives is called. */
async function holdRest(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/player/rest-*", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("pressing the button again while the rest is on its way does not close what it opens, and is one opening", async ({
  page,
  host,
  ownPage,
}) => {
  const release = await holdRest(page);
  await ownPage("<p>x</p>");
  await page.locator(".launcher").click();
  await page.locator(".launcher").click();
  release();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await flush(page);
  await expect.poll(() => host.kinds().filter((kind) => kind === "assistant_opened")).toHaveLength(1);
  await expect(page.locator(".panel")).toBeVisible();
});

test("a panel that opens late leaves the focus to the field in which somebody types by then", async ({ page, ownPage }) => {
  const release = await holdRest(page);
  await ownPage('<input id="field">');
  await page.locator(".launcher").click();
  await page.locator("#field").pressSequentially("ab");
  release();
  await expect(page.locator(".panel")).toBeVisible();
  await page.keyboard.type("cd");
  await expect(page.locator("#field")).toHaveValue("abcd");
});

test("a guide that was stopped while the rest was on its way does not start", async ({ page, ownPage, host }) => {
  const release = await holdRest(page);
  await ownPage("<p>x</p>", slides);
  await expect(page.locator(".launcher")).toHaveAttribute("aria-busy", "true");
  await stop(page);
  release();
  await expect(page.locator(".launcher")).toHaveAttribute("aria-busy", "false");
  await page.locator(".launcher").click();
  await expect(page.locator(".panel")).toBeVisible();
  await expect(page.locator(card)).toHaveCount(0);
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("assistant_opened");
  expect(host.kinds()).not.toContain("run_started");
});

test("a run that a page stops before it could go on is over, and says so", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>", slides);
  await next(page);
  host.pages.own = `<script nonce="n1">window.Handrail = { q: [["stop"]] }</script>${host.pages.own}`;
  await page.goto(`${host.url}/page/own`);
  await expect.poll(() => host.kinds()).toContain("run_dismissed");
  await expect(page.locator(card)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith(".run")))).toEqual([]);
});

test("a page that starts its guide on each load does not begin it anew while it runs", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>");
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = `<script nonce="n1">window.Handrail = { q: [["start", 5]] }</script>${host.pages.own}`;
  for (let load = 0; load < 3; load++) {
    await page.goto(`${host.url}/page/own`);
    await expect(page.locator(card)).toHaveAccessibleName("Title a");
  }
  await flush(page);
  await expect.poll(() => host.kinds().filter((kind) => kind === "run_resumed")).toHaveLength(2);
  expect(host.kinds().filter((kind) => kind === "run_started")).toHaveLength(1);
});

test("a run that goes on where the same card stands already goes on: back to a page, and stopped and started at once", async ({
  page,
  ownPage,
}) => {
  await ownPage("<p>x</p>", slides);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await comeBack(page);
  await next(page);
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await page.evaluate(() => {
    const player = window.Handrail as { stop(): void; start(id: number): void };
    player.stop();
    player.start(5);
  });
  await next(page);
  await expect(page.locator(card)).toHaveAccessibleName("Title c");
});

test("a page that comes back shows a guide that was begun after it was left, though it had opened nothing", async ({
  page,
  context,
  host,
  ownPage,
}) => {
  await ownPage("<p>x</p>");
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(".launcher")).toBeVisible();
  const later = await context.newPage();
  await later.goto(`${host.url}/page/own`);
  await startGuide(later, 5);
  await expect(later.locator(card)).toHaveAccessibleName("Title a");
  const stored = await later.evaluate(() => ({ ...sessionStorage }));
  await later.close();
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    },
    stored as Record<string, string>,
  );
  await comeBack(page);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
});

test("a guide that goes on in another tab leaves the first one, and is one run that ends once", async ({
  page,
  context,
  host,
  ownPage,
}) => {
  await ownPage("<p>x</p>", slides);
  await next(page);
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  const other = await context.newPage();
  await other.goto(`${host.url}/page/own`);
  await other.locator(".launcher").click();
  await other.getByRole("button", { name: "Test guide Continue, step 2 of 3" }).click();
  await expect(other.locator(card)).toHaveAccessibleName("Title b");
  await expect(page.locator(card)).toHaveCount(0);
  await next(other);
  await other.getByRole("button", { name: "Finish" }).click();
  await page.reload();
  await expect(page.locator(".launcher")).toBeVisible();
  await page.waitForTimeout(600);
  await expect(page.locator(card)).toHaveCount(0);
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("run_completed");
  expect(
    host
      .kinds()
      .filter((kind) => /^run_(dismissed|completed|started)$/.test(kind))
      .sort(),
  ).toEqual(["run_completed", "run_started"]);
});

test("who stays in a guide, or closes the panel over it, is back at its card", async ({ page, ownPage }) => {
  await ownPage('<p id="x">x</p>', [step("a", "step", { identifier: "#x" })]);
  await expect(page.locator(card)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Leave", exact: true })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(card)).toBeFocused();
  await page.locator(".launcher").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(".panel")).toHaveCount(0);
  await expect(page.locator(card)).toBeFocused();
});

test("the focus goes to the button when what a guide was started from cannot take it any more", async ({ page, ownPage }) => {
  await ownPage('<button id="own">Own</button>');
  await page.locator("#own").focus();
  await startGuide(page, 7);
  await expect(page.locator(card)).toBeFocused();
  await page.locator("#own").evaluate((own) => own.setAttribute("hidden", ""));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Leave", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(card)).toHaveCount(0);
  await expect(page.locator(".launcher")).toBeFocused();
});

test("a double click on Next leads on by one step, and a click after it by one more", async ({ page, ownPage }) => {
  await ownPage("<p>x</p>", slides);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  const { x, y, width, height } = (await page.locator("[data-part=next]").boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(page.locator(card)).toHaveAccessibleName("Title b");
  }
  await next(page);
  await expect(page.locator(card)).toHaveAccessibleName("Title c");
});
