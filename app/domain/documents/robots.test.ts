import { expect, test, vi } from "vitest";
import { mayRead, readRobots } from "./robots.ts";

const forbid = (...paths: string[]) => ["User-agent: *", ...paths.map((path) => `Disallow: ${path}`)].join("\n");

test.each([
  ["", "/a", true],
  [forbid(""), "/a", true],
  [forbid("/"), "/a", false],
  [forbid("/private"), "/private/a", false],
  [forbid("/private"), "/public", true],
  [`${forbid("/private")}\nAllow: /private/open`, "/private/open/a", true],
  ["User-agent: *\nAllow: /a\nDisallow: /a/b", "/a/b/c", false],
  ["User-agent: *\nAllow: /a/b\nDisallow: /a/*", "/a/b", true],
  [forbid("/*.pdf$"), "/a.pdf", false],
  [forbid("/*.pdf$"), "/a.pdf?x", true],
  [forbid("/a$"), "/a", false],
  [forbid("/a$"), "/ab", true],
  [forbid("*?session="), "/a?session=1", false],
  [forbid("/a*a$"), "/a", true],
  ["User-agent: other\nDisallow: /", "/a", true],
  ["User-agent: handrail\nDisallow: /\n\nUser-agent: *\nAllow: /", "/a", false],
  ["User-agent: *\nDisallow: /\n\nUser-agent: Handrail\nDisallow: /b", "/a", true],
  ["User-agent: other\nUser-agent: HANDRAIL\r\nDisallow: /a # not this\r\n", "/a", false],
  ["User-agent: *\nDisallow: /a\nUser-agent: other\nDisallow: /b", "/b", true],
  ["User-agent: handrail\nUser-agent: other\nDisallow: /a", "/a", false],
  // Paths are compared as a URL has them, whichever way either is written.
  [forbid("/ü"), new URL("http://a/ü").pathname, false],
  [forbid("/ü"), "/%c3%bc", false],
  [forbid("/%c3%bc"), "/%C3%BC/a", false],
  [forbid("/%C3%BC"), "/ü", false],
  [forbid("/*/😀$"), new URL("http://a/b/😀").pathname, false],
  [forbid("/ü"), "/ä", true],
  [forbid("/a b"), new URL("http://a/a b").pathname, false],
  [forbid("/%61"), "/a", false],
  [forbid("/a"), "/%61", false],
  [forbid("/a%2Fb"), "/a%2fb", false],
  [forbid("/a%2fb"), "/a/b", true],
  [forbid("/a/b"), "/a%2Fb", true],
  [forbid("/100%"), "/100%", false],
  [forbid("/a%25zz"), "/a%zz", true],
  [`${forbid("/üb")}\nAllow: /%C3%BC`, "/üb", false],
  [forbid("/\ud83d"), "/a", true],
  // Signs that have a meaning in rules are meant themselves where they are encoded.
  [forbid("/a%2A"), "/a*", false],
  [forbid("/a%2A"), "/ab", true],
  [forbid("/a%24"), "/a$", false],
  [forbid("/a$b"), "/a$b", false],
  [forbid("/?q=it's"), new URL("http://a/?q=it's").search.replace(/^/, "/"), false],
  // Of rules as long as they may be, and of those with as many stars.
  [forbid(`/${"a".repeat(199)}`), `/${"a".repeat(199)}`, false],
  [forbid(`/${"a".repeat(200)}`), `/${"a".repeat(200)}`, true],
  [forbid(`/${"ü".repeat(199)}`), `/${"%C3%BC".repeat(199)}`, false],
  [forbid(`/${"%C3%BC".repeat(199)}`), `/${"ü".repeat(199)}`, false],
  [forbid(`/${"%C3%BC".repeat(200)}`), `/${"ü".repeat(200)}`, true],
  [forbid(`/${"*a".repeat(8)}`), `/${"a".repeat(8)}`, false],
  [forbid(`/${"*a".repeat(9)}`), `/${"a".repeat(9)}`, true],
])("%j lets %s be read: %s", (text, path, expected) => expect(mayRead(readRobots(text, "handrail"), path)).toBe(expected));

test("sitemaps are named whatever the group", () => {
  const text = "User-agent: other\nSitemap: https://crm.test/a.xml\nDisallow: /\nsitemap:https://crm.test/b.xml";
  expect(readRobots(text, "handrail").sitemaps).toEqual(["https://crm.test/a.xml", "https://crm.test/b.xml"]);
});

test("of rules that are not kept nothing is encoded", () => {
  const encoding = vi.spyOn(globalThis, "encodeURIComponent");
  readRobots(`${forbid(`/${"ü".repeat(1500)}`)}\nUser-agent: other\nDisallow: /ü`, "handrail");
  expect(encoding).not.toHaveBeenCalled();
  const { rules } = readRobots(forbid(...Array.from({ length: 600 }, () => `/${"ü".repeat(199)}`)), "handrail");
  expect([rules.length, encoding.mock.calls.length]).toEqual([500, 500]);
  encoding.mockRestore();
});

test("of rules that are many and full of stars 500 are kept, and a path is looked through once for each of their parts", () => {
  const robots = readRobots(forbid(...Array.from({ length: 5000 }, () => `/${"*a".repeat(8)}b`)), "handrail");
  const looked = vi.spyOn(String.prototype, "indexOf");
  mayRead(robots, `/${"a".repeat(2000)}`);
  const times = looked.mock.calls.length;
  looked.mockRestore();
  expect([robots.rules.length, times]).toEqual([500, 500 * 8]);
});
