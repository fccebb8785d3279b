import { expect, test } from "vitest";
import { matchOf, suggest } from "./matching.ts";

test.each([
  [2, "full"],
  [7.5, "full"],
  [1.99, "partial"],
  [1, "partial"],
  [0.99, "no_match"],
  [-1, "no_match"],
  ["2", "no_match"],
  [Number.NaN, "no_match"],
  [null, "no_match"],
  [undefined, "no_match"],
])("spec 2 §4: a confidence of %j is %s", (confidence, match) => {
  expect(matchOf(confidence)).toBe(match);
});

const ATTRIBUTES = [
  { id: 1, key: "first_name", displayName: "First name" },
  { id: 2, key: "dept", displayName: "Department" },
  { id: 3, key: "seats", displayName: "" },
];

test("columns are suggested by name, whatever its case and signs, and partly by a part of it", () => {
  expect(suggest(["E-Mail", "FIRST-NAME", "department", "Seats bought", "x", ""], ATTRIBUTES)).toEqual([
    { match: 2, isIdentifier: true, attributeId: null },
    { match: 2, isIdentifier: false, attributeId: 1 },
    { match: 2, isIdentifier: false, attributeId: 2 },
    { match: 1, isIdentifier: false, attributeId: 3 },
    { match: 0, isIdentifier: false, attributeId: null },
    { match: 0, isIdentifier: false, attributeId: null },
  ]);
});

test("one column is the identifier, the surest name of all, and no attribute is suggested twice", () => {
  const [mail, id, first, second] = suggest(["email", "User ID", "dept", "Department"], ATTRIBUTES);
  expect([mail?.isIdentifier, id?.isIdentifier]).toEqual([false, true]);
  expect([first?.attributeId, second?.attributeId]).toEqual([2, null]);
});

test("short names suit nothing by being part of it", () => {
  expect(suggest(["a", "eat"], ATTRIBUTES).map(({ match }) => match)).toEqual([0, 0]);
});
