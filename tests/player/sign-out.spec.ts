import { step } from "./support/bundle.ts";
import { expect, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";

/** Counts the listeners that the player has at the window and the document. */
const COUNTING = `<script nonce="n1">
const held = new Map();
const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
const isPage = (target) => [undefined, null, window, document].includes(target) && new Error().stack.includes("/player/");
const keyOf = (name, options) => name + " " + Boolean(options && (options === true || options.capture));
EventTarget.prototype.addEventListener = function (name, listener, options) {
  if (isPage(this) && !(options && options.once)) {
    const key = keyOf(name, options);
    const set = held.get(key) || new Set();
    held.set(key, set.add(listener));
    if (options && options.signal) add.call(options.signal, "abort", () => set.delete(listener));
  }
  return add.call(this ?? window, name, listener, options);
};
EventTarget.prototype.removeEventListener = function (name, listener, options) {
  held.get(keyOf(name, options))?.delete(listener);
  return remove.call(this ?? window, name, listener, options);
};
window.standing = () => ({
  listeners: [...held].map(([key, set]) => key + " " + set.size).filter((line) => !line.endsWith(" 0")).sort(),
  nodes: document.querySelectorAll("*").length,
  own: [...document.querySelector("handrail-player").shadowRoot.querySelectorAll("*")].length,
  sheets: document.querySelector("handrail-player").shadowRoot.adoptedStyleSheets.length,
  popover: document.querySelector("handrail-player").popover,
});</script>`;

type Counted = { standing(): Record<string, unknown> };

test("after reset a page has what a fresh one has: no listener, node or style more, and nothing known of the person", async ({
  page,
  host,
  ownPage,
}) => {
  await ownPage(`${COUNTING}<button id="own">Own</button>`);
  const steps = [step("a", "step", { identifier: "#own", shortcutHints: true }), step("b", "slide")];
  host.bundle = { ...host.bundle, guides: host.bundle.guides.map((one) => ({ ...one, id: 5, steps })) };
  host.bundle.chapters = host.bundle.chapters.map((chapter) => ({ ...chapter, guideIds: [5] }));
  await page.reload();
  await expect(page.locator(".launcher")).toBeVisible();
  await page.evaluate(() => window.Handrail?.identify?.("user-1"));
  const standing = () => page.evaluate(() => (window as unknown as Counted).standing());
  const before = await standing();
  await startGuide(page, 5);
  await expect(page.locator(card)).toBeVisible();
  expect(await standing()).not.toEqual(before);
  for (let time = 0; time < 3; time++) {
    await startGuide(page, 5);
    await expect(page.locator(card)).toBeVisible();
    await page.evaluate(() => window.Handrail?.reset?.());
    await expect(page.locator(card)).toHaveCount(0);
    await expect(page.locator(".launcher")).toBeVisible();
    await expect.poll(standing).toEqual(before);
  }
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("user-1");
  // Who is next finds all as it was.
  await page.locator(".launcher").click();
  await expect(page.getByRole("searchbox")).toBeVisible();
});
