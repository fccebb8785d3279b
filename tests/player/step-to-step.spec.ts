import type { Page } from "@playwright/test";
import { step } from "./support/bundle.ts";
import { expect, startGuide, test } from "./support/test.ts";

const card = "handrail-player [data-part=card]";
const next = "handrail-player [data-part=next]";
const LONG = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join("\n");

/** Whether the player has the focus, now. */
const isHeld = (page: Page) => page.evaluate(() => document.activeElement?.localName === "handrail-player");

/** Until the first card has the focus, and its step counts as shown. */
const entered = (page: Page) =>
  page.waitForFunction(() => {
    const inner = document.querySelector("handrail-player")?.shadowRoot?.activeElement;
    return (inner as HTMLElement | null)?.dataset.part === "card";
  });

for (const [name, second] of [
  ["a slide to a slide", step("b", "slide")],
  ["a target to another one", step("b", "step", { identifier: "#u" })],
] as const)
  test(`from ${name} the page never has the focus, and a reset meanwhile gives it back`, async ({ page, ownPage, complaints: _ }) => {
    const first = second.type === "slide" ? step("a", "slide") : step("a", "step", { identifier: "#t" });
    await ownPage('<button id="own">Own</button><button id="t">T</button><button id="u">U</button>', [first, second]);
    await page.evaluate(() => window.Handrail?.reset?.());
    await expect(page.locator(card)).toHaveCount(0);
    await page.locator("#own").focus();
    await startGuide(page, 5);
    await expect(page.locator(second.type === "slide" ? card : `${card}.placed`)).toBeVisible();
    await entered(page);
    await page.locator(next).focus();
    const seen = await page.evaluate(async () => {
      const root = document.querySelector("handrail-player")!.shadowRoot!;
      (root.activeElement as HTMLElement).click();
      const held: (string | undefined)[] = [];
      await new Promise<void>((done) => {
        const until = performance.now() + 5;
        const look = () => {
          held.push(document.activeElement?.localName);
          if (performance.now() < until) setTimeout(look);
          else done();
        };
        look();
      });
      window.Handrail?.reset?.();
      return [...new Set(held)];
    });
    expect(seen).toEqual(["handrail-player"]);
    await expect(page.locator("#own")).toBeFocused();
  });

test("pressing Next again says again what is still to be done", async ({ page, ownPage, complaints: _ }) => {
  const asked = { identifier: "#f", nextWhen: "button", nextIf: "nonempty", message: "Write a name" } as const;
  await ownPage('<label>Name <input id="f"></label>', [step("a", "step", asked), step("b", "slide")]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.evaluate(() => {
    const seen = window as unknown as { alerts: number };
    seen.alerts = 0;
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Element && node.matches("[role=alert]")) seen.alerts++;
    }).observe(document.querySelector("handrail-player")!.shadowRoot!, { subtree: true, childList: true });
  });
  for (let press = 0; press < 3; press++) {
    await page.locator(next).click();
    // The second press of a double click counts for nothing.
    await page.waitForTimeout(600);
  }
  expect(await page.evaluate(() => (window as unknown as { alerts: number }).alerts)).toBe(3);
});

test("the keys scroll a long slide, not the page behind it, and the next one begins at its top", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await ownPage('<p id="far">x</p><style nonce="n1">#far{height:3000px}</style>', [
    step("a", "slide", { content: LONG }),
    step("b", "slide", { content: LONG }),
  ]);
  const top = () => page.locator(card).evaluate((one) => one.scrollTop);
  await expect.poll(() => isHeld(page)).toBe(true);
  await page.keyboard.press("PageDown");
  await expect.poll(top).toBeGreaterThan(100);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator(next).click();
  await expect(page.locator(`${card} .foot .grow`)).toHaveText("Step 2 of 2");
  await expect.poll(top).toBe(0);
});

test("from a slide to a target a reset at once gives the focus back", async ({ page, ownPage, complaints: _ }) => {
  await ownPage('<button id="own">Own</button><button id="t">T</button>', [step("a", "slide"), step("b", "step", { identifier: "#t" })]);
  await page.evaluate(() => window.Handrail?.reset?.());
  await expect(page.locator(card)).toHaveCount(0);
  await page.locator("#own").focus();
  await startGuide(page, 5);
  await entered(page);
  await page.locator(next).focus();
  await page.evaluate(() => {
    (document.querySelector("handrail-player")!.shadowRoot!.activeElement as HTMLElement).click();
    window.Handrail?.reset?.();
  });
  await expect(page.locator("#own")).toBeFocused();
});

test("from a slide to a target the card soon has the focus, before it stands where it belongs", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  await ownPage('<button id="t">T</button>', [step("a", "slide"), step("b", "step", { identifier: "#t" })]);
  await entered(page);
  await page.locator(next).focus();
  const held = await page.evaluate(async () => {
    const root = document.querySelector("handrail-player")!.shadowRoot!;
    (root.activeElement as HTMLElement).click();
    const task = () => new Promise((done) => setTimeout(done));
    for (let time = 0; time < 50 && !root.querySelector(".bubble"); time++) await task();
    await task();
    const card = root.querySelector(".bubble:not(.placed)");
    return card !== null && root.activeElement === card;
  });
  expect(held).toBe(true);
});
