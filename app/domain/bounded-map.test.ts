import { expect, test } from "vitest";
import { BoundedMap } from "./bounded-map.ts";

test("the least recently used entry goes first", () => {
  const map = new BoundedMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.get("a");
  map.set("c", 3);
  expect(["a", "b", "c"].map((key) => map.get(key))).toEqual([1, undefined, 3]);
});

test("what is weighed stays below the limit, whatever replaces what", () => {
  const map = new BoundedMap<string, string>(10, (value) => value.length);
  map.set("a", "12345");
  map.set("b", "12345");
  map.set("b", "1");
  map.set("c", "1234");
  expect(["a", "b", "c"].map((key) => map.get(key))).toEqual(["12345", "1", "1234"]);
  map.set("d", "123456");
  expect(["a", "b", "c", "d"].map((key) => map.get(key))).toEqual([undefined, undefined, "1234", "123456"]);
  map.set("e", "more than all of it");
  expect(["c", "d", "e"].map((key) => map.get(key))).toEqual([undefined, undefined, undefined]);
  map.delete("e");
  map.set("f", "1234567890");
  expect(map.get("f")).toBe("1234567890");
});

test("what has grown is weighed anew when it is set again", () => {
  const map = new BoundedMap<string, string[]>(3, (value) => value.length);
  const growing = ["1"];
  map.set("a", growing);
  map.set("b", ["1"]);
  growing.push("2", "3");
  map.set("a", growing);
  expect(["a", "b"].map((key) => map.get(key))).toEqual([growing, undefined]);
  growing.push("4");
  map.delete("a");
  map.set("c", ["1", "2", "3"]);
  expect(map.get("c")).toHaveLength(3);
});
