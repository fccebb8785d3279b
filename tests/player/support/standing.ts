import type { Page } from "@playwright/test";

/** Counts the listeners that the player has at the window and the document. */
export const COUNTING = `<script nonce="n1">
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

/** What the player has on a page that counts: listeners, nodes, style sheets. */
export const standing = (page: Page) => page.evaluate(() => (window as unknown as Counted).standing());
