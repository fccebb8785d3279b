import { addContact, bundleOf, guide, step } from "./support/bundle.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";
const slides = [step("a", "slide"), step("b", "slide"), step("c", "slide")];

test("goes on at the same step after a reload, without counting it again", async ({ page, host }) => {
  await page.goto(`${host.url}/demo/crm/`);
  await startGuide(page, 7);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Open the form");
  await page.reload();
  await expect(page.locator(card)).toHaveAccessibleName("Open the form");
  await flush(page);
  const of = (kind: string) => host.events.filter((event) => event.kind === kind);
  await expect.poll(() => of("run_resumed")).toHaveLength(1);
  expect(of("step_shown").map((event) => event.step)).toEqual(["s1", "s2"]);
  expect(of("run_started")).toHaveLength(1);
});

test("goes back and forth, and asks before it leaves", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>", slides);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.getByRole("button", { name: "Leave this guide" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByText("Step 1 of 3", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Leave this guide" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.locator(card)).toHaveCount(0);
  await flush(page);
  await expect
    .poll(() => host.events.find(({ kind }) => kind === "run_dismissed"))
    .toMatchObject({ step: "a", payload: { reason: "exit", index: 0 } });
  expect(host.kinds()).not.toContain("run_completed");
});

test("leaves at once where the property does not ask", async ({ page, host, ownPage }) => {
  const bundle = bundleOf([guide(5, "Test guide", slides)]);
  await ownPage("<p>x</p>", slides, { style: { ...bundle.style, exitClickTwice: false } });
  await expect(page.locator(card)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(card)).toHaveCount(0);
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("run_dismissed");
});

test("a key pressed outside of the player asks first, even there", async ({ page, ownPage }) => {
  const bundle = bundleOf([]);
  const steps = [step("a", "step", { identifier: "#field" })];
  await ownPage('<input id="field">', steps, { style: { ...bundle.style, exitClickTwice: false } });
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.locator("#field").focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Stay" })).toBeVisible();
  await expect(page.locator("#field")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(card)).toHaveCount(0);
});

test("names the page where a guide continues, and goes on there", async ({ page, ownPage }) => {
  const steps = [step("a", "slide"), step("b", "step", { identifier: "#there", url: "/page/other" })];
  await ownPage("<p>x</p>", steps);
  await page.getByRole("button", { name: "Next" }).click();
  const link = page.getByRole("link", { name: "Go to Title b" });
  await expect(link).toHaveAttribute("href", /\/page\/other$/);
  await page.evaluate(() => history.pushState(null, "", "/page/other"));
  await expect(page.locator(card)).toHaveAccessibleName("Looking for the next step …");
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", '<p id="there">There</p>'));
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("calls that page what a link of the host page calls it", async ({ page, ownPage }) => {
  const steps = [step("a", "slide"), step("b", "step", { identifier: "#there", url: "/page/other*" })];
  await ownPage('<a href="/page/other#top"><svg></svg></a> <a href="/page/other/">  All \n deals </a>', steps);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("link", { name: "Go to All deals" }).click();
  await page.waitForURL("**/page/other");
});

test("a page rule with a star is told, not linked", async ({ page, ownPage }) => {
  await ownPage("<p>x</p>", [step("a", "slide"), step("b", "slide", { url: "/contacts/*" })]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(card)).toContainText("/contacts/*");
  await expect(page.locator(`${card} a`)).toHaveCount(0);
});

test("a copy of the tab lets go of the run that the first one holds", async ({ page, context, host, ownPage, complaints }) => {
  await ownPage("<p>x</p>", slides);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const copy = await context.newPage();
  await copy.addInitScript((text) => {
    for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, string>)) sessionStorage.setItem(key, value);
  }, stored);
  await copy.goto(`${host.url}/page/own`);
  await expect(copy.locator(".launcher")).toBeVisible();
  await copy.waitForTimeout(600);
  await expect(copy.locator(card)).toHaveCount(0);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  expect(complaints.errors).toEqual([]);
});

test("a page that comes back from the browser's cache shows where the run stands now", async ({ page, ownPage }) => {
  await ownPage("<p>x</p>", slides);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith(".run"))!;
    sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key)!), step: 2 }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.locator(card)).toHaveAccessibleName("Title c");
});

test("a run keeps the version it began with, and stops when its guide is taken back", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>", slides);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  host.bundle = bundleOf([guide(5, "Test guide", [step("new", "slide")], { version: 2 })]);
  await page.reload();
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  host.bundle = bundleOf([addContact]);
  await page.reload();
  await expect(page.locator(".launcher")).toBeVisible();
  const reason = async () => {
    await flush(page);
    return host.events.find(({ kind }) => kind === "run_dismissed")?.payload?.reason;
  };
  await expect.poll(reason).toBe("unpublished");
  await expect(page.locator(card)).toHaveCount(0);
});

test("a step that reloads the page shows nothing until it has", async ({ page, ownPage }) => {
  await ownPage('<p id="x">x</p>', [step("a", "slide", { triggersPageReload: true }), step("b", "step", { identifier: "#x" })]);
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForTimeout(800);
  await expect(page.locator(card)).toHaveCount(0);
  await page.reload();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("takes calls made before it loads and after, and ignores nonsense", async ({ page, host, complaints }) => {
  host.bundle = bundleOf([guide(5, "Test guide", slides)]);
  host.pages.own = `<script nonce="n1">window.Handrail = { q: [["start", 5], ["nope"], null, ["__proto__"], ["identify", "ada", { plan: "pro", deep: {} }, { id: "acme" }]] };</script>{player}`;
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.evaluate(() => {
    const { Handrail } = window as unknown as {
      Handrail: Record<string, (...args: unknown[]) => void> & { q: { push(call: unknown): void } };
    };
    Handrail.q.push(["stop"]);
    Handrail.start?.("nonsense");
    Handrail.start?.(404);
    Handrail.identify?.();
    Handrail.setLanguage?.(Symbol("x"));
  });
  await expect(page.locator(card)).toHaveCount(0);
  expect(host.identified).toEqual([{ user: "ada", attributes: { plan: "pro" }, company: "acme" }]);
  expect(Object.keys(await page.evaluate(() => ({ ...window }))).filter((name) => /handrail|preact|__/i.test(name))).toEqual(["Handrail"]);
  expect(complaints.violations).toEqual([]);
});
