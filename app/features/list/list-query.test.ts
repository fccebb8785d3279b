import { expect, test } from "vitest";
import { columnsInAddress, readListQuery, sortingBy } from "./list-query.ts";

const COLUMNS = ["starts", "rate"] as const;
const choices = {
  sorts: [
    ["starts", "desc"],
    ["title", "asc"],
  ],
  columns: COLUMNS,
} as const;
const read = (address: string) => readListQuery(new URLSearchParams(address), choices);
const usual = { search: "", sort: "starts", order: "desc", page: 1, limit: 20, columns: ["starts", "rate"] };

test.each([
  ["", {}],
  ["sort=&order=&page=&limit=&column=", {}],
  ["sort=title", { sort: "title", order: "asc" }],
  ["sort=title&order=desc", { sort: "title", order: "desc" }],
  ["page=7&limit=50", { page: 7, limit: 50 }],
  ["search=way", { search: "way" }],
  ["column=rate", { columns: ["rate"] }],
  ["column=none&column=rate&column=starts", {}],
  ["column=none", { columns: [] }],
])("%s is known to the list", (address, wanted) => {
  expect(read(address)).toEqual({ query: { ...usual, ...wanted }, problems: [] });
});

test.each([
  ["sort=size", "sort"],
  ["order=up", "order"],
  ["page=0", "page"],
  ["page=1e9", "page"],
  ["limit=7", "limit"],
  ["column=size", "column"],
  [`column=${"x".repeat(100)}&column=rate&column=starts`, "column"],
])("%s is told, and the usual stands for it", (address, name) => {
  const { query, problems } = read(address);
  expect(query).toEqual(usual);
  expect(problems).toEqual([{ name, value: expect.stringMatching(/^.{1,40}$/), code: "unknown" }]);
});

test("columns stand in the address unless they are all", () => {
  expect([columnsInAddress(["starts", "rate"], COLUMNS), columnsInAddress(["rate"], COLUMNS), columnsInAddress([], COLUMNS)]).toEqual([
    undefined,
    ["rate"],
    ["none"],
  ]);
});

test("a head sorts in the order that it begins with, and once more the other way round, from the first page on", () => {
  const by = sortingBy<"starts" | "title">({ sort: "title", order: "asc" }, choices.sorts, (change) => JSON.stringify(change));
  expect(by("title")).toEqual({ to: '{"sort":"title","order":"desc","page":1}', order: "asc" });
  expect(by("starts")).toEqual({ to: '{"sort":"starts","order":"desc","page":1}', order: undefined });
});
