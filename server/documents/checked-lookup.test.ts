import { expect, test } from "vitest";
import { checkedLookup, type Resolve } from "./checked-lookup.ts";

const looked = (resolve: Resolve) =>
  new Promise((done) => {
    checkedLookup(resolve, false, 20)("help.test", {}, (error, address) => done(error?.message ?? address));
  });

test("a name server that never answers holds nobody: the name is unreachable", async () => {
  expect(await looked(() => new Promise(() => {}))).toBe("unreachable");
});

test("one that answers in time is asked no longer", async () => {
  expect(await looked(async () => ["8.8.8.8"])).toBe("8.8.8.8");
});
