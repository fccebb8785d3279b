import type { Page } from "@playwright/test";
import type { BundleStep } from "#app/domain/player/bundle.ts";
import type { Target } from "#app/domain/targets/target.ts";
import { bundleOf, step } from "./support/bundle.ts";
import { expect, test } from "./support/test.ts";

const card = "[data-part=card]";
const last = step("b", "slide");
const at = (identifier: string, more: Partial<BundleStep> = {}) => step("a", "step", { identifier, ...more });
const STYLE = `<style nonce="n1">.box { position: relative; display: inline-block } .box i { display: inline-block; width: 20px; height: 20px; border: 1px solid }
  .box input { position: absolute; inset: 0; opacity: 0; width: 20px; height: 20px; margin: 0 } .unseen { opacity: 0 }
  [contenteditable] { min-height: 30px; border: 1px solid } .slow { scroll-behavior: smooth }</style>`;
const WHEN = { nextWhen: "condition", nextIf: "nonempty", nextButton: false } as const;

test("a box to tick that lies unseen over what is drawn for it can be pointed at; what is in a part that is unseen cannot", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  const box = (id: string) => `<label class="box"><i></i><input type="checkbox" id="${id}">Agree</label>`;
  await ownPage(`${box("agree")}<div class="unseen">${box("unseen")}</div>${STYLE}`, [
    at("#agree", WHEN),
    step("u", "step", { identifier: "#unseen", wait: 0 }),
  ]);
  await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title a");
  await page.locator("#agree").check();
  await expect(page.locator(card)).toContainText("This step was not found");
});

const rich = '<div id="t" contenteditable="true">Old</div>';
const radios =
  '<div id="t" role="radiogroup"><span role="radio" tabindex="0" aria-checked="true">A</span> <span role="radio" tabindex="0" aria-checked="false">B</span></div>';
const script = `<script nonce="n1">document.getElementById("t").addEventListener("click", ({ target }) => {
  if (target.getAttribute("role") !== "radio") return;
  for (const one of document.querySelectorAll("[role=radio]")) one.setAttribute("aria-checked", String(one === target));
})</script>`;
const change: [string, string, (page: Page) => Promise<unknown>][] = [
  [
    "rich text",
    rich,
    async (page) => {
      await page.locator("#t").click();
      await page.keyboard.type(" and new");
      await expect(page.locator(card)).toHaveAccessibleName("Title a");
      await page.locator("#away").focus();
    },
  ],
  ["a group of radio buttons of the page's own", radios + script, (page) => page.getByText("B", { exact: true }).click()],
];
for (const [name, html, act] of change) {
  test(`${name} that holds something already leads on once a person has changed it`, async ({ page, ownPage, complaints: _ }) => {
    await ownPage(`${STYLE}${html}<button id="away">Away</button>`, [at("#t", WHEN), last]);
    await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title a");
    await page.waitForTimeout(1200);
    await expect(page.locator(card)).toHaveAccessibleName("Title a");
    await act(page);
    await expect(page.locator(card)).toHaveAccessibleName("Title b");
  });
  test(`${name} ends a guide whose last step asks for it`, async ({ page, ownPage, complaints: _ }) => {
    await ownPage(`${STYLE}${html}<button id="away">Away</button>`, [at("#t", WHEN)]);
    await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title a");
    await act(page);
    await expect(page.locator(card)).toHaveCount(0);
  });
}

test("what is around rich text is read as what is written in it, and filled in", async ({ page, ownPage, complaints: _ }) => {
  await ownPage('<div id="t"><span>Note</span><div id="in" contenteditable="true"></div></div><button id="away">Away</button>', [
    at("#t", { ...WHEN, autofill: "From the guide" }),
    last,
  ]);
  await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title a");
  await page.waitForTimeout(1200);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.locator("#in")).toHaveText("From the guide");
  await page.locator("#in").focus();
  await page.locator("#away").focus();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

const row: Target = {
  ...{ tag: "button", language: "", selector: "#captured" },
  recipes: [
    { kind: "role", role: "button", name: "row 120", others: [], shared: false },
    {
      kind: "place",
      around: [{ tag: "div", role: "", name: "", keys: [{ name: "id", value: "list" }], scrolls: true }],
      nth: 0,
      of: 1,
      before: "",
      after: "",
    },
  ],
};
const DRAW = `const rows = list.firstElementChild;
  list.style.cssText += "height:200px;overflow-y:auto"; rows.style.cssText = "height:8000px;position:relative";
  const draw = () => { const first = Math.floor(list.scrollTop / 40); rows.replaceChildren(...Array.from({ length: 6 }, (_, at) => {
    const one = document.createElement("button"); one.textContent = "Row " + (first + at);
    one.style.cssText = "position:absolute;height:40px;top:" + (first + at) * 40 + "px"; return one; })); };
  list.onscroll = draw; draw();`;
const LISTS: [string, string, string][] = [
  ["scrolls slowly", '<div id="list" class="slow"><div></div></div>', `const list = document.getElementById("list");`],
  [
    "is in a component",
    '<my-list><template shadowrootmode="open"><div id="list"><div></div></div></template></my-list>',
    `const list = document.querySelector("my-list").shadowRoot.getElementById("list");`,
  ],
];
for (const [name, html, find] of LISTS)
  test(`a list that ${name} is scrolled through for a captured target`, async ({ page, ownPage, complaints: _ }) => {
    await ownPage(`${STYLE}${html}<script nonce="n1">${find}${DRAW}</script>`, [at("#captured", { target: row, wait: 20 })]);
    await expect(page.locator(card)).toContainText("Title a");
    await expect(page.getByRole("button", { name: "Row 120" })).toBeInViewport();
  });

test("a hint that is not to be seen when its time is over fails for that, whatever it was before", async ({
  page,
  host,
  complaints: _,
}) => {
  host.bundle = bundleOf([], { tooltips: [{ id: 1, language: "en", url: "", identifier: "#late", show: "icon", text: "Text", wait: 2 }] });
  host.pages.own = `<p>x</p>{player}`;
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(".hints")).toBeAttached();
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", '<b id="late" hidden>Late</b>'));
  await page.waitForTimeout(2500);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect.poll(() => host.events.find(({ kind }) => kind === "tooltip_failed")?.payload).toMatchObject({ reason: "hidden", wait: 2 });
});
