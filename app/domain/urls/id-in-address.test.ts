import { expect, test } from "vitest";
import { idInAddress } from "./id-in-address.ts";

test.each([
  ["1", 1],
  ["999999999", 999_999_999],
  ["2147483647", 2_147_483_647],
  ["2147483648", null],
  ["99999999999999", null],
  ["0", null],
  ["01", null],
  ["-1", null],
  ["+1", null],
  ["1.5", null],
  ["1e3", null],
  [" 1", null],
  ["1\n", null],
  ["१", null],
  ["abc", null],
  ["", null],
  [undefined, null],
])("%j names the id %j", (segment, id) => {
  expect(idInAddress(segment)).toBe(id);
});
