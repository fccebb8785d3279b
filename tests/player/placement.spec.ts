import { step } from "./support/bundle.ts";
import { expect, test } from "./support/test.ts";

/** Where a target stands in a window of 1000 by 700, and on which side of it its card is to stand. */
const places = [
  ["in the middle of the top", "left:450px;top:40px;width:100px;height:30px", "bottom"],
  ["in the upper left corner", "left:4px;top:4px;width:40px;height:30px", "right"],
  ["in the upper right corner", "left:950px;top:4px;width:40px;height:30px", "left"],
  ["at the bottom", "left:300px;top:650px;width:200px;height:40px", "top"],
  ["tall at the left", "left:10px;top:10px;width:60px;height:680px", "right"],
  ["tall at the right", "left:930px;top:10px;width:60px;height:680px", "left"],
] as const;

for (const [name, style, side] of places) {
  test(`the card of a target ${name} stands at its ${side} within the window, and its arrow points at it`, async ({ page, ownPage }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await ownPage(`<button id="t" aria-label="Target"></button><style nonce="n1">#t{position:fixed;${style}}</style>`, [
      step("a", "step", { identifier: "#t" }),
    ]);
    const card = page.locator("[data-part=card]");
    await expect(card).toHaveAttribute("data-side", side);
    await expect(card).toHaveClass(/placed/);
    const [target, box, arrow] = await Promise.all(
      [page.locator("#t"), card, page.locator("[data-part=arrow]")].map((part) => part.boundingBox()),
    );
    if (!target || !box || !arrow) throw new Error("not laid out");
    expect(box.x).toBeGreaterThanOrEqual(8);
    expect(box.y).toBeGreaterThanOrEqual(8);
    expect(box.x + box.width).toBeLessThanOrEqual(992);
    expect(box.y + box.height).toBeLessThanOrEqual(692);
    const gaps = {
      bottom: box.y - (target.y + target.height),
      top: target.y - (box.y + box.height),
      right: box.x - (target.x + target.width),
      left: target.x - (box.x + box.width),
    };
    expect(Math.abs(gaps[side] - 16)).toBeLessThanOrEqual(1);
    const isBeside = side === "left" || side === "right";
    const [from, length] = isBeside ? [box.y, box.height] : [box.x, box.width];
    const wanted = isBeside ? target.y + target.height / 2 : target.x + target.width / 2;
    const points = isBeside ? arrow.y + arrow.height / 2 : arrow.x + arrow.width / 2;
    const nearest = Math.max(from + 18, Math.min(wanted, from + length - 18));
    expect(Math.abs(points - nearest)).toBeLessThanOrEqual(2);
  });
}

const FORM = `<form><label>Name <input id="t"></label><label>Company <input id="company"></label><label>Stage <select id="stage"><option>Lead</option></select></label><button id="save">Save</button></form>
<style nonce="n1">form{position:fixed;left:600px;top:200px;display:grid;gap:12px;width:220px}input,select{width:200px;height:30px}</style>`;

test("a card does not cover the fields that come next, where there is room beside", async ({ page, ownPage }) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await ownPage(FORM, [step("a", "step", { identifier: "#t" })]);
  const card = page.locator("[data-part=card]");
  await expect(card).toHaveClass(/placed/);
  const box = (await card.boundingBox())!;
  for (const id of ["#t", "#company", "#stage", "#save"]) {
    const field = (await page.locator(id).boundingBox())!;
    const isBeside =
      field.x + field.width <= box.x || box.x + box.width <= field.x || field.y + field.height <= box.y || box.y + box.height <= field.y;
    expect([id, isBeside]).toEqual([id, true]);
  }
});

test("a card keeps its side while the page scrolls, and chooses anew once it rests", async ({ page, ownPage }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await ownPage(
    '<div id="t">Target</div><div id="tall"></div><style nonce="n1">#t{margin:300px 400px 0;height:40px;width:200px}#tall{height:2000px}</style>',
    [step("a", "step", { identifier: "#t" })],
  );
  const card = page.locator("[data-part=card]");
  await expect(card).toHaveAttribute("data-side", "bottom");
  await page.evaluate(() => document.querySelector<HTMLElement>("#t")!.style.setProperty("margin-top", "640px"));
  await expect(card).toHaveAttribute("data-side", "top");
});

test("while the page scrolls, the outline only moves, in whole pixels, and the arrow stays as it is", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  const far = `${"<p>above</p>".repeat(3)}<button id="t">Target of an odd width</button>${"<p>below</p>".repeat(80)}`;
  await ownPage(`<style nonce="n1">p{height:30.3px}#t{width:151.37px;height:33.3px}</style>${far}`, [
    step("a", "step", { identifier: "#t" }),
  ]);
  await expect(page.locator("[data-part=card].placed")).toBeVisible();
  await page.waitForTimeout(300);
  const seen = await page.evaluate(async () => {
    const root = document.querySelector("handrail-player")!.shadowRoot!;
    const [outline, arrow] = ["outline", "arrow"].map((name) => root.querySelector<HTMLElement>(`[data-part=${name}]`)!);
    let written = 0;
    const watch = new MutationObserver((records) => (written += records.length));
    watch.observe(arrow!, { attributes: true, attributeFilter: ["style"] });
    const [moves, sizes] = [new Set<string>(), new Set<string>()];
    for (let time = 0; time < 8; time++) {
      scrollBy(0, 3);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      moves.add(outline!.style.transform);
      sizes.add(`${outline!.style.width} ${outline!.style.height}`);
    }
    return { written, moves: moves.size, sizes: [...sizes] };
  });
  expect(seen).toEqual({ written: 0, moves: 8, sizes: ["161px 43px"] });
});
