import { expect, test } from "vitest";
import { mediaButton } from "./media-button.ts";

test.each([
  ["without media it adds", null, false, "add"],
  ["adding opens the choice and turns to remove", null, true, "remove"],
  ["closing or choosing returns to add", null, false, "add"],
  ["trash after an image is added", "image", false, "trash"],
  ["trash after a video is added", "video", false, "trash"],
  ["trash after an info box is added", "info", false, "trash"],
  ["none after a link is added", "link", false, "none"],
] as const)("%s", (_, media, isOpen, state) => {
  expect(mediaButton(media, isOpen)).toBe(state);
});
