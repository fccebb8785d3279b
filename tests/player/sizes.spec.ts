import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";
const words = "Words that go on for a while, so that the card has to scroll. ".repeat(8);
const guides = Array.from({ length: 14 }, (_, index) =>
  guide(5 + index, `Guide number ${index + 1}`, [step("a", "slide", { content: words })]),
);
const sizeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
}

for (const [name, text, height] of [
  ["text of twice the size on a phone", 32, 568],
  ["a window of 320 by 256", 16, 256],
] as const) {
  test(`everything can be read and pressed with ${name}`, async ({ page, host }) => {
    await setTextSize(page, text);
    await page.setViewportSize({ width: 320, height });
    host.bundle = bundleOf(guides);
    host.pages.own = "<p>x</p>{player}";
    await page.goto(`${host.url}/page/own`);
    await page.locator(".launcher").click();
    await expect(page.getByRole("searchbox")).toBeInViewport({ ratio: 1 });
    expect(await sizeOf(page, ".panel .heading")).toBeCloseTo(text, 0);
    await expect(page.locator(".panel")).toBeInViewport({ ratio: 1 });
    expect(await page.locator(".panel").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const last = page.getByRole("button", { name: "Guide number 14" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page.locator(card)).toBeInViewport({ ratio: 1 });
    expect(await sizeOf(page, `${card} .text`)).toBeCloseTo(text * 0.875, 0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Leave", exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.locator("[data-part=finished]")).toBeInViewport({ ratio: 1 });
  });
}

test("a list and a card show that they go on, above and below", async ({ page, host }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 400, height: 500 });
  host.bundle = bundleOf([...guides, guide(40, "Long", [step("a", "slide", { content: words.repeat(3) })])]);
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await page.locator(".launcher").click();
  await expect(page.locator(".panel")).toBeVisible();
  await goesOn(page, ".list", 2);
  await page.keyboard.press("Escape");
  await startGuide(page, 40);
  await expect(page.locator(card)).toBeVisible();
  await goesOn(page, `${card} .body`, 11);
});

/** Looks at the edges of what scrolls, where nothing stands but its background. */
async function goesOn(page: Page, selector: string, inset: number) {
  const { x, y, height } = (await page.locator(selector).boundingBox())!;
  const edge = async (top: number) => (await page.screenshot({ clip: { x: x + inset, y: top, width: 4, height: 3 } })).toString("base64");
  const both = async () => ({ above: await edge(y + 1), below: await edge(y + height - 4) });
  const start = await both();
  await page.locator(selector).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const end = await both();
  expect(start.below).not.toBe(start.above);
  expect(end.above).not.toBe(start.above);
  expect(end.below).toBe(start.above);
}

test("with the system's own colours what matters most and what runs still stand out", async ({ page, host }) => {
  await page.emulateMedia({ forcedColors: "active" });
  host.bundle = bundleOf([guide(5, "Two", [step("a", "step", { identifier: "#x" }), step("b", "step", { identifier: "#x" })])]);
  host.pages.own = '<p id="x">x</p>{player}';
  await page.goto(`${host.url}/page/own`);
  await startGuide(page, 5);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title b");
  const ground = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(`${card} .button.main`)).not.toBe(await ground(`${card} .button:not(.main)`));
  await page.locator(".launcher").click();
  expect(await ground(".mark.running")).toBe(await ground(`${card} .button.main`));
});
