import { expect, test } from "vitest";
import { buttonOf, STEP_KEYS } from "./use-step-keys.ts";

const none = { altKey: true, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false, target: document.body };
const field = document.createElement("textarea");

test.each([
  ["Alt and S", { code: "KeyS", key: "s" }, false, STEP_KEYS.KeyS],
  ["Alt, Shift and S", { code: "KeyS", key: "S", shiftKey: true }, false, undefined],
  ["Alt and S in a text", { code: "KeyS", key: "s", target: field }, false, STEP_KEYS.KeyS],
  ["Option and S, which types a character", { code: "KeyS", key: "\u00df", target: field }, true, undefined],
  ["Option and N, which waits for the next letter", { code: "KeyN", key: "Dead", target: field }, true, undefined],
  ["Alt and an arrow in a text", { code: "ArrowUp", key: "ArrowUp", target: field }, false, STEP_KEYS.ArrowUp],
  ["Option and an arrow, which moves through a text", { code: "ArrowUp", key: "ArrowUp", target: field }, true, undefined],
  ["Option and an arrow elsewhere", { code: "ArrowUp", key: "ArrowUp" }, true, STEP_KEYS.ArrowUp],
  ["AltGr", { code: "KeyS", key: "s", ctrlKey: true }, false, undefined],
  ["S alone", { code: "KeyS", key: "s", altKey: false }, false, undefined],
])("%s", (_, key, isApple, button) => {
  expect(buttonOf({ ...none, ...key }, isApple)).toBe(button);
});
