import { expect, test } from "vitest";
import type { Claims } from "./claims.ts";
import { companyOfProperty, meetsRole, ROLES, roleForCompany, roleForProperty } from "./roles.ts";
import { claimsOf } from "./token-claims.ts";

const claims = (given: Partial<Claims>): Claims => ({ ...claimsOf({ sub: "a" }), ...given });
const property = { id: 7, companyId: 1 };

test.each<[string, Partial<Claims>, ReturnType<typeof roleForProperty>]>([
  ["none", {}, null],
  ["super", { superAdmin: true }, { scope: "super" }],
  ["super before every role", { superAdmin: true, companies_contributor: [1] }, { scope: "super" }],
  ["of the company", { companies_moderator: [1] }, { scope: "company", role: "moderator" }],
  ["of the property", { properties_moderator: [7] }, { scope: "property", role: "moderator" }],
  [
    "the highest of the company",
    { companies_contributor: [1], companies_admin: [1], companies_moderator: [1] },
    { scope: "company", role: "admin" },
  ],
  ["the highest of the property", { properties_contributor: [7], properties_admin: [7] }, { scope: "property", role: "admin" }],
  ["the company's, though the property's is higher", { companies_contributor: [1], properties_admin: [7] }, companyContributor()],
  ["none, from another company", { companies_admin: [2] }, null],
  ["none, from another property", { properties_admin: [8] }, null],
  ["none, from a company with the number of the property", { companies_admin: [7], properties_admin: [1] }, null],
  ["none, from the map alone", { companyProperties: { 1: [7] } }, null],
])("the role for a property: %s", (_, given, role) => {
  expect(roleForProperty(claims(given), property)).toEqual(role);
});

function companyContributor() {
  return { scope: "company", role: "contributor" } as const;
}

test.each<[string, Partial<Claims>, ReturnType<typeof roleForCompany>]>([
  ["none", {}, null],
  ["super", { superAdmin: true }, { scope: "super" }],
  ["its own", { companies_moderator: [1] }, { scope: "company", role: "moderator" }],
  ["not that of a property in it", { properties_admin: [7], companyProperties: { 1: [7] } }, null],
  ["not that of another", { companies_admin: [2] }, null],
])("the role for a company: %s", (_, given, role) => {
  expect(roleForCompany(claims(given), 1)).toEqual(role);
});

test("admin meets everything, a moderator all but admin, a contributor only contributor", () => {
  const met = ROLES.map((role) => ROLES.filter((required) => meetsRole(role, required)));
  expect(met).toEqual([["admin", "moderator", "contributor"], ["moderator", "contributor"], ["contributor"]]);
});

test("the company of a property comes from the token's map", () => {
  const known = claims({ companyProperties: { 1: [7, 8], 2: [9] } });
  expect([7, 8, 9, 10].map((id) => companyOfProperty(known, id))).toEqual([1, 1, 2, null]);
});
