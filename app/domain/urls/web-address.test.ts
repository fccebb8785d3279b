import { expect, test } from "vitest";
import { isLinkTarget, isMainAddress, isWebAddress } from "./web-address.ts";

test.each([
  ["https://example.com", true],
  ["HTTP://example.com:8080/a?b=c#d", true],
  ["https://bücher.example/größe", true],
  ["http://localhost:3000", true],
  ["https://example.com/@ann?mail=ann@example.com#@", true],
  ["https://bank.example@evil.test", false],
  ["https://ann:secret@example.com/a", false],
  ["https://:secret@example.com", false],
  ["https:////bank.example@evil.test", false],
  ["https://", false],
  ["https:example.com", false],
  ["https:///", false],
  ["https:///evil.test", false],
  ["https://\\\\evil.test", false],
  ["https://crm.test\\@evil.test", false],
  ["https://crm.test/a\\b", true],
  ["https://../../etc", false],
  ["http://[::1]:3000/crm", true],
  ["//example.com", false],
  ["example.com", false],
  ["https://exa mple.com", false],
  ["https://example.com/a b", false],
  [" https://example.com", false],
  ["https://example.com\n", false],
  ["ftp://example.com", false],
  ["javascript:alert('https://example.com')", false],
  ["mailto:ann@example.com", false],
  ["", false],
])("%j is a web address: %j", (text, is) => {
  expect(isWebAddress(text)).toBe(is);
  if (is) expect(isLinkTarget(text)).toBe(true);
});

test.each([
  ["mailto:ann@example.com", true],
  ["MAILTO:ann@example.com?subject=Hello", true],
  ["mailto:ann@example.com,ben@example.com?subject=Hello%20you", true],
  ["mailto:", false],
  ["mailto:@SUM(1)", false],
  ["mailto:ann@", false],
  ["mailto:ann", false],
  ["mailto:?subject=ann@example.com", false],
  ["mailto:ann @example.com", false],
  ["tel:12345", false],
  ["javascript:alert(1)", false],
])("%j is what a link may lead to: %j", (text, is) => {
  expect(isLinkTarget(text)).toBe(is);
});

test("an asterisk is right in a page rule, not in the main address", () => {
  expect(isMainAddress("https://app.example.com")).toBe(true);
  expect(isMainAddress("https://*.example.com")).toBe(false);
});
