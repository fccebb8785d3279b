import type { Locator } from "@playwright/test";
import { step } from "./support/bundle.ts";
import { expect, test } from "./support/test.ts";

const card = "[data-part=card]";
const space = (height: number) => `<div data-height="${height}"></div>`;
const lines = (count: number) => "<p>line</p>".repeat(count);

/** Whether the middle of an element's upper and lower edge can be seen: nothing but the player lies over it. */
const isUncovered = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, bottom, width } = target.getBoundingClientRect();
    const at = (y: number) => document.elementsFromPoint(left + width / 2, y).find(({ localName }) => localName !== "handrail-player");
    return [at(top + 1), at(bottom - 1)].every((hit) => hit === target);
  });

const HEADER = `<header>Own header</header>`;
/** Where the target is, what stays over it, and where the page stands when the step begins. */
const places: [string, string, string, string][] = [
  [
    "under a sticky header",
    `${HEADER}${lines(20)}<button id="t">Target</button>${lines(60)}`,
    "header{position:sticky;top:0;height:80px;background:#eee}",
    "scrollTo(0, document.querySelector('#t').offsetTop - 20)",
  ],
  [
    "above a sticky header, out of view",
    `${HEADER}${space(300)}<button id="t">Target</button>${lines(90)}`,
    "header{position:sticky;top:0;height:300px;background:#eee}",
    "scrollTo(0, 1800)",
  ],
  [
    "under a sticky footer",
    `${lines(40)}<button id="t">Target</button>${lines(60)}<footer>Own footer</footer>`,
    "footer{position:sticky;bottom:0;height:90px;background:#eee}",
    "scrollTo(0, document.querySelector('#t').offsetTop - innerHeight + 60)",
  ],
  [
    "under a sticky header of what scrolls on the page",
    `<div id="list">${HEADER}${lines(30)}<button id="t">Target</button>${lines(60)}</div>`,
    "#list{height:400px;width:300px;overflow:auto;margin-top:100px;position:relative}header{position:sticky;top:0;height:80px;background:#eee}",
    "document.querySelector('#list').scrollTop = document.querySelector('#t').offsetTop - 30",
  ],
  [
    "under the head of a table that stays",
    `<div id="list"><table><thead><tr><th>Name</th></tr></thead><tbody>${"<tr><td>row</td></tr>".repeat(30)}<tr><td id="t">Target</td></tr>${"<tr><td>row</td></tr>".repeat(30)}</tbody></table></div>`,
    "#list{height:300px;width:300px;overflow:auto;position:relative}th{position:sticky;top:0;height:60px;background:#eee}",
    "document.querySelector('#list').scrollTop = document.querySelector('#t').offsetTop - 20",
  ],
];

for (const [where, body, style, stand] of places) {
  test(`a target ${where} comes out with room`, async ({ page, ownPage, complaints: _ }) => {
    await ownPage(
      `${body}<style nonce="n1">body{margin:0}p{margin:8px}[data-height]{height:500px}${style}</style><script nonce="n1">${stand}</script>`,
      [step("a", "step", { identifier: "#t" })],
    );
    await expect(page.locator(`${card}.placed`)).toBeVisible();
    await expect.poll(() => isUncovered(page.locator("#t")), { timeout: 5000 }).toBe(true);
    await expect(page.locator(card)).toBeInViewport({ ratio: 1 });
  });
}

test("a target that can be seen is not scrolled to", async ({ page, ownPage }) => {
  await ownPage(`${HEADER}${lines(8)}<button id="t">Target</button>${lines(90)}<style nonce="n1">header{position:sticky;top:0}</style>`, [
    step("a", "step", { identifier: "#t" }),
  ]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.waitForTimeout(900);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [what, body, open] of [
  ["a modal dialog", '<dialog id="top"><button id="t">Target</button></dialog>', "showModal"],
  ["a popover", '<div id="top" popover="manual"><button id="t">Target</button></div>', "showPopover"],
] as const) {
  test(`a target in ${what} that opens later has its card above it, and a press on it counts`, async ({ page, ownPage, complaints: _ }) => {
    await ownPage(`<button id="open">Open</button>${body}`, [
      step("a", "step", { identifier: "#open" }),
      step("b", "step", { identifier: "#t", nextWhen: "click", nextButton: false }),
      step("c", "slide"),
    ]);
    await expect(page.locator(`${card}.placed`)).toBeVisible();
    await page.evaluate((how) => (document.getElementById("top") as unknown as Record<string, () => void>)[how]!(), open);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.locator(card)).toHaveAccessibleName("Title b");
    await expect(page.locator(`${card}.placed`)).toBeVisible();
    // The browser's own hit test: a press on it would not arrive if the page's layer lay above it.
    await page.getByRole("button", { name: "Leave this guide" }).click({ trial: true });
    await page.locator("#t").click();
    await expect(page.locator(card)).toHaveAccessibleName("Title c");
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.locator(card)).toHaveCount(0);
  });
}
