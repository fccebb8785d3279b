import { expect, test } from "vitest";
import {
  COMPANY_LIMIT_DEFAULTS,
  CURRENCIES,
  companyLimitsOf,
  FLAG_DEFAULTS,
  flagsOf,
  PROPERTY_LIMIT_DEFAULTS,
  propertyLimitsOf,
} from "./plan.ts";
import { LIMIT_KINDS } from "./plan-limits.ts";

test("what is stored counts, and the default where nothing fitting is", () => {
  expect(flagsOf({})).toEqual(FLAG_DEFAULTS);
  expect(flagsOf({ heart: true, nps: "yes", unknown: true, constructor: true })).toEqual({ ...FLAG_DEFAULTS, heart: true });
  expect(propertyLimitsOf({ public_guide: 3, aiAssistant: 1 })).toEqual({ ...PROPERTY_LIMIT_DEFAULTS, public_guide: 3 });
  expect(companyLimitsOf({ members: 5, currency: "EUR" })).toEqual({ ...COMPANY_LIMIT_DEFAULTS, members: 5, currency: "EUR" });
});

test("the defaults that the specifications name are as they say", () => {
  expect(COMPANY_LIMIT_DEFAULTS).toMatchObject({ members: -1, currency: "USD" });
  expect(CURRENCIES).toHaveLength(17);
  const named = Object.keys({ ...PROPERTY_LIMIT_DEFAULTS, ...COMPANY_LIMIT_DEFAULTS });
  expect(LIMIT_KINDS.filter((kind) => !named.includes(kind))).toEqual([]);
});
