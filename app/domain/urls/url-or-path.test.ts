import { expect, test } from "vitest";
import { isUrlOrPath } from "./url-or-path.ts";

test.each([
  ["/contacts*", true],
  ["contacts", true],
  ["*crm.test/*", true],
  ["?tab=notes", true],
  ["https://crm.test/contacts*", true],
  ["https://*.test/*", true],
  ["https://localhost:*/crm", true],
  ["https://*", true],
  ["http*://crm.test/", true],
  ["https://", false],
  ["https:///contacts", true],
  ["", false],
  [" ", false],
  ["https://crm<.test/", false],
  ["https://crm.test:99999999/", false],
])("URL path check (specification 1, section 5): %j is a URL or a path: %j", (rule, is) => {
  expect(isUrlOrPath(rule)).toBe(is);
});
