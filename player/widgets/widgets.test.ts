import { expect, it } from "vitest";
import { inkOn } from "#app/domain/player/ink-on.ts";
import { foundChapters } from "#player/panel/found-chapters.ts";
import { bundleOf, guide } from "#tests/player/support/bundle.ts";
import { safeAddress } from "./safe-address.ts";
import { directionOf, fill } from "./texts.ts";

const bundle = bundleOf([guide(1, "Add a Contact", []), guide(2, "Export", [])], {
  chapters: [
    { id: 1, title: "A", subtitle: "", guideIds: [1, 99] },
    { id: 2, title: "B", subtitle: "", guideIds: [2] },
  ],
});
const found = (query: string) => foundChapters(bundle, query).map(({ id, guides }) => [id, guides.map((one) => one.id)]);

it("searches in titles, in any case, and drops empty chapters", () => {
  expect(found("")).toEqual([
    [1, [1]],
    [2, [2]],
  ]);
  expect(found(" conTACT ")).toEqual([[1, [1]]]);
  expect(found("zzz")).toEqual([]);
});

it.each([
  ["#0098ff", "#101828"],
  ["#ffd600", "#101828"],
  ["#14532d", "#ffffff"],
  ["#003", "#ffffff"],
])("writes on %s in %s", (background, ink) => {
  expect(inkOn(background)).toBe(ink);
});

it.each([
  ["https://a.test/x", "https://a.test/x"],
  ["mailto:a@b.test", "mailto:a@b.test"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["http://", undefined],
  ["//evil.test/x.png", undefined],
  ["/x.png", undefined],
  ["", undefined],
])("takes %j for the address %j", (address, safe) => {
  expect(safeAddress(address)).toBe(safe);
});

it("reads what is not whole as a link on a page, if there is one", () => {
  expect(safeAddress("/contacts", "https://crm.test/deals")).toBe("https://crm.test/contacts");
  expect(safeAddress("javascript:alert(1)", "https://crm.test/deals")).toBeUndefined();
});

it("knows the direction of a language", () => {
  expect(["ar", "he-il", "fa", "ur", "en", "de", "arn"].map(directionOf)).toEqual(["rtl", "rtl", "rtl", "rtl", "ltr", "ltr", "ltr"]);
});

it("fills blanks and leaves unknown ones", () => {
  expect(fill("{n} of {m} {x}", { n: 1, m: 2 })).toBe("1 of 2 {x}");
});
