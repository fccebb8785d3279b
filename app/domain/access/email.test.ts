import { expect, test } from "vitest";
import { emailFrom } from "./email.ts";

test.each([
  ["admin@acme.test", "admin@acme.test"],
  ["  Admin@ACME.test ", "admin@acme.test"],
  ["o'neil+tag@mail.example.com", "o'neil+tag@mail.example.com"],
  ["jörg@bücher.example", "jörg@bücher.example"],
  ["root@localhost", "root@localhost"],
])("%j is the address %j (specification 2, section 5: valid e-mail, compared lowercase)", (text, email) => {
  expect(emailFrom(text)).toBe(email);
});

test.each([
  "",
  "admin",
  "@acme.test",
  "admin@",
  "a b@acme.test",
  "a@b@acme.test",
  "admin@acme..test",
  "admin@acme.test\u0000",
  "admin@acme.test\r\nBcc: x@evil.test",
  "a,b@acme.test",
  "<a@acme.test>",
  "\ud800@acme.test",
  `${"a".repeat(65)}@acme.test`,
  `a@${"b".repeat(250)}.test`,
])("%j is no address (specification 2, section 5: valid e-mail)", (text) => {
  expect(emailFrom(text)).toBeNull();
});
