import type { Page } from "@playwright/test";
import { step } from "./support/bundle.ts";
import { expect, startGuide, test } from "./support/test.ts";

const card = "handrail-player [data-part=card]";
const next = "handrail-player [data-part=next]";
const LONG = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join("\n");

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

for (const type of ["slide", "step"] as const)
  test(`the next ${type} with long text begins at its top`, async ({ page, ownPage, complaints: _ }) => {
    await page.setViewportSize({ width: 900, height: 500 });
    const long = (id: string) => step(id, type, { identifier: "#t", content: LONG });
    await ownPage('<button id="t">T</button>', [long("a"), long("b")]);
    const body = page.locator(`${card} .body`);
    await entered(page);
    await body.evaluate((one) => one.scrollTo(0, 300));
    await page.locator(next).press("Enter");
    await expect(page.locator(`${card} .foot .grow`)).toHaveText("Step 2 of 2");
    await expect.poll(() => body.evaluate((one) => one.scrollTop)).toBe(0);
  });

test("a card whose target is replaced stays seen, where it was read", async ({ page, ownPage, complaints: _ }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await ownPage('<div id="box"><button id="t">T</button></div>', [step("a", "step", { identifier: "#t", content: LONG })]);
  await expect(page.locator(`${card}.placed`)).toHaveCSS("opacity", "1");
  await page.locator(`${card} .body`).evaluate((one) => one.scrollTo(0, 300));
  const seen = await page.evaluate(async () => {
    const shown = document.querySelector("handrail-player")!.shadowRoot!.querySelector<HTMLElement>("[data-part=card]")!;
    document.getElementById("box")!.innerHTML = '<button id="t">T</button>';
    let least = 1;
    const until = performance.now() + 600;
    while (performance.now() < until) {
      await new Promise(requestAnimationFrame);
      least = Math.min(least, Number(getComputedStyle(shown).opacity));
    }
    return { least, top: shown.querySelector(".body")!.scrollTop };
  });
  expect(seen).toEqual({ least: 1, top: 300 });
});

test("while the next step is not there yet, a further Enter opens nothing, and its card gets the focus", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  const steps = [step("a", "step", { identifier: "#t" }), step("b", "step", { identifier: "#late" })];
  await ownPage('<button id="t">T</button><div id="box"></div>', steps);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await entered(page);
  await page.locator(next).press("Enter");
  await page.waitForTimeout(250);
  await page.keyboard.press("Enter");
  await page.evaluate(() => (document.getElementById("box")!.innerHTML = '<button id="late">Late</button>'));
  await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title b");
  await entered(page);
  await expect(page.locator(".panel")).toHaveCount(0);
});

test("a field that somebody went to while the next step was not there yet keeps the focus", async ({ page, ownPage, complaints: _ }) => {
  const steps = [step("a", "step", { identifier: "#t" }), step("b", "step", { identifier: "#late" })];
  await ownPage('<button id="t">T</button><input id="f" aria-label="F"><div id="box"></div>', steps);
  await entered(page);
  await page.locator(next).press("Enter");
  await page.locator("#f").focus();
  await page.evaluate(() => (document.getElementById("box")!.innerHTML = '<button id="late">Late</button>'));
  await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title b");
  await page.waitForTimeout(200);
  await expect(page.locator("#f")).toBeFocused();
});

for (const call of ["stop", "reset"] as const)
  test(`so it does when the run ends meanwhile, by "${call}"`, async ({ page, ownPage, complaints: _ }) => {
    const steps = [step("a", "step", { identifier: "#t" }), step("b", "step", { identifier: "#late" })];
    await ownPage('<button id="own">Own</button><button id="t">T</button><input id="f" aria-label="F">', steps);
    await page.evaluate(() => window.Handrail?.reset?.());
    await expect(page.locator(card)).toHaveCount(0);
    await page.locator("#own").focus();
    await startGuide(page, 5);
    await entered(page);
    await page.locator(next).press("Enter");
    await expect(page.locator(card)).toHaveCount(0);
    await page.locator("#f").focus();
    await page.evaluate((name) => window.Handrail?.[name]?.(), call);
    await page.waitForTimeout(200);
    await expect(page.locator("#f")).toBeFocused();
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

test("from a slide to a target, who goes on by Tab before the card stands where it belongs stays there", async ({
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
    for (let time = 0; time < 50 && (root.activeElement as HTMLElement | null)?.dataset.part !== "card"; time++) await task();
    const card = root.querySelector(".bubble:not(.placed)")!;
    card.querySelector<HTMLElement>("[data-part=next]")!.focus();
    while (!card.matches(".placed")) await task();
    await task();
    return (root.activeElement as HTMLElement | null)?.dataset.part;
  });
  expect(held).toBe("next");
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
