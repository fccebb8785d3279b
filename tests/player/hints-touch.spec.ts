import { openHints, tooltip } from "./support/hints.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

const card = ".hint-card";
const BODY = `<p><button id="price">Price</button> <span id="net">Net</span></p><p id="far">x</p>
  <style nonce="n1">#far{height:3000px}</style>`;

for (const target of ["#price", "#net"])
  test(`a tap on ${target} opens its tooltip, which a tap elsewhere closes`, async ({ page, host, complaints: _ }) => {
    await openHints(page, host, BODY, [tooltip(1, target, { show: "hover" })]);
    await expect(page.locator(".hints")).toBeAttached();
    await page.locator(target).tap();
    await expect(page.locator(card)).toHaveText("Text 1");
    await page.waitForTimeout(400);
    await expect(page.locator(card)).toBeVisible();
    await page.touchscreen.tap(200, 700);
    await expect(page.locator(card)).toHaveCount(0);
  });

test("a second tap on it closes it, and counts for nothing more", async ({ page, host, complaints: _ }) => {
  await openHints(page, host, BODY, [tooltip(1, "#net", { show: "hover" })]);
  await expect(page.locator(".hints")).toBeAttached();
  await page.locator("#net").tap();
  await expect(page.locator(card)).toBeVisible();
  await page.locator("#net").tap();
  await expect(page.locator(card)).toHaveCount(0);
  await page.waitForTimeout(500);
  await expect(page.locator(card)).toHaveCount(0);
});

test("a finger that scrolls the page from there opens nothing", async ({ page, host, complaints: _ }) => {
  await openHints(page, host, BODY, [tooltip(1, "#price", { show: "hover" })]);
  await expect(page.locator(".hints")).toBeAttached();
  const { x, y } = (await page.locator("#price").boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", up: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: x + 9, y: y + 9 - up }] });
  await touch("touchStart", 0);
  for (const up of [20, 60, 100]) await touch("touchMove", up);
  await touch("touchEnd", 100);
  await page.waitForTimeout(600);
  await expect(page.locator(card)).toHaveCount(0);
});
