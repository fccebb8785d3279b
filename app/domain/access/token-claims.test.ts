import { expect, test } from "vitest";
import { claimsOf } from "./token-claims.ts";

const nothing = {
  sub: "",
  name: "",
  email: "",
  superAdmin: false,
  companies_admin: [],
  companies_moderator: [],
  companies_contributor: [],
  properties_admin: [],
  properties_moderator: [],
  properties_contributor: [],
  companyProperties: {},
};

test.each([
  [{}, nothing],
  [
    { sub: "a", superAdmin: "true", companies_admin: "1" },
    { ...nothing, sub: "a" },
  ],
  [
    { superAdmin: true, properties_admin: [1, "2", 3.5, null, 4] },
    { ...nothing, superAdmin: true, properties_admin: [1, 4] },
  ],
  [{ superAdmin: 1, companyProperties: null, name: 3, email: ["a"] }, nothing],
  [
    { companies_admin: [Number.NaN, Number.POSITIVE_INFINITY, -1, 2 ** 60], companyProperties: "7" },
    { ...nothing, companies_admin: [-1], companyProperties: { 0: [] } },
  ],
  [{ companyProperties: { 7: [1, 2], 8: "all" } }, { ...nothing, companyProperties: { 7: [1, 2], 8: [] } }],
])("the payload %j gives %j", (payload, claims) => {
  expect(claimsOf(payload)).toEqual(claims);
});
