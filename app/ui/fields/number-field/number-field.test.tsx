import { expect, test } from "vitest";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { shownAt } from "#tests/support/scripted.tsx";
import { NumberField } from "./number-field.tsx";

const shown = async (more: object = {}, step?: "any") => {
  const { found } = await shownAt(
    "/",
    <NumberField field={plainField("width", { min: 0, max: 9999, ...more })} label="Width" step={step} />,
  );
  const control = found<HTMLInputElement>("input");
  /** @returns what stands in the control; what the browser itself would paste stands for it */
  const paste = (text: string) => {
    const event = new Event("paste", { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    return control.dispatchEvent(event) ? `pasted ${text}` : control.value;
  };
  return { control, paste };
};

test.each([
  ["1,200 px", "1200"],
  ["-40", "40"],
  ["123456", "1234"],
  ["none", ""],
  ["320", "pasted 320"],
])("section 5: of a pasted %j the digits are taken, as many as there is room for", async (text, left) => {
  const { paste } = await shown();
  expect(paste(text)).toBe(left);
});

test.each([
  ["a control that takes fractions", {}, "any"],
  ["a control that takes less than nothing", { min: -10 }, undefined],
] as const)("%s is pasted into as it is", async (_, more, step) => {
  const { paste } = await shown(more, step);
  expect(paste("-1.5")).toBe("pasted -1.5");
});

test("a form is told of what was pasted", async () => {
  const { control, paste } = await shown();
  let told = 0;
  control.addEventListener("input", () => told++);
  paste("12 cm");
  expect([control.value, told]).toEqual(["12", 1]);
});
