import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { dataHeld, LARGE, LARGE_STEPS, leadThrough } from "./support/large-page.ts";
import { expect, test } from "./support/test.ts";

const card = "[data-part=card]";

/** What an old library does to what a page has from the browser, before anything else runs. */
const PATCHED = `<script nonce="n1">
  Object.prototype.inherited = function () { return 1; };
  for (const name of ["find", "map", "flatMap", "filter"]) {
    const original = Array.prototype[name];
    Array.prototype[name] = function (...given) { return original.apply(this, given); };
  }
  Array.prototype.remove = function (one) { return this.splice(this.indexOf(one), 1); };
  const { querySelector, querySelectorAll } = Element.prototype;
  Element.prototype.querySelector = function (selector) { return querySelector.call(this, String(selector)); };
  Element.prototype.querySelectorAll = function (selector) { return querySelectorAll.call(this, String(selector)); };
  const { stringify } = JSON;
  Array.prototype.toJSON = function () { return stringify(this.slice().map((one) => one)) };
  delete Array.prototype.toJSON;
  JSON.stringify = (value, ...more) => stringify(value, ...more);
  const Native = Promise;
  window.Promise = class extends Native { then(...given) { return super.then(...given); } };
</script>`;
const FIXED = `<style nonce="n1">.war { position: fixed; inset: auto 0 0 auto; width: 300px; height: 300px; z-index: 2147483647; background: #eee }</style>
  <div class="war" id="war">Chat</div><div class="war">Consent</div>`;
const steps = [step("a", "slide"), step("b", "step", { identifier: "#target" }), step("c", "step", { identifier: "#never" })];
const next = (page: Page) => page.locator("[data-part=next]").click();
const reset = (page: Page) => page.evaluate(() => window.Handrail?.reset?.());

test.beforeEach(({ complaints }) => expect(complaints).toBeDefined());

test("a page with patched prototypes and others in front of everything is led through a guide", async ({ page, ownPage }) => {
  await ownPage(`${PATCHED}${FIXED}<button id="target">Target</button>`, steps);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await next(page);
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  // The button of the player stands in the corner for which others fight.
  await page.locator(".launcher").click();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await reset(page);
  await expect(page.locator(card)).toHaveCount(0);
});

test("a form of the page that is called as an address of the browser changes nothing", async ({ page, ownPage }) => {
  await ownPage('<form name="URL"><input></form><form name="location"></form>', [steps[0]!]);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
});

test("two snippets are one player", async ({ page, host, ownPage }) => {
  await ownPage('<button id="target">Target</button>', steps);
  await expect(page.locator(card)).toBeVisible();
  host.pages.own = `<button id="target">Target</button>${`<script nonce="n1" src="${host.url}/player/player.js" data-property="1" async></script>`.repeat(2)}`;
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(card)).toBeVisible();
  await expect(page.locator("handrail-player")).toHaveCount(1);
  await expect(page.locator(".launcher")).toHaveCount(1);
});

test("a storm of routes leaves the player where the page ends", async ({ page, ownPage }) => {
  await ownPage('<button id="target">Target</button>', [
    step("a", "step", { identifier: "#target", url: "/page/end" }),
    step("b", "slide"),
  ]);
  await page.evaluate(async () => {
    for (let index = 0; index < 200; index++) {
      history.pushState(null, "", `/page/${index}`);
      await new Promise((done) => setTimeout(done, 5));
    }
    history.pushState(null, "", "/page/end");
  });
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await expect(page.locator(".launcher")).toHaveCount(1);
});

test("a page that writes itself anew after it was loaded, and one that takes away what is not its own, are not disturbed", async ({
  page,
  ownPage,
}) => {
  await ownPage('<button id="target">Target</button>', steps);
  await expect(page.locator(card)).toBeVisible();
  await page.evaluate(() => {
    document.open();
    document.write("<!doctype html><title>Anew</title><h1>Anew</h1><button id=target>Target</button>");
    document.close();
  });
  await page.waitForTimeout(1500);
  await expect(page.getByRole("heading", { name: "Anew" })).toBeVisible();
  expect(await page.locator("handrail-player").count()).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => typeof window.Handrail?.reset)).toBe("function");
  await reset(page);
});

test("a page that removes foreign nodes is not fought with", async ({ page, ownPage }) => {
  await ownPage('<button id="target">Target</button>', steps);
  await expect(page.locator(card)).toBeVisible();
  await page.evaluate(() => {
    const counted = window as unknown as { removed: number };
    counted.removed = 0;
    new MutationObserver(() => {
      for (const one of document.querySelectorAll("handrail-player")) {
        one.remove();
        counted.removed++;
      }
    }).observe(document, { childList: true, subtree: true });
    document.body.append("something");
  });
  const removed = () => page.evaluate(() => (window as unknown as { removed: number }).removed);
  await page.waitForTimeout(1000);
  const before = await removed();
  await page.waitForTimeout(1000);
  expect((await removed()) - before).toBeLessThan(10);
  // The page itself goes on.
  await page.locator("#target").click();
});

// How long its tasks are is measured by the bench (tests/load/hostile.ts).
test("after reset nothing of the player is left in the memory of a page of 50,000 nodes", async ({ page, host, ownPage }) => {
  await ownPage(LARGE);
  host.bundle = bundleOf([guide(5, "Test guide", LARGE_STEPS)]);
  await page.reload();
  await expect(page.locator(".launcher")).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const held: number[] = [];
  for (let round = 1; round <= 6; round++) {
    await leadThrough(page);
    if (round % 2 === 0) held.push(await dataHeld(session));
  }
  // What is kept of each round is in every difference. A list of the page's elements would be 400,000 bytes, and of its rows 40,000; listeners
  // and nodes are counted one by one in ending.spec.ts.
  const kept = Math.min(...held.slice(1).map((bytes, index) => bytes - held[index]!)) / 2;
  expect(kept, `bytes of data held after every second round: ${held}`).toBeLessThan(4000);
});
