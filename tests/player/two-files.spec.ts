import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";
const slides = [step("a", "slide"), step("b", "slide")];
const launcher = (page: Page) => page.getByRole("button", { name: "Guides and help" });

/** Notes each request for the rest. */
function restRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (/\/player\/rest-/.test(request.url())) seen.push(request.url());
  });
  return seen;
}

test("the rest is not loaded before somebody is about to open something, and then once", async ({ page, host }) => {
  const seen = restRequests(page);
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await expect(launcher(page)).toBeVisible();
  await page.waitForTimeout(1500);
  expect(seen).toEqual([]);
  await launcher(page).hover();
  await expect.poll(() => seen).toHaveLength(1);
  await launcher(page).click();
  await page.getByRole("button", { name: /Test guide/ }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  expect(seen).toHaveLength(1);
  // A page on which a guide goes on loads it by itself.
  await page.reload();
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  expect(seen).toHaveLength(2);
});

test("a rest that does not load is tried again, and the button says that it waits", async ({ page, host }) => {
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = "<p>x</p>{player}";
  let failures = 0;
  await page.route("**/player/rest-*", (route) => (++failures <= 2 ? route.abort() : route.continue()));
  await page.goto(`${host.url}/page/own`);
  await launcher(page).click();
  await expect(launcher(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(launcher(page)).toHaveAttribute("aria-busy", "false");
  expect(failures).toBe(3);
});

test("a rest that never loads breaks nothing: the page hears no error, and the next press tries again", async ({ page, host }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = '<button id="own">Own</button>{player}';
  await page.clock.install();
  await page.route("**/player/rest-*", (route) => route.abort());
  await page.goto(`${host.url}/page/own`);
  await page.clock.runFor(3000);
  await startGuide(page, 5);
  for (let second = 0; second < 15; second++) {
    await page.clock.runFor(1000);
    await page.waitForTimeout(50);
  }
  await expect(launcher(page)).toHaveAttribute("aria-busy", "false");
  await page.unroute("**/player/rest-*");
  await launcher(page).click();
  await page.clock.runFor(1000);
  await expect(page.getByRole("searchbox")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a page that was open when the player was released anew still opens its own rest", async ({ page, host, complaints }) => {
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await expect(launcher(page)).toBeVisible();
  const textOf = async (name: string) => (await page.request.get(`${host.url}/player/${name}`)).text();
  const [first = ""] = /first-[0-9a-f]{10}\.js/.exec(await textOf("player.js")) ?? [];
  const [name = ""] = /rest-[0-9a-f]{10}\.js/.exec(await textOf(first)) ?? [];
  const rest = await page.request.get(`${host.url}/player/${name}`);
  expect(rest.headers()["cache-control"]).toContain("immutable");
  // Another player.js is out, which would ask for another rest; this page asks for the one that it knows.
  await page.route("**/player/player.js", (route) => route.fulfill({ body: "", contentType: "text/javascript" }));
  const asked = page.waitForRequest(`**/player/${name}`);
  await launcher(page).click();
  await asked;
  await expect(page.getByRole("searchbox")).toBeFocused();
  expect(complaints.errors).toEqual([]);
});

test("loads where the page admits only scripts with its nonce and no address for script elements", async ({ page, host, complaints }) => {
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = "<p>x</p>{player}";
  await page.route("**/page/own", async (route) => {
    const answer = await route.fetch();
    const policy = `${answer.headers()["content-security-policy"]}; require-trusted-types-for 'script'`;
    await route.fulfill({ response: answer, headers: { ...answer.headers(), "content-security-policy": policy } });
  });
  await page.goto(`${host.url}/page/own`);
  await startGuide(page, 5);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  expect(complaints.errors).toEqual([]);
  // The browser tells of the address that it did not take.
  complaints.violations.length = 0;
});
