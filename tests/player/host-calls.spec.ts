import type { Page } from "@playwright/test";
import type { HandrailCalls } from "#player/handrail.d.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";
const slides = [step("a", "slide"), step("b", "slide")];
const launcher = (page: Page) => page.getByRole("button", { name: "Guides and help" });
const EVENTS = ["ready", "guide_started", "step_shown", "guide_completed", "guide_left", "opened", "closed"];
/** Listens to everything before the player has loaded. */
const LISTENING = `<script nonce="n1">window.told = [];
window.Handrail = { q: [] };
for (const name of ${JSON.stringify(EVENTS)}) {
  Handrail.q.push(["on", name, () => { throw new Error("a listener's own"); }]);
  Handrail.q.push(["on", name, (detail) => told.push([name, detail])]);
}</script>`;
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: [string, Record<string, unknown>][] }).told);

async function call(page: Page, name: keyof HandrailCalls, ...values: unknown[]): Promise<void> {
  await page.waitForFunction(() => window.Handrail && "start" in window.Handrail);
  await page.evaluate(
    ([called, args]) => void (window.Handrail as unknown as Record<string, (...all: unknown[]) => void>)[called]!(...args),
    [name, values] as const,
  );
}

test("tells who listens what happens, also when one of them throws", async ({ page, host, complaints }) => {
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = `${LISTENING}<p>x</p>{player}`;
  await page.goto(`${host.url}/page/own`);
  await startGuide(page, 5);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await launcher(page).click();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await startGuide(page, 5);
  // What stood for less than a frame was not shown.
  await expect.poll(async () => (await told(page)).at(-1)?.[0]).toBe("step_shown");
  await call(page, "stop");
  await expect.poll(async () => (await told(page)).at(-1)?.[0]).toBe("guide_left");
  const seen = await told(page);
  expect(seen.map(([name]) => name)).toEqual(
    "ready guide_started step_shown step_shown guide_completed opened closed guide_started step_shown guide_left".split(" "),
  );
  const run = seen[1]![1].run;
  expect(seen.slice(1, 5).map(([, detail]) => detail)).toEqual([0, 0, 1, 1].map((index) => ({ guide: 5, run, step: index })));
  expect(seen.at(-1)![1]).toMatchObject({ guide: 5, step: 0, reason: "api" });
  // The first listener that threw was told to the console.
  expect(complaints.errors).toEqual([expect.stringContaining("Handrail: Error: a listener's own")]);
  complaints.errors.length = 0;
});

test("a listener that ended hears nothing, and one for ready hears it late", async ({ page, ownPage }) => {
  await ownPage("<p>x</p>", slides);
  await expect(page.locator(card)).toBeVisible();
  const heard = await page.evaluate(async () => {
    const seen: string[] = [];
    const { on, stop } = window.Handrail as HandrailCalls;
    on("ready", () => seen.push("ready"));
    on("guide_left", () => seen.push("ended"))();
    on("guide_left", () => seen.push("left"));
    stop();
    await new Promise((done) => setTimeout(done, 300));
    return seen;
  });
  expect(heard).toEqual(["ready", "left"]);
});

test("hide takes all out of sight, over page loads, and show brings it back where it was, unreported", async ({ page, host, ownPage }) => {
  await ownPage('<button id="own">Own</button>', slides);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  const shown = async () => {
    await flush(page);
    return host.kinds().filter((kind) => kind === "step_shown");
  };
  await expect.poll(shown).toHaveLength(2);
  const before = host.kinds().length;
  await call(page, "hide");
  await expect(page.locator(card)).toHaveCount(0);
  await expect(page.locator(".launcher")).toBeHidden();
  // A slide keeps the focus to itself, but not one that is hidden.
  await page.locator("#own").focus();
  await expect(page.locator("#own")).toBeFocused();
  await page.keyboard.press("Escape");
  await call(page, "show");
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await flush(page);
  expect(host.kinds().slice(before)).toEqual([]);
  await call(page, "hide");
  await page.reload();
  await page.waitForTimeout(1500);
  await expect(page.locator(".launcher")).toBeHidden();
  expect(await page.locator(card).count()).toBe(0);
  await call(page, "show");
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("a guide that is asked for while all is hidden begins with show", async ({ page, host }) => {
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await call(page, "hide");
  await startGuide(page, 5);
  await page.waitForTimeout(1500);
  expect(await page.locator(card).count()).toBe(0);
  await call(page, "show");
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
});

test("a second snippet does nothing, of another property too, whichever comes first", async ({ page, host }) => {
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  const snippet = (property: number) => `<script nonce="n1" src="${host.url}/player/player.js" data-property="${property}" async></script>`;
  host.pages.own = `<p>x</p>${snippet(1)}${snippet(1)}`;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(".launcher")).toBeVisible();
  await page.evaluate((source) => {
    const script = document.createElement("script");
    script.nonce = "n1";
    script.dataset.property = "2";
    script.src = source;
    document.head.append(script);
  }, `${host.url}/player/player.js`);
  await page.waitForTimeout(1000);
  expect(asked.filter((path) => /\/player\/(first|\d+\/bundle)/.test(path))).toHaveLength(2);
  expect(await page.locator("handrail-player").count()).toBe(1);
  await startGuide(page, 5);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
});

test("a snippet whose element the page takes away soon plays all the same, and one that names no property says so", async ({
  page,
  host,
}) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  host.pages.own = `<p>x</p>{player}<script nonce="n1">addEventListener("load", () => document.querySelectorAll("script[data-property]").forEach((one) => one.remove()))</script>`;
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(".launcher")).toBeVisible();
  host.pages.own = `<p>x</p><script nonce="n1" src="${host.url}/player/player.js" async></script>`;
  await page.goto(`${host.url}/page/own`);
  await expect.poll(() => said.some((text) => /Handrail:.*data-property/.test(text))).toBe(true);
});
