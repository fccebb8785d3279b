import { expect, test } from "vitest";
import type { Claims } from "./claims.ts";
import { companyOfProperty, meetsRole, propertiesOf, ROLES, roleForCompany, roleForProperty, severalRoles } from "./roles.ts";
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
  ["that of a property in it", { properties_moderator: [7], companyProperties: { 1: [7] } }, { scope: "property", role: "moderator" }],
  [
    "the highest of its properties",
    { properties_contributor: [7, 9], properties_admin: [8], properties_moderator: [6], companyProperties: { 1: [6, 7, 8], 2: [9] } },
    { scope: "property", role: "admin" },
  ],
  [
    "its own, though a property's is higher",
    { companies_contributor: [1], properties_admin: [7], companyProperties: { 1: [7] } },
    companyContributor(),
  ],
  ["not that of a property in another", { properties_admin: [7], companyProperties: { 2: [7] } }, null],
  ["none, from the map alone", { companyProperties: { 1: [7] } }, null],
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

test("the properties of a company that one has a role in are those of the map, and no others", () => {
  const known = claims({ properties_admin: [7, 9], properties_contributor: [8], companyProperties: { 1: [6, 7, 8], 2: [9] } });
  expect([propertiesOf(known, 1), propertiesOf(known, 2), propertiesOf(known, 3)]).toEqual([[7, 8], [9], []]);
});

test.each<[string, Partial<Claims>, ReturnType<typeof severalRoles>]>([
  [
    "one role in each place is none",
    { companies_admin: [1], companies_moderator: [2], properties_admin: [1], properties_contributor: [2] },
    [],
  ],
  ["a company's role beside a property's is none", { companies_contributor: [1], properties_admin: [1, 1] }, []],
  [
    "two of a company",
    { companies_contributor: [1, 2], companies_admin: [1] },
    [{ scope: "company", id: 1, roles: ["admin", "contributor"] }],
  ],
  [
    "all three of a property",
    { properties_contributor: [7], properties_admin: [7, 8], properties_moderator: [7] },
    [{ scope: "property", id: 7, roles: ["admin", "moderator", "contributor"] }],
  ],
])("several roles: %s", (_, given, several) => {
  expect(severalRoles(claims(given))).toEqual(several);
});
