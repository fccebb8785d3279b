import { describe, expect, test } from "vitest";
import { mergeValues } from "./merge.ts";

describe("mergeValues", () => {
  test.each([
    ["nobody changed it", "a", "a", "a", "a", false],
    ["you alone changed it", "a", "b", "a", "b", false],
    ["they alone changed it", "a", "a", "c", "c", false],
    ["both changed it alike", "a", "b", "b", "b", false],
    ["both changed it", "a", "b", "c", "b", true],
    ["you emptied it, they changed it", "a", "", "c", "", true],
    ["you changed it, they emptied it", "a", "b", "", "b", true],
    ["you emptied it alone", "a", "", "a", "", false],
    ["line ends alone differ from what was read", "a\nb", "a\r\nb", "c", "c", false],
    ["line ends alone differ from theirs", "a", "x\r\ny", "x\ny", "x\ny", false],
  ])("%s", (_, base, yours, theirs, value, asks) => {
    const merged = mergeValues({ f: base }, { f: yours }, { f: theirs });
    expect(merged.values).toEqual({ f: value });
    expect(merged.asks).toEqual(asks ? [{ name: "f", theirs, yours }] : []);
  });

  test("without what was read, every difference asks", () => {
    expect(mergeValues(null, { f: "a", g: "b" }, { f: "a", g: "c" })).toEqual({
      values: { f: "a", g: "b" },
      asks: [{ name: "g", theirs: "c", yours: "b" }],
    });
  });

  test("a field that was not sent counts as empty", () => {
    expect(mergeValues({ f: "on" }, {}, { f: "on" })).toEqual({ values: { f: "" }, asks: [] });
  });

  test("each field for itself, and only those that are stored", () => {
    const merged = mergeValues({ a: "1", b: "1", c: "1" }, { a: "2", b: "1", c: "2", d: "9" }, { a: "1", b: "3", c: "3" });
    expect(merged).toEqual({ values: { a: "2", b: "3", c: "2" }, asks: [{ name: "c", theirs: "3", yours: "2" }] });
  });
});
