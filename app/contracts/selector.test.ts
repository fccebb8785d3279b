import { expect, test } from "vitest";
import { selectorParts, wrongSelectors, wrongTarget } from "./selector.ts";

test.each([
  "#save",
  " #save ",
  "[data-testid=search]",
  '[data-row="1"] > td:nth-child(2n + 1)',
  "#\\31 23",
  "main :is(a, button):not([hidden])",
  "label:has(> input)",
  "a, b",
  "*",
  "p::before",
])("browsers can read %j", (selector) => {
  expect(selectorParts(selector)).not.toBeNull();
});

test.each([
  "a[",
  "#",
  ".",
  "a,",
  "> a",
  "a >",
  "p[[",
  "#1a",
  ".1",
  "[data-row=1]",
  ":not(",
  "a!b",
  "li:contains(Save)",
  "li:eq(1)",
  "a[x!=y]",
  "a:not(:visible)",
])("they cannot read %j", (selector) => {
  expect(selectorParts(selector)).toBeNull();
});

test("a selector names attributes, ids and classes among them, and the elements around its target", () => {
  expect(selectorParts("#main .row > [data-test=a], b")).toEqual([
    {
      attributes: [
        { name: "id", value: "main" },
        { name: "class", value: "row" },
        { name: "data-test", value: "a" },
      ],
      parents: 2,
    },
    { attributes: [], parents: 0 },
  ]);
});

const step = { identifier: "", selectors: [], skipIf: null };
test.each([
  ["nothing of a step without any", step, {}, []],
  ["each at its place", { identifier: "a[", selectors: ["#b", "c["], skipIf: "d[" }, {}, ["identifier", "selectors.1", "skipIf"]],
  ["none that was stored, wherever it stands now", { ...step, identifier: "c[" }, { selectors: ["c["] }, []],
  ["one that came anew beside it", { ...step, identifier: "c[", skipIf: "x[" }, { identifier: "c[" }, ["skipIf"]],
  ["not a value that is filled in", { ...step, skipIf: "filled" }, {}, []],
])("refused is %s", (_, asked, stored, paths) => {
  expect(wrongSelectors(asked, stored).map(({ path }) => path)).toEqual(paths);
});

test.each([
  ["a page that names nothing", { url: "https://" }, {}, ["url"]],
  ["it not where it is stored", { url: "https://" }, { url: "https://" }, []],
  ["the page of a slide, and not its selectors", { type: "slide", url: "https://", identifier: "a[" }, {}, ["url"]],
  ["both of a step", { url: "https://", identifier: "a[" }, {}, ["identifier", "url"]],
])("of a target is refused %s", (_, asked, stored, paths) => {
  expect(wrongTarget({ ...step, type: "step", ...asked }, stored).map(({ path }) => path)).toEqual(paths);
});
