import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutMailto, withProtocol } from "./with-protocol.ts";

test.each([
  ["", ""],
  ["   ", ""],
  ["example.com", "https://example.com"],
  [" example.com/a?b=c ", "https://example.com/a?b=c"],
  ["http://example.com", "http://example.com"],
  ["HTTPS://example.com", "HTTPS://example.com"],
  ["ann@example.com", "mailto:ann@example.com"],
  ["mailto:ann@example.com", "mailto:ann@example.com"],
  ["tel:12345", "tel:12345"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["localhost:3000", "https://localhost:3000"],
  ["localhost:3000/crm", "https://localhost:3000/crm"],
  ["app.example.com:8443?x", "https://app.example.com:8443?x"],
  ["example.com:99999999", "example.com:99999999"],
  ["//example.com", "//example.com"],
  ["/help", "/help"],
  ["\\\\evil.test", "\\\\evil.test"],
  ["../../etc", "../../etc"],
  ["nonsense", "nonsense"],
  ["two words", "two words"],
  ["localhost", "https://localhost"],
])("%j becomes %j", (link, whole) => {
  expect(withProtocol(link)).toBe(whole);
});

test("doing it twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain(), fc.emailAddress()), (link) => {
      expect(withProtocol(withProtocol(link))).toBe(withProtocol(link));
    }),
  );
});

test.each([
  ["mailto:ann@example.com", "ann@example.com"],
  ["mailto:ann@example.com?subject=Help", "ann@example.com?subject=Help"],
  // Without the protocol it would be an address of something else.
  ["mailto:tel:ann@example.com", "mailto:tel:ann@example.com"],
  ["https://ann@example.com/", "https://ann@example.com/"],
  ["", ""],
])("stored as %j, people see %j, and it is saved as it was", (link, written) => {
  expect([withoutMailto(link), withProtocol(written)]).toEqual([written, link]);
});
