import { expect, test } from "vitest";
import { withoutPersonal } from "./without-personal.ts";

test.each([
  ["see www.acme.test/u/jane?token=abcd please", "see … please"],
  ["www.jane-doe.test", "…"],
  ["(WWW.acme.test)", "…"],
  ["open acme.test/u/jane", "open …"],
  ["open app.acme.test:8443/u/jane", "open …"],
  ["acme.test?token=abcd", "…"],
  ["acme.test/#/users/jane", "…"],
  ["bücher.example/jane", "…"],
  ["myapp://users/jane", "…"],
  ["https://acme.test/<jane>", "…"],
  ["Ina<ina@firma.test>, bitte", "… bitte"],
  ["call ０１７６１２３ now", "call … now"],
  ["رقم ١٢٣٤٥", "رقم …"],
  ["mail ada＠example.com now", "mail … now"],
  ["mail ada @example.com now", "mail … … now"],
  ["mail ada@ example.com now", "mail … … now"],
  ["customer 4711 - 0815", "customer …"],
  ["ssn 123–45–6789", "ssn …"],
  ["x 4711\u20110815\u201133", "x …"],
  ["acc 12'345'678", "acc …"],
  ["1,234,567 rows", "… rows"],
  ["DE89_3704_0044", "DE…"],
  ["call 0171/ 1234", "call …"],
  ["4111  1111  1111", "…"],
  ["born 12. 05. 1990", "born …"],
  ["12\u221234\u2212567", "…"],
])("of %j is left %j", (text, left) => {
  expect(withoutPersonal(text)).toBe(left);
});

test.each([
  "and/or",
  "Where is report.csv?",
  "(as report.csv?)",
  "z.B./d.h.",
  "node.js",
  "e.g. 1.5/2.5",
  "www",
  "TCP/IP v2.0",
  "a @ b",
  "3 columns of 2026",
  "in 2026, 3 of 4 (or 5)",
  "what is @mention",
  "ask @ acme.test",
])("%j stays", (text) => {
  expect(withoutPersonal(text)).toBe(text);
});

test.each(["a", "a.", ".a", "aa.", "1 ", "@", "www.", "/", "a.bb:1", "a @", "1 , 1 a", "1. "])(
  "many of %j take no longer than few of each",
  (part) => {
    const text = part.repeat(200_000);
    const begun = performance.now();
    withoutPersonal(text);
    expect(performance.now() - begun).toBeLessThan(2000);
  },
);
