import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";
const slides = [step("a", "slide"), step("b", "slide")];

test("plays from what it kept when the API is down, and reports once it is back", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>", slides);
  await expect(page.locator(card)).toBeVisible();
  await page.evaluate(() => (window.Handrail as { stop(): void }).stop());
  await flush(page);
  // What was played before it is down must not arrive among what is counted.
  await expect.poll(() => host.kinds()).toContain("run_started");
  host.events.length = 0;
  host.failure = { status: 503 };
  await page.goto(`${host.url}/page/own`);
  await startGuide(page, 5);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator(card)).toHaveCount(0);
  await flush(page);
  expect(host.events).toEqual([]);
  host.failure = null;
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(".launcher")).toBeVisible();
  await page.waitForTimeout(3_300);
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("run_completed");
  expect(host.kinds().filter((kind) => kind === "run_started")).toHaveLength(1);
});

for (const [name, status] of [
  ["refuses", 400],
  ["is busy", 429],
  ["is broken", 500],
] as const) {
  test(`the page hears nothing when the API ${name}`, async ({ page, host, ownPage, complaints }) => {
    await ownPage("<p>x</p>", slides);
    await expect(page.locator(card)).toBeVisible();
    host.failure = { status, retryAfter: "60" };
    await page.getByRole("button", { name: "Next" }).click();
    await flush(page);
    await page.evaluate(() => (window.Handrail as { setLanguage(key: string): void }).setLanguage("de"));
    await page.waitForTimeout(300);
    await expect(page.locator(card)).toHaveAccessibleName("Title b");
    expect(complaints.errors).toEqual([]);
  });
}

test("an answer that is nonsense is no bundle", async ({ page, host, complaints }) => {
  host.bundle = { guides: "x" } as never;
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await page.waitForTimeout(800);
  await expect(page.getByRole("button")).toHaveCount(0);
  expect(complaints.errors).toEqual([]);
});

test("works where storage is forbidden", async ({ page, host, complaints }) => {
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = "<p>x</p>{player}";
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await page.goto(`${host.url}/page/own`);
  await startGuide(page, 5);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator(card)).toHaveCount(0);
  expect(complaints.errors).toEqual([]);
});

test("works without popovers and constructable style sheets, within the content security policy", async ({ page, host, complaints }) => {
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = "<p>x</p>{player}";
  await page.addInitScript(() => {
    Reflect.deleteProperty(CSSStyleSheet.prototype, "replaceSync");
    Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
    Reflect.deleteProperty(window, "requestIdleCallback");
    Reflect.deleteProperty(window, "navigation");
    Reflect.deleteProperty(crypto, "randomUUID");
    Reflect.deleteProperty(Crypto.prototype, "randomUUID");
    Reflect.deleteProperty(window, "BroadcastChannel");
  });
  await page.goto(`${host.url}/page/own`);
  await startGuide(page, 5);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  expect(await page.locator(card).evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  await page.evaluate(() => history.pushState(null, "", "/page/own2"));
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await flush(page);
  await expect
    .poll(() => host.events.filter(({ kind }) => kind === "page_viewed").map(({ path }) => path))
    .toEqual(["/page/own", "/page/own2"]);
  expect(complaints).toEqual({ errors: [], violations: [] });
});

test("survives a page that takes its element away, and one that loads the script twice", async ({ page, host, complaints }) => {
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = `<p>x</p>{player}<script nonce="n1" src="${host.url}/player/player.js?again" data-property="1"></script>`;
  await page.goto(`${host.url}/page/own`);
  await startGuide(page, 5);
  await expect(page.locator(card)).toHaveCount(1);
  await expect(page.locator("handrail-player")).toHaveCount(1);
  await page.evaluate(() => document.querySelector("handrail-player")!.remove());
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  expect(complaints.errors).toEqual([]);
});

test("at privacy level 0 it reports content alone and tells nobody who people are", async ({ page, host }) => {
  const bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.bundle = { ...bundle, property: { ...bundle.property, privacyLevel: 0 } };
  await page.goto(`${host.url}/demo/crm/`);
  await startGuide(page, 5);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("run_completed");
  expect(host.kinds()).toEqual(["run_started", "step_shown", "step_done", "step_shown", "step_done", "run_completed"]);
  const sent = new Set(host.events.flatMap((event) => Object.keys(event)));
  for (const field of ["session", "seq", "path", "company"]) expect(sent).not.toContain(field);
  expect(sent).toContain("user");
  expect(host.identified).toEqual([]);
});

test("shows what was written as text, and follows no address but web and mail", async ({ page, ownPage }) => {
  await ownPage("<p>x</p>", [
    step("a", "slide", {
      title: "<b>Title</b>",
      content: "one\n<img src=x onerror=alert(1)>",
      media: { type: "link", url: "javascript:alert(1)", title: "Press" },
    }),
    step("b", "slide", { media: { type: "video", url: "https://example.com/watch", title: "See it" } }),
    step("c", "slide", { media: { type: "image", url: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", title: "A dot" } }),
  ]);
  await expect(page.locator(card)).toHaveAccessibleName("<b>Title</b>");
  await expect(page.locator(`${card} .text`)).toHaveText("one\n<img src=x onerror=alert(1)>");
  await expect(page.locator(`${card} a`)).toHaveCount(0);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("link", { name: "See it (opens in a new tab)" })).toHaveAttribute("rel", "noreferrer");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(`${card} img`)).toHaveCount(0);
});
