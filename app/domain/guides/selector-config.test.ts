import { expect, test } from "vitest";
import { NO_SELECTOR_CONFIG, type SelectorConfig, selectorConfigOf, selectorWarnings } from "./selector-config.ts";

test.each([
  [undefined, NO_SELECTOR_CONFIG],
  [null, NO_SELECTOR_CONFIG],
  ["x", NO_SELECTOR_CONFIG],
  [{ attributes: "id", valueBlocklist: null, minParents: "2" }, NO_SELECTOR_CONFIG],
  [
    { attributes: ["id", 7, " "], minParents: -1 },
    { ...NO_SELECTOR_CONFIG, attributes: ["id"] },
  ],
  [
    { attributes: [], valueBlocklist: ["ember"], minParents: 2, more: 1 },
    { attributes: [], valueBlocklist: ["ember"], minParents: 2 },
  ],
])("a stored configuration %j is read as %j", (stored, config) => {
  expect(selectorConfigOf(stored)).toEqual(config);
});

const part = (parents: number, ...attributes: [string, string][]) => ({
  attributes: attributes.map(([name, value]) => ({ name, value })),
  parents,
});
const config = (more: Partial<SelectorConfig>) => ({ ...NO_SELECTOR_CONFIG, ...more });

test.each([
  ["nothing without a configuration", [part(0, ["id", "ember7"])], NO_SELECTOR_CONFIG, []],
  [
    "an attribute that is not among those wanted",
    [part(0, ["class", "x"])],
    config({ attributes: ["ID"] }),
    [{ code: "attribute", name: "class" }],
  ],
  ["none that is, in any case", [part(0, ["id", "x"])], config({ attributes: ["ID"] }), []],
  [
    "a part of a value that is to be avoided",
    [part(0, ["id", "ember7"])],
    config({ valueBlocklist: ["ember"] }),
    [{ code: "value", value: "ember7", entry: "ember" }],
  ],
  ["too few elements around the target", [part(1)], config({ minParents: 2 }), [{ code: "parents", count: 2 }]],
  ["enough of them not", [part(2)], config({ minParents: 2 }), []],
  [
    "each thing once, of any alternative",
    [part(3, ["id", "a"]), part(0, ["id", "a"])],
    config({ attributes: ["role"], minParents: 1 }),
    [
      { code: "attribute", name: "id" },
      { code: "parents", count: 1 },
    ],
  ],
])("of a selector it says %s", (_, parts, wanted, warnings) => {
  expect(selectorWarnings(parts, wanted)).toEqual(warnings);
});
