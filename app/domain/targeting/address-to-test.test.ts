import { expect, test } from "vitest";
import { addressToTest } from "./address-to-test.ts";

test.each([
  ["https://crm.test/contacts/7?tab=notes#top", "https://crm.test/contacts/7?tab=notes#top"],
  ["  https://crm.test ", "https://crm.test/"],
  ["crm.test/contacts", "https://crm.test/contacts"],
  ["//crm.test/contacts", "https://crm.test/contacts"],
  ["/contacts/7?tab=notes", "/contacts/7?tab=notes"],
  ["/kontakte/müller", "/kontakte/m%C3%BCller"],
  ["https://crm.test/a b", "https://crm.test/a%20b"],
  ["http://localhost:3000/", "http://localhost:3000/"],
  ["https://", "https://"],
  ["", null],
  ["  ", null],
])("%j is the address %j", (typed, address) => {
  expect(addressToTest(typed)).toBe(address);
});
