import { expect, test } from "vitest";
import { tagsIn } from "./answer-notes.ts";

test.each([
  ["", []],
  [" , ,", []],
  ["Billing, bug ,  slow   page", ["Billing", "bug", "slow page"]],
  ["Bug, bug, BUG, Bugs", ["Bug", "Bugs"]],
])("the tags in %j are %j", (typed, tags) => {
  expect(tagsIn(typed)).toEqual(tags);
});
