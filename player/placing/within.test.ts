import { expect, it } from "vitest";
import { cornerOf, within } from "./within.ts";

const box = { left: 900, top: 800, width: 200, height: 100 };
const view = { width: 2000, height: 1800 };

it.each([
  ["stays where it is", { x: 0, y: 0 }, { x: 0, y: 0 }],
  ["moves as far as it is moved", { x: -30, y: 40 }, { x: -30, y: 40 }],
  ["at most 700 pixels each way", { x: -800, y: 1000 }, { x: -700, y: 700 }],
  ["and the other way", { x: 701, y: -701 }, { x: 700, y: -700 }],
])("%s", (_, asked, given) => {
  expect(within(asked, box, view)).toEqual(given);
});

it("stays in the window, whatever is asked", () => {
  const small = { width: 1300, height: 1000 };
  expect(within({ x: 700, y: 700 }, box, small)).toEqual({ x: 192, y: 92 });
  expect(within({ x: -2000, y: -2000 }, box, small, 5000)).toEqual({ x: -892, y: -792 });
  expect(within({ x: 0, y: 0 }, box, { width: 100, height: 50 })).toEqual({ x: -892, y: -792 });
});

it.each([
  ["top-left", { left: 0, top: 0 }],
  ["top-right", { left: 901, top: 849 }],
  ["bottom-left", { left: 899, top: 851 }],
  ["bottom-right", { left: 900, top: 850 }],
])("the corner next to it is %s", (corner, at) => {
  expect(cornerOf({ ...box, ...at }, view)).toBe(corner);
});
