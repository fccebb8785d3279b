import { expect, test } from "vitest";
import { brokenPasswordRules, PASSWORD_LENGTH, type PasswordRule } from "./password.ts";

const cases: [string, PasswordRule[]][] = [
  ["Handrail-demo-1", []],
  ["Abcdefg1!x", []],
  ["Äbcdéfgh1-", []],
  ["Abcdefg1!", ["too_short"]],
  ["ABCDEFGH1!", ["no_lowercase"]],
  ["abcdefgh1!", ["no_uppercase"]],
  ["Abcdefghi!", ["no_digit"]],
  ["Abcdefghi1", ["no_special"]],
  ["Abcdefgh1?", ["no_special"]],
  ["Abcdefgh1 ", ["no_special"]],
  ["", ["too_short", "no_lowercase", "no_uppercase", "no_digit", "no_special"]],
  [`Aa1!${"x".repeat(PASSWORD_LENGTH.most - 4)}`, []],
  [`Aa1!${"x".repeat(PASSWORD_LENGTH.most - 3)}`, ["too_long"]],
];

for (const special of "!@#$%^&*-") cases.push([`Abcdefgh1${special}`, []]);

test.each(cases)("the password %j breaks %j (specification 2, sections 5 and 9: Password)", (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});
