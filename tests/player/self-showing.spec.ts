import type { Page } from "@playwright/test";
import type { Bundle, BundleGuide } from "#app/domain/player/bundle.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, flush, test } from "./support/test.ts";

const card = "[data-part=card]";
const slides = [step("a", "slide"), step("b", "slide")];
const launcher = (page: Page) => page.getByRole("button", { name: "Guides and help" });
const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, "", to), address);
const auto = (id: number, more: Partial<BundleGuide> = {}) =>
  guide(id, `Guide ${id}`, [step("a", "slide", { title: `Guide ${id}` }), step("b", "slide")], { showing: { auto: true }, ...more });
const nameless = (bundle: Bundle): Bundle => ({ ...bundle, property: { ...bundle.property, privacyLevel: 0 } });
const shown = (page: Page, id: number) => expect(page.locator(card)).toHaveAccessibleName(`Guide ${id}`);
/** Long enough for what would show to have shown. */
const nothing = async (page: Page) => {
  await page.waitForTimeout(1500);
  await expect(page.locator(card)).toHaveCount(0);
};
const leave = (page: Page) => page.evaluate(() => (window.Handrail as unknown as { stop(): void }).stop());

test("of guides that show by themselves the first in priority does, once it is granted, and no other on this page", async ({
  page,
  host,
  complaints: _,
}) => {
  host.bundle = bundleOf([guide(5, "By hand", slides), auto(6), auto(7, { showing: { auto: true, priority: 90 } })]);
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await shown(page, 7);
  expect(host.claims).toMatchObject([{ content: 7, version: 1, kind: "guide", url: `${host.url}/page/own`, language: "en", tags: [] }]);
  expect(host.claims[0]).toHaveProperty("anonymous");
  await leave(page);
  await nothing(page);
  await flush(page);
  const started = host.events.find(({ kind }) => kind === "run_started");
  expect(started).toMatchObject({ content: { id: 7 }, payload: { how: "auto" } });
  // On the next page it is the other's turn: this device remembers what it showed.
  await goTo(page, "/page/next");
  await shown(page, 6);
  await leave(page);
  await page.goto(`${host.url}/page/own`);
  await nothing(page);
  expect(host.claims.map(({ content }) => content)).toEqual([7, 6]);
  await launcher(page).click();
  await expect(page.getByRole("button", { name: /Guide 7/ })).toBeVisible();
});

test("what the API refuses does not show, is not asked again on this page, and leaves the turn to others on the next", async ({
  page,
  host,
}) => {
  host.bundle = bundleOf([auto(6), auto(7, { showing: { auto: true, priority: 90 } })]);
  host.grant = ({ content }) => content === 6;
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await nothing(page);
  expect(host.claims.map(({ content }) => content)).toEqual([7]);
  await page.reload();
  await shown(page, 6);
});

test("while the API is away nothing shows by itself, and nothing is asked twice on a page", async ({ page, host }) => {
  host.bundle = bundleOf([auto(6)]);
  host.pages.own = "<p>x</p>{player}";
  let asked = 0;
  await page.route("**/player/1/impressions", (route) => {
    asked++;
    return route.abort();
  });
  await page.goto(`${host.url}/page/own`);
  await nothing(page);
  expect(asked).toBe(1);
  await page.unroute("**/player/1/impressions");
  await page.reload();
  await shown(page, 6);
  await leave(page);
  // Away again, with the bundle that this device holds.
  await flush(page);
  host.failure = { status: 503 };
  await page.reload();
  await expect(launcher(page)).toBeVisible();
  await nothing(page);
});

test("two tabs that claim at once show a guide once", async ({ context, page, host }) => {
  host.bundle = bundleOf([auto(6)]);
  let granted = 0;
  host.grant = () => ++granted === 1;
  host.pages.own = '<script nonce="n1">window.Handrail = { q: [["identify", "ada"]] };</script><p>x</p>{player}';
  const other = await context.newPage();
  // Both are asked before either is answered.
  let waiting = 0;
  for (const tab of [page, other]) {
    await tab.route("**/player/1/impressions", async (route) => {
      waiting++;
      await expect.poll(() => waiting).toBe(2);
      await route.continue();
    });
  }
  await Promise.all([page, other].map((tab) => tab.goto(`${host.url}/page/own`)));
  await expect.poll(() => host.claims.length).toBe(2);
  const cards = async () => (await Promise.all([page, other].map((tab) => tab.locator(card).count()))).toSorted();
  await expect.poll(cards).toEqual([0, 1]);
  await page.waitForTimeout(1000);
  expect(await cards()).toEqual([0, 1]);
  expect(host.claims.map(({ user }) => user)).toEqual(["ada", "ada"]);
});

test("of people without a name the device remembers what it showed, also what another tab did", async ({ context, page, host }) => {
  host.bundle = nameless(bundleOf([auto(6)]));
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await shown(page, 6);
  for (const name of ["user", "anonymous"]) expect(host.claims[0]).not.toHaveProperty(name);
  const other = await context.newPage();
  await other.goto(`${host.url}/page/own`);
  await nothing(other);
  expect(host.claims).toHaveLength(1);
});

test("nothing comes between: not while the assistant is open, nor another guide runs", async ({ page, host }) => {
  host.bundle = bundleOf([guide(5, "By hand", slides), auto(6, { pageSegment: 1 })], {
    targeting: { pageSegments: [{ id: 1, rules: ["/deals*"], visibility: true }], tags: [] },
  });
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await launcher(page).click();
  await goTo(page, "/deals");
  await nothing(page);
  await page.getByRole("button", { name: /By hand/ }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  expect(host.claims).toEqual([]);
  await leave(page);
  await shown(page, 6);
});

test("a guide that was finished is shown again only when its recurrence says so", async ({ page, host }) => {
  await page.clock.install();
  host.bundle = bundleOf([auto(6, { showing: { auto: true, recurrence: 7 } })]);
  host.pages.own = "<p>x</p>{player}";
  const open = async () => {
    await page.goto(`${host.url}/page/own`);
    for (let second = 0; second < 4; second++) {
      await page.clock.runFor(500);
      await page.waitForTimeout(200);
    }
  };
  await open();
  await shown(page, 6);
  await page.getByRole("button", { name: "Next" }).click();
  await page.clock.runFor(500);
  await page.getByRole("button", { name: "Finish" }).click();
  await page.clock.runFor(6 * 86_400_000);
  await open();
  await expect(page.locator(card)).toHaveCount(0);
  await page.clock.runFor(86_400_000);
  await open();
  await shown(page, 6);
});

test("an answer that is lost costs no showing: the next page asks for the same one again", async ({ page, host }) => {
  host.bundle = bundleOf([auto(6)]);
  host.pages.own = "<p>x</p>{player}";
  const ids: string[] = [];
  await page.route("**/player/1/impressions", async (route) => {
    ids.push(route.request().postDataJSON().id);
    if (ids.length === 1) return route.abort();
    return route.continue();
  });
  await page.goto(`${host.url}/page/own`);
  await nothing(page);
  await page.reload();
  await shown(page, 6);
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
});
