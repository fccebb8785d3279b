import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

type Handrail = { identify(user: string | null): void; reset(): void; stop(): void };

const card = "[data-part=card]";
const slides = [step("a", "slide"), step("b", "slide")];
const launcher = (page: Page) => page.getByRole("button", { name: "Guides and help" });
const listed = (page: Page, title: string) => page.getByRole("button", { name: new RegExp(title) });
const identify = (page: Page, user: string | null) => page.evaluate((key) => (window.Handrail as unknown as Handrail).identify(key), user);
const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, "", to), address);
const named = '<script nonce="n1">window.Handrail = { q: [["identify", "ada"]] };</script><p>x</p>{player}';

test("a guide for a segment shows to those whom the API says are in it, from when it says so", async ({ page, host, complaints: _ }) => {
  host.bundle = bundleOf([guide(5, "For all", slides), guide(6, "For teams", slides, { segment: 3 })]);
  host.segmentsOf = ({ user }) => (user === "ada" ? [3] : []);
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await launcher(page).click();
  await expect(listed(page, "For all")).toBeVisible();
  await expect.poll(() => host.audiences).toHaveLength(1);
  expect(host.audiences[0]).toEqual({ anonymous: expect.any(String) });
  await expect(listed(page, "For teams")).toHaveCount(0);
  await identify(page, "ada");
  await expect(listed(page, "For teams")).toBeVisible();
  // Told first, asked then: what is known of her decides.
  expect(host.identified).toHaveLength(1);
  expect(host.audiences.slice(1)).toEqual([{ user: "ada" }]);
  await identify(page, null);
  await expect(listed(page, "For teams")).toHaveCount(0);
});

test("the last answer is kept in the tab, for that person alone; and what is asked for waits for the first", async ({ page, host }) => {
  host.bundle = bundleOf([guide(6, "For teams", slides, { segment: 3 })]);
  host.segmentsOf = ({ user }) => (user === "ada" ? [3] : []);
  host.pages.own = named.replace('"ada"]]', '"ada"], ["start", 6]]');
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.evaluate(() => (window.Handrail as unknown as Handrail).stop());
  host.pages.own = named;
  await page.route("**/player/1/audience", (route) => route.abort());
  await page.reload();
  await expect(launcher(page)).toBeVisible();
  await identify(page, "eve");
  await expect(launcher(page)).toBeHidden();
  await startGuide(page, 6);
  await page.waitForTimeout(300);
  await expect(page.locator(card)).toHaveCount(0);
});

test("at privacy level 0 nobody is asked about, and nobody is in a segment", async ({ page, host }) => {
  const bundle = bundleOf([guide(5, "For all", slides), guide(6, "For teams", slides, { segment: 3 })]);
  host.bundle = { ...bundle, property: { ...bundle.property, privacyLevel: 0 } };
  host.segmentsOf = () => [3];
  host.pages.own = named;
  await page.goto(`${host.url}/page/own`);
  await launcher(page).click();
  await expect(listed(page, "For all")).toBeVisible();
  await page.waitForTimeout(300);
  await expect(listed(page, "For teams")).toHaveCount(0);
  expect(host.audiences).toEqual([]);
});

test("in an application of one page, a page segment decides with each address, of guides, of chapters and of the button", async ({
  page,
  host,
  complaints: _,
}) => {
  const pageSegments = [
    { id: 1, rules: ["/deals*"], visibility: true },
    { id: 2, rules: ["*/private*"], visibility: false },
  ];
  const guides = [guide(5, "On deals", slides, { pageSegment: 1 }), guide(6, "Of the chapter", slides)];
  const chapters = [
    { id: 1, title: "One", subtitle: "", guideIds: [5] },
    { id: 2, title: "Two", subtitle: "", guideIds: [6], pageSegment: 2 },
  ];
  host.bundle = bundleOf(guides, { chapters, targeting: { pageSegments, tags: [] } });
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await launcher(page).click();
  await expect(listed(page, "Of the chapter")).toBeVisible();
  await expect(page.getByRole("heading", { name: "One" })).toHaveCount(0);
  await goTo(page, "/deals/7?open=1");
  await expect(listed(page, "On deals")).toBeVisible();
  await goTo(page, "/deals/private");
  await expect(listed(page, "Of the chapter")).toHaveCount(0);
  // A run that began goes on where its guide is not offered.
  await listed(page, "On deals").click();
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await goTo(page, "/private");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(launcher(page)).toBeHidden();
  await startGuide(page, 5);
  await page.waitForTimeout(300);
  await expect(page.locator(card)).toHaveCount(0);
});

test("tags appear and disappear, are reported as seen once in a page view, and as used", async ({ page, host, complaints: _ }) => {
  const tags = [
    { id: 1, selector: "#board button", urlRule: "", pageSegment: 0 },
    { id: 2, selector: "", urlRule: "/page/*", pageSegment: 0 },
    { id: 3, selector: "#elsewhere", urlRule: "", pageSegment: 0 },
    { id: 4, selector: "b[", urlRule: "", pageSegment: 0 },
    { id: 5, selector: ".deep", urlRule: "", pageSegment: 1 },
  ];
  const guides = [
    guide(5, "With the board", slides, { tags: { mode: "show", list: [1] } }),
    guide(6, "Without it", slides, { tags: { mode: "hide", list: [1] } }),
  ];
  host.bundle = bundleOf(guides, { targeting: { pageSegments: [{ id: 1, rules: ["*/page/*"], visibility: true }], tags } });
  host.pages.own = '<p id="text">x</p><div id="elsewhere" hidden>y</div><div id="host"></div>{player}';
  await page.goto(`${host.url}/page/own`);
  await page.evaluate(() => {
    document.querySelector("#host")!.attachShadow({ mode: "open" }).innerHTML = '<i class="deep">deep</i>';
  });
  await launcher(page).click();
  await expect(listed(page, "Without it")).toBeVisible();
  await expect(listed(page, "With the board")).toHaveCount(0);
  const show = (isThere: boolean) =>
    page.evaluate((there) => {
      if (there) document.body.insertAdjacentHTML("beforeend", '<div id="board"><button>Add</button></div>');
      else document.querySelector("#board")!.remove();
    }, isThere);
  await show(true);
  await expect(listed(page, "With the board")).toBeVisible();
  await expect(listed(page, "Without it")).toHaveCount(0);
  await page.getByRole("button", { name: "Add" }).click();
  await show(false);
  await expect(listed(page, "Without it")).toBeVisible();
  await show(true);
  await expect(listed(page, "With the board")).toBeVisible();
  await page.locator("#text").click();
  const reported = async (kind: string) => {
    await flush(page);
    const ids = host.events.filter((event) => event.kind === kind).map(({ content }) => content?.id ?? 0);
    return ids.toSorted((one, other) => one - other);
  };
  await expect.poll(() => reported("tag_seen")).toEqual([1, 2, 5]);
  await expect.poll(() => reported("tag_used")).toEqual([1, 2]);
  await goTo(page, "/page/other");
  await expect(listed(page, "With the board")).toBeVisible();
  await page.getByRole("button", { name: "Add" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => reported("tag_used")).toEqual([1, 1, 2, 2]);
  await expect.poll(() => reported("tag_seen")).toEqual([1, 1, 2, 2, 5, 5]);
});

test("a schedule begins and ends while the page is open", async ({ page, host }) => {
  await page.clock.install({ time: new Date("2026-03-29T00:00:00Z") });
  const showing = { from: "2026-03-29T01:00:00Z", to: "2026-03-29T02:00:00Z" };
  host.bundle = bundleOf([guide(5, "For an hour", slides, { showing })]);
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await page.clock.runFor(5000);
  await expect(page.locator("handrail-player")).toBeAttached();
  await expect(launcher(page)).toBeHidden();
  await page.clock.runFor(3_600_000);
  await expect(launcher(page)).toBeVisible();
  await page.clock.runFor(3_600_000);
  await expect(launcher(page)).toBeHidden();
});

test("a guide whose time is over does not go on in another session, but in this one it does", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>", slides);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  host.bundle = bundleOf([guide(5, "Test guide", slides, { showing: { to: new Date(Date.now() - 1000).toISOString() } })]);
  await page.reload();
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith(".run"))!;
    const state = JSON.parse(sessionStorage.getItem(key)!);
    sessionStorage.setItem(key, JSON.stringify({ ...state, at: state.at - 1_800_000 }));
    // The page that goes must not write its own again.
    addEventListener("pagehide", (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.reload();
  await expect(page.locator("handrail-player")).toBeAttached();
  await page.waitForTimeout(1000);
  await expect(page.locator(card)).toHaveCount(0);
});
