import { expect, test } from "vitest";
import { looksGenerated } from "./looks-generated.ts";

test.each([
  ...["save-contact", "nav", "search-field", "newContact", "main-menu", "step2form", "email", "kundennummer", "h1", "speichern-schließen"],
  ...["Straße", "送信"],
])("%s was named by somebody", (value) => {
  expect(looksGenerated(value)).toBe(false);
});

test.each([
  ...["", " ", ":r1a:", "ember123", "mat-input-4", "mui-42", "radix-:r3:", "headlessui-menu-2", "css-1x2y3z", "sc-bdVaJa", "svelte-abc12"],
  ...["item-17", "row_4", "a1b2c3d4", "3f2504e0-4f89-11d3-9a0c-0305e82c3301", "jXqWvK", "btn-x7Gh2kQ", "x".repeat(101)],
])("%s was made by a tool", (value) => {
  expect(looksGenerated(value)).toBe(true);
});
