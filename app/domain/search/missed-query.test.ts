import { expect, test } from "vitest";
import { missedQuery } from "./missed-query.ts";

test.each([
  ["  Export  to\nPDF ", "export to pdf"],
  ["Rechnung für ina@firma.test", "rechnung für …"],
  ["customer 4711 4711", "customer …"],
  ["order 12", "order 12"],
  ["ab", ""],
  ["!!! ?", ""],
  ["Größe", "größe"],
  [`${"x".repeat(99)} yz`, "x".repeat(99)],
])("of %j is told %j", (typed, told) => {
  expect(missedQuery(typed)).toBe(told);
});
