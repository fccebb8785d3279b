import { beforeEach, expect, test } from "vitest";
import { fieldIn, fillIn } from "./fill-in.ts";

beforeEach(() => {
  document.body.innerHTML = `<div id="a"><input type="password" value="mine"></div><input id="n" type="number" value="5"><input id="t" value="old">`;
});
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!;

test("a password is never filled in", () => {
  fillIn(field("a"), "planted");
  expect(field("a").querySelector("input")?.value).toBe("mine");
  expect(fieldIn(field("a"))).toBeNull();
});

test("a field that does not take the text keeps what it held; others get it", () => {
  fillIn(field("n"), "abc");
  fillIn(field("t"), "new");
  expect([field("n").value, field("t").value]).toEqual(["5", "new"]);
});
