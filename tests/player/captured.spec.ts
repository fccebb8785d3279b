import type { Page } from "@playwright/test";
import type { Around, Target } from "#app/domain/targets/target.ts";
import { step } from "./support/bundle.ts";
import { at, button } from "./support/captured.ts";
import { runInPage } from "./support/in-page.ts";
import { expect, flush, test } from "./support/test.ts";

const card = "handrail-player [data-part=card]";

test("a captured target is played", async ({ page, ownPage }) => {
  await ownPage("<button>Save</button>", [at(button("save"))]);
  await expect(page.locator(card)).toContainText("Title a");
});

test("one whose wait is 0 fails at once, with how sure it was", async ({ page, host, ownPage }) => {
  await ownPage("<button>Other</button>", [at(button("save"), { wait: 0 })]);
  await page.getByRole("button", { name: "Exit guide" }).click({ timeout: 3000 });
  await flush(page);
  await expect.poll(() => host.events.find(({ kind }) => kind === "step_failed")?.payload).toEqual({ reason: "absent", score: 0, wait: 0 });
});

test("a list that makes its rows while it scrolls is scrolled through for a captured target", async ({ page, ownPage }) => {
  const script = `const list = document.getElementById("list"), rows = document.getElementById("rows");
    list.style.cssText = "height:200px;overflow-y:auto"; rows.style.cssText = "height:8000px;position:relative";
    const draw = () => { const first = Math.floor(list.scrollTop / 40); rows.replaceChildren(...Array.from({ length: 6 }, (_, at) => {
      const one = document.createElement("button"); one.textContent = "Row " + (first + at);
      one.style.cssText = "position:absolute;height:40px;top:" + (first + at) * 40 + "px"; return one; })); };
    list.onscroll = draw; draw();`;
  await ownPage(`<div id="list"><div id="rows"></div></div><script nonce="n1">${script}</script>`, [
    at(button("row 120", true), { wait: 20 }),
  ]);
  await expect(page.locator(card)).toContainText("Title a");
  await expect(page.getByRole("button", { name: "Row 120" })).toBeInViewport();
});

const DRAWN = `<style nonce="n1">.contents{display:contents} .flat{height:0} .flat>*{position:absolute;top:200px;left:300px;width:120px;height:40px} .rolled{height:0;overflow:hidden}</style>`;

for (const [what, html] of [
  ["has no box", '<div class="contents" id="t"><button>Inside</button></div>'],
  ["has no height", '<div class="flat" id="t"><button>Inside</button></div>'],
] as const)
  test(`an element that ${what} is there when what is in it is, and is shown around that`, async ({ page, ownPage }) => {
    await ownPage(DRAWN + html, [step("a", "step", { identifier: "#t" })]);
    await expect(page.locator(`${card}.placed`)).toBeVisible();
    const [inner, outline] = await Promise.all([
      page.getByRole("button", { name: "Inside" }).boundingBox(),
      page.locator("handrail-player .outline").boundingBox(),
    ]);
    expect(outline!.x).toBeLessThan(inner!.x);
    expect(outline!.x + outline!.width).toBeGreaterThan(inner!.x + inner!.width);
    expect(outline!.width).toBeLessThan(inner!.width + 30);
  });

test("one that is rolled up is hidden, whatever is in it", async ({ page, host, ownPage }) => {
  await ownPage(`${DRAWN}<div class="rolled" id="t"><button>Inside</button></div>`, [step("a", "step", { identifier: "#t", wait: 0 })]);
  await page.getByRole("button", { name: "Exit guide" }).click({ timeout: 3000 });
  await flush(page);
  await expect.poll(() => host.events.find(({ kind }) => kind === "step_failed")?.payload?.reason).toBe("hidden");
});

/** A list that makes its rows while the page is scrolled. */
const ON_WINDOW = `<div id="list"></div><script nonce="n1">const list = document.getElementById("list");
  list.style.cssText = "height:8000px;position:relative";
  const draw = () => { const first = Math.floor(scrollY / 40); list.replaceChildren(...Array.from({ length: 12 }, (_, at) => {
    const one = document.createElement("button"); one.textContent = "Row " + (first + at);
    one.style.cssText = "position:absolute;height:40px;top:" + (first + at) * 40 + "px"; return one; })); };
  onscroll = draw; draw();</script>`;

/** A button that was captured in such a list. */
function onWindow(name: string): Target {
  const list: Around = { tag: "div", role: "", name: "", keys: [{ name: "id", value: "list" }], scrolls: false, isOnWindow: true };
  return {
    ...button(name),
    recipes: button(name).recipes.map((recipe) => (recipe.kind === "place" ? { ...recipe, around: [list] } : recipe)),
  };
}

test("a list that makes its rows while the page scrolls is scrolled through with it", async ({ page, ownPage }) => {
  await ownPage(ON_WINDOW, [at(onWindow("row 120"), { wait: 20 })]);
  await expect(page.locator(card)).toContainText("Title a");
  await expect(page.getByRole("button", { name: "Row 120" })).toBeInViewport();
});

test("such a list needs no name of its own, whatever is around it", async ({ page, ownPage }) => {
  const list: Around = { tag: "div", role: "", name: "", keys: [], scrolls: false, isOnWindow: true };
  const target = button("row 120");
  const recipes = target.recipes.map((recipe) => (recipe.kind === "place" ? { ...recipe, around: [list] } : recipe));
  await ownPage(`<div><div>${ON_WINDOW}</div></div>`, [at({ ...target, recipes }, { wait: 20 })]);
  await expect(page.locator(card)).toContainText("Title a");
});

test("a step has not failed while its list is still scrolled through", async ({ page, host, ownPage }) => {
  await ownPage(ON_WINDOW, [at(onWindow("row 150"), { wait: 1 })]);
  await expect(page.locator(`${card}.placed`)).toContainText("Title a", { timeout: 20_000 });
  await flush(page);
  await expect.poll(() => host.events.map(({ kind }) => kind)).toContain("step_shown");
  expect(host.events.map(({ kind }) => kind)).not.toContain("step_failed");
});

test("a place for content of others is there when that is", async ({ page, ownPage }) => {
  const shadow = `<div id="host"><button>Inside</button></div><script nonce="n1">document.getElementById("host")
    .attachShadow({ mode: "open" }).innerHTML = '<slot id="t"></slot>';</script>`;
  await ownPage(shadow, [step("a", "step", { identifier: "slot#t" })]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
});

for (const [what, html, isOnWindow] of [
  ["a list that makes its rows while the page scrolls", ON_WINDOW, true],
  ["a list that has all of its rows", `<div id="list">${"<button>Row</button><br>".repeat(400)}</div>`, undefined],
  [
    "a page of tall pictures",
    `<div id="list"><canvas height="2500"></canvas><canvas height="2500"></canvas><button>Row</button></div>`,
    undefined,
  ],
  ["a page with fields alone", `<div id="list">${'<input class="row"><br>'.repeat(300)}<button>Row</button></div>`, undefined],
  [
    "a tall box that holds little",
    `<style nonce="n1">#list{height:6000px}</style><div id="list"><h1>Report</h1><button>Row</button></div>`,
    undefined,
  ],
] as const)
  test(`${what} is captured ${isOnWindow ? "as one" : "as any other"}`, async ({ page, ownPage }) => {
    await ownPage(html, []);
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(page.getByRole("button", { name: "Row" }).last()).toBeAttached();
    const around = await runInPage<Around[]>(
      page,
      `import { captureTarget } from "#player/editor/capture-target.ts";
       const { recipes } = captureTarget(document.querySelector("#list button"), { attributes: [], valueBlocklist: [], minParents: 0 });
       globalThis.result = recipes.find(({ kind }) => kind === "place").around;`,
    );
    expect(around.find(({ keys }) => keys.some(({ value }) => value === "list"))?.isOnWindow).toBe(isOnWindow);
  });

test("the page stands where it stood when the guide is left meanwhile", async ({ page, ownPage }) => {
  await ownPage(ON_WINDOW + COUNT, [at(onWindow("gone"), { wait: 20 })]);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(5);
  await page.evaluate(() => window.Handrail?.stop?.());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

const COUNT = `<script nonce="n1">window.tops = 0; addEventListener("scroll", () => tops++); scrollTo(0, 400);</script>`;
const scrolled = (page: Page) => page.evaluate(() => (window as unknown as { tops: number }).tops);

test("the page stands where it stood when nothing is found in such a list", async ({ page, ownPage }) => {
  await ownPage(ON_WINDOW + COUNT, [at(onWindow("gone"), { wait: 20 })]);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(5);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

test("the page is never scrolled for a target that was in no such list", async ({ page, ownPage }) => {
  await ownPage(ON_WINDOW + COUNT, [at(button("gone"), { wait: 20 })]);
  await page.waitForTimeout(2500);
  expect(await scrolled(page)).toBeLessThan(2);
});

test("what is in components within components is looked at once", async ({ page, ownPage }) => {
  await ownPage("<p>Page</p>", []);
  const looks = await runInPage<number>(
    page,
    `import { isVisible } from "#player/targets/visible.ts";
     let outer = document.createElement("p");
     outer.hidden = true;
     for (let depth = 0; depth < 16; depth++) {
       const host = document.createElement("x-host");
       host.attachShadow({ mode: "open" }).innerHTML = "<slot></slot>";
       host.append(outer);
       outer = host;
     }
     document.body.append(outer);
     const { getBoundingClientRect } = Element.prototype;
     globalThis.result = 0;
     Element.prototype.getBoundingClientRect = function () { globalThis.result++; return getBoundingClientRect.call(this); };
     isVisible(outer);`,
  );
  expect(looks).toBeGreaterThan(16);
  expect(looks).toBeLessThan(50);
});
