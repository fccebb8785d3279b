import type { Page } from "@playwright/test";
import type { CardSide } from "#app/domain/guides/step.ts";
import type { BundleStep } from "#app/domain/player/bundle.ts";
import { step } from "./support/bundle.ts";
import { expect, test } from "./support/test.ts";

const card = "[data-part=card]";
const outline = "[data-part=outline]";
const last = step("b", "slide");
/** In a window of 1000 by 700 there is room on every side of it. */
const MIDDLE = "left:440px;top:320px;width:120px;height:40px";
const target = (style: string) =>
  `<button id="t">Target</button><p id="away">Away</p><style nonce="n1">body{background:#fff}#t{position:fixed;${style}}#away{position:fixed;left:20px;top:500px}</style>`;
const at = (more: Partial<BundleStep> = {}) => step("a", "step", { identifier: "#t", ...more });

/** The colour of the window at a point, as it is on screen: red, green and blue from 0 to 255. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString("base64");
  // The page's own policy lets it read no picture.
  const blank = await page.context().newPage();
  const colour = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas").getContext("2d")!;
    canvas.drawImage(image, 0, 0);
    return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  }, picture);
  await blank.close();
  return colour;
}

for (const [wanted, style, stands] of [
  ["top", MIDDLE, "top"],
  ["right", MIDDLE, "right"],
  ["bottom", MIDDLE, "bottom"],
  ["left", MIDDLE, "left"],
  ["auto", MIDDLE, "bottom"],
  ["top", "left:440px;top:10px;width:120px;height:40px", "bottom"],
  ["right", "left:870px;top:320px;width:120px;height:40px", "left"],
  ["bottom", "left:440px;top:640px;width:120px;height:40px", "top"],
  ["left", "left:10px;top:320px;width:120px;height:40px", "right"],
  ["left", "left:10px;top:320px;width:980px;height:40px", "bottom"],
] as [CardSide, string, string][]) {
  test(`a step that is to show at the side ${wanted} of a target at ${style} shows at its ${stands}`, async ({ page, ownPage }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await ownPage(target(style), [at({ side: wanted }), last]);
    await expect(page.locator(`${card}.placed`)).toHaveAttribute("data-side", stands);
    // It also is there once the page rests, when the side is chosen anew.
    await page.waitForTimeout(400);
    await expect(page.locator(card)).toHaveAttribute("data-side", stands);
    await expect(page.locator(card)).toBeInViewport({ ratio: 1 });
  });
}

test("a card at a chosen side keeps it while its target moves, and comes back to it when there is room again", async ({
  page,
  ownPage,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await ownPage(target(MIDDLE), [at({ side: "right" }), last]);
  await expect(page.locator(`${card}.placed`)).toHaveAttribute("data-side", "right");
  const moveTo = (left: string) => page.evaluate((to) => document.querySelector<HTMLElement>("#t")!.style.setProperty("left", to), left);
  await moveTo("860px");
  await expect(page.locator(card)).toHaveAttribute("data-side", "left");
  await moveTo("300px");
  await expect(page.locator(card)).toHaveAttribute("data-side", "right");
});

test("a dimmed page is dark around a target that stays bright and can be used, as can the page", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await ownPage(target("left:440px;top:320px;width:120px;height:40px;background:#fff;border:0"), [
    at({ highlight: "dim", nextWhen: "click", nextButton: false }),
    last,
  ]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  expect(await colourAt(page, 450, 325)).toEqual([255, 255, 255]);
  for (const [x, y] of [
    [5, 5],
    [995, 5],
    [420, 340],
    [5, 695],
  ] as const)
    expect(Math.max(...(await colourAt(page, x, y)))).toBeLessThan(150);
  await page.evaluate(() =>
    document.getElementById("away")!.addEventListener("click", ({ currentTarget }) => (currentTarget as Element).append("!")),
  );
  await page.locator("#away").click();
  await expect(page.locator("#away")).toHaveText("Away!");
  await page.locator("#t").click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("without a highlight nothing is drawn around the target, which may still be shielded", async ({ page, ownPage }) => {
  await ownPage(target(MIDDLE), [at({ highlight: "none", clickable: false }), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  const look = await page.locator(outline).evaluate((element) => {
    const { borderTopWidth, boxShadow, pointerEvents } = getComputedStyle(element);
    return { borderTopWidth, boxShadow, pointerEvents };
  });
  expect(look).toEqual({ borderTopWidth: "0px", boxShadow: "none", pointerEvents: "auto" });
});

test("in forced colours a target has its outline, also where the page would be dimmed", async ({ page, ownPage }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await ownPage(target(MIDDLE), [at({ highlight: "dim" }), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await expect(page.locator(outline)).toHaveCSS("border-top-width", "3px");
  await expect(page.locator(outline)).toHaveCSS("border-top-style", "solid");
});

for (const [type, height] of [
  ["step", 200],
  ["slide", 240],
] as const) {
  test(`the frame of a video is ${height} pixels high in a ${type} (specification 1, section 9)`, async ({ page, ownPage }) => {
    await page.route("https://www.youtube.com/**", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    const media = { type: "video" as const, url: "https://www.youtube.com/embed/a", title: "See it" };
    await ownPage(target(MIDDLE), [step("a", type, { media, ...(type === "step" && { identifier: "#t" }) }), last]);
    await expect(page.locator(`${card} iframe`)).toHaveCSS("height", `${height}px`);
  });
}
