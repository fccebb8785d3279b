import { expect, test } from "vitest";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { shownAt } from "#tests/support/scripted.tsx";
import { NumberField } from "./number-field.tsx";

// What a browser puts in by itself is tested in one: tests/e2e/number-only.scripts.spec.ts.
const shown = async (more: object = {}, step?: "any") => {
  const { found, type } = await shownAt(
    "/",
    <NumberField field={plainField("width", { min: 0, max: 9999, ...more })} label="Width" step={step} />,
  );
  const control = found<HTMLInputElement>("input");
  const typed = async (text: string) => {
    await type("input", text);
    return control.value;
  };
  return { control, typed };
};

test.each([
  ["-40", "40"],
  ["123456", "1234"],
  ["1.5", "15"],
  ["320", "320"],
])("section 5: of %j the digits stay, as many as there is room for", async (text, left) => {
  expect(await (await shown()).typed(text)).toBe(left);
});

test.each([
  ["a control that takes fractions", {}, "any"],
  ["a control that takes less than nothing", { min: -10 }, undefined],
] as const)("%s keeps what it is given", async (_, more, step) => {
  expect(await (await shown(more, step)).typed("-1.5")).toBe("-1.5");
});

test("a form is told of what stays", async () => {
  const { control, typed } = await shown();
  const told: string[] = [];
  control.addEventListener("input", () => told.push(control.value));
  await typed("12345");
  expect(told).toEqual(["1234"]);
});
