import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

test.each([
  ["/", "/"],
  ["/app", "/app"],
  ["/app/7/manage/list?show=one&chapterId=3", "/app/7/manage/list?show=one&chapterId=3"],
  ["/app/7/manage/list?search=https%3A%2F%2Fexample.com%2Fa", "/app/7/manage/list?search=https%3A%2F%2Fexample.com%2Fa"],
  ["/app/7/users?name=a%20b#row-3", "/app/7/users?name=a%20b#row-3"],
  ["/app/../login", "/login"],
  ["/app/7/users?search=100%25%20of%20//all%5C", "/app/7/users?search=100%25%20of%20//all%5C"],
  ["/session-ended/done", "/session-ended/done"],
])("%j leads to %j", (to, target) => {
  expect(safeRedirect(to, "/fallback")).toBe(target);
});

test.each([
  "",
  null,
  undefined,
  "app",
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\/evil.test",
  "/\\/evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "\t//evil.test",
  " /app",
  "/%2f%2fevil.test/%2e%2e",
  "/%2fevil.test",
  "/%5cevil.test",
  "/%255cevil.test",
  "/%09/evil.test",
  "/app%00",
  "/app%0d%0aSet-Cookie:%20a=b",
  "/app\u0000",
  "/.//evil.test/%2e%2e//evil.test\\",
  "/..//evil.test",
  "/app/..//evil.test",
  "https://evil.test",
  "http:/evil.test",
  "javascript:alert(1)",
  "data:text/html,x",
  "@evil.test",
  "/%",
  `/${"a".repeat(2001)}`,
])("%j leads to the fallback", (to) => {
  expect(safeRedirect(to, "/fallback")).toBe("/fallback");
});
