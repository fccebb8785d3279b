import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, startGuide, test } from "./support/test.ts";

const card = "handrail-player [data-part=card]";
const held = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement | null;
    const inner = active?.shadowRoot?.activeElement as HTMLElement | null;
    return inner?.dataset.part ?? inner?.className ?? active?.id ?? "";
  });

/** A script that does something just after the player has drawn a part. */
const after = (part: string, what: string) => `<script nonce="n1">const wait = setInterval(() => {
  const root = document.querySelector("handrail-player")?.shadowRoot;
  if (!root) return;
  clearInterval(wait);
  const watch = new MutationObserver(() => { if (root.querySelector("${part}")) { watch.disconnect(); ${what} } });
  watch.observe(root, { subtree: true, childList: true });
}, 0);</script>`;

const REPLACE = `const again = () => { const one = document.createElement("button"); one.id = "t"; one.textContent = "T";
  document.getElementById("box").replaceChildren(one); };`;

for (const when of ["again()", "requestAnimationFrame(again)", "setTimeout(again, 10)"])
  test(`a card has the focus also when its target is replaced by ${when} before it stands`, async ({ page, ownPage, complaints: _ }) => {
    await ownPage(`<div id="box"><button id="t">T</button></div>${after(".bubble", `${REPLACE} ${when};`)}`, [
      step("a", "slide"),
      step("b", "step", { identifier: "#t" }),
    ]);
    await page.locator("[data-part=next]").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(`${card}.placed`)).toBeVisible();
    await expect.poll(() => held(page)).toBe("card");
  });

test("a popup has the focus also when the page changes its address as it opens", async ({ page, host, complaints: _ }) => {
  const promotion = { language: "en", headline: "New: the forecast", content: "", media: [], start: "Go", later: "Later", leave: "Leave" };
  host.bundle = bundleOf([guide(6, "Forecast", [step("a", "slide")], { showing: { auto: true }, promotion })]);
  host.pages.own = `<p>x</p>{player}${after("[data-part=card]", 'history.pushState(null, "", "?x=1");')}`;
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(card)).toBeVisible();
  await expect.poll(() => held(page)).toBe("card");
});

test("what is said is put into a region that was there before", async ({ page, ownPage, complaints: _ }) => {
  await ownPage('<label>Name <input id="f"></label><button id="t">T</button>', [step("a", "step", { identifier: "#t" })]);
  await page.evaluate(() => window.Handrail?.reset?.());
  await expect(page.locator(card)).toHaveCount(0);
  await expect(page.locator(".launcher")).toBeVisible();
  await page.locator("#f").focus();
  await page.evaluate(() => {
    const seen = window as unknown as { log: string[] };
    seen.log = [];
    const regions = (node: Node) =>
      node instanceof Element ? [node, ...node.querySelectorAll("*")].filter((one) => one.matches("[aria-live=polite].quiet")) : [];
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of addedNodes) {
          for (const region of regions(node)) seen.log.push(`region: ${region.textContent}`);
          if (target instanceof Element && target.matches(".quiet[aria-live]")) seen.log.push(`said: ${node.textContent}`);
        }
    }).observe(document.querySelector("handrail-player")!.shadowRoot!, { subtree: true, childList: true });
  });
  await startGuide(page, 5);
  const log = () => page.evaluate(() => (window as unknown as { log: string[] }).log);
  await expect.poll(log).toContainEqual(expect.stringContaining("said: Step 1 of 1"));
  expect((await log())[0]).toBe("region: ");
  await expect(page.locator("handrail-player .quiet[aria-live]")).toHaveAttribute("lang", "en");
});

test("what was said is not said again when the page changes its address", async ({ page, ownPage, complaints: _ }) => {
  await ownPage("<p>x</p>", [step("a", "slide")]);
  await expect(page.locator("handrail-player .quiet[aria-live]")).toContainText("Step 1 of 1");
  const again = await page.evaluate(async () => {
    let count = 0;
    const region = document.querySelector("handrail-player")!.shadowRoot!.querySelector(".quiet[aria-live]")!;
    new MutationObserver((records) => (count += records.length)).observe(region, { childList: true, characterData: true, subtree: true });
    for (let time = 0; time < 5; time++) {
      history.replaceState(null, "", `?x=${time}`);
      await new Promise((done) => setTimeout(done, 300));
    }
    return count;
  });
  expect(again).toBe(0);
});

for (const call of ["reset", "hide"] as const)
  test(`after ${call} the focus is where it was before the run`, async ({ page, ownPage, complaints: _ }) => {
    await ownPage('<button id="own">Own</button>', [step("a", "slide")]);
    await page.evaluate(() => window.Handrail?.reset?.());
    await expect(page.locator(card)).toHaveCount(0);
    await page.locator("#own").focus();
    await startGuide(page, 5);
    await expect.poll(() => held(page)).toBe("card");
    await page.evaluate((name) => window.Handrail?.[name]?.(), call);
    await expect(page.locator("#own")).toBeFocused();
  });

for (const width of [390, 320])
  test(`the number of a step stays on one line at ${width} pixels with texts twice as large`, async ({ page, ownPage, complaints: _ }) => {
    await page.setViewportSize({ width, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await ownPage("<p>x</p>", [step("a", "slide"), step("b", "slide", { backButton: true }), step("c", "slide")]);
    await page.locator("[data-part=next]").click();
    const count = page.locator(`${card} .foot .grow`);
    await expect(count).toHaveText("Step 2 of 3");
    const { height, line } = await count.evaluate((one) => ({
      height: one.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(one).lineHeight),
    }));
    expect(height).toBeLessThan(line * 1.5);
  });
