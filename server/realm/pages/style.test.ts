import fs from "node:fs";
import { expect, test } from "vitest";
import { within } from "#server/launch/root.mjs";
import { style } from "./style.ts";

const tokens = fs.readFileSync(within("app/ui/tokens.css"), "utf8");
const fontFaces = fs.readFileSync(within("app/ui/font.css"), "utf8");

/** The values of a custom property, light and dark, however hexadecimal colours are written. */
function valuesOf(text: string, name: string): string[] {
  const values = [...text.matchAll(new RegExp(`--${name}:\\s*([^;}]+)`, "g"))].map(([, value = ""]) => value.trim());
  return values.map((value) => value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3"));
}

/** A colour of the dashboard, light and dark. */
function coloursOf(name: string): string[] {
  return (new RegExp(`--${name}: var\\(--light, ([^)]+)\\) var\\(--dark, ([^)]+)\\)`).exec(tokens) ?? []).slice(1);
}

test.each([
  ["paper", "page"],
  ["card", "surface"],
  ["ink", "ink"],
  ["soft", "ink-soft"],
  ["line", "line-strong"],
  ["edge", "line"],
  ["act", "accent"],
  ["act-dark", "accent-strong"],
  ["on-act", "on-accent"],
  ["bad", "bad"],
])("the realm's colour %s is the dashboard's %s, light and dark", (realm, dashboard) => {
  expect(coloursOf(dashboard)).toHaveLength(2);
  const [light = "", dark = light] = valuesOf(style.text, realm);
  expect([light, dark]).toEqual(coloursOf(dashboard));
});

test.each([
  ["control", "min-height:"],
  ["text-m", "font:"],
  ["text-s", "label{display:block;margin:0 0 .25rem;font-size:"],
  ["text-xxl", "h1{margin:0 0 1rem;font-size:"],
  ["weight-medium", "font:inherit;font-weight:"],
])("the dashboard's --%s is the realm's too", (token, before) => {
  const [value = ""] = valuesOf(tokens, token);
  expect(style.text).toContain(`${before}${value.replace(/^0\./, ".")}`);
});

test("what stands for Inter until it is there has the same measures in both", () => {
  const measures = (text: string) =>
    [...text.matchAll(/(size-adjust|(?:ascent|descent|line-gap)-override):\s*([\d.]+%)/g)].map(([, , value]) => value);
  expect(measures(fontFaces)).toHaveLength(4);
  expect(measures(style.text)).toEqual(measures(fontFaces));
});
