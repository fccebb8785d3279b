import { expect, test } from "vitest";
import { z } from "zod";
import { few, id } from "./text.ts";

test("a list that is too long is one problem, whatever is in it", () => {
  const list = z.object({ ids: few(id, 3, { error: "text_error_too_long" }) });
  const { error } = list.safeParse({ ids: Array.from({ length: 100_000 }, () => "x") });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[["ids"], "text_error_too_long"]]);
});

test("a list within its limit is read element by element", () => {
  const list = few(id, 3, { least: 1, tooFew: "text_error_missing" });
  expect(list.parse([1, 2, 3])).toEqual([1, 2, 3]);
  expect(list.safeParse([1, "x"]).error?.issues.map(({ path }) => path)).toEqual([[1]]);
  expect(list.safeParse([]).error?.issues.map(({ message }) => message)).toEqual(["text_error_missing"]);
  expect(list.safeParse("x").success).toBe(false);
});
