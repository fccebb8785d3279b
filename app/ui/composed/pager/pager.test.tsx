import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { Pager } from "./pager.tsx";

async function shown(page: number, size: number, total: number) {
  const addressOf = (change: object) => `?${new URLSearchParams(Object.entries(change).map(([key, value]) => [key, String(value)]))}`;
  const markup = await markupAt("/list", <Pager page={page} size={size} total={total} addressOf={addressOf} />);
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  return {
    text: body.textContent ?? "",
    links: [...body.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]),
  };
}

test("from, to and total, on every page (specification 1, section 9)", async () => {
  expect((await shown(1, 20, 45)).text).toContain("1 to 20 of 45");
  expect((await shown(3, 20, 45)).text).toContain("41 to 45 of 45");
});

test("pages of 20, 50 and 100; a chosen size begins at the first page", async () => {
  expect((await shown(2, 50, 130)).links).toEqual([
    ["Previous", "/list?page=1&limit=50"],
    ["Next", "/list?page=3&limit=50"],
    ["20", "/list?page=1&limit=20"],
    ["100", "/list?page=1&limit=100"],
  ]);
});

test("the last page that can be reached says what it is not the end of", async () => {
  const shownOn = (page: number, total: number) =>
    markupAt("/list", <Pager page={page} size={100} total={total} most={10_000} beyond="There is more." addressOf={() => "/list"} />);
  expect(await shownOn(100, 10_001)).toContain("There is more.");
  expect(await shownOn(99, 10_001)).not.toContain("There is more.");
  expect(await shownOn(100, 10_000)).not.toContain("There is more.");
});

test("nothing where everything fits on the smallest page", async () => {
  expect((await shown(1, 20, 20)).text).toBe("");
  expect((await shown(1, 20, 21)).text).not.toBe("");
});
