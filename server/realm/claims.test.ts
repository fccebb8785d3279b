import { expect, test } from "vitest";
import { testParts } from "#tests/support/parts.ts";
import { claimsFor } from "./claims.ts";
import { newManager } from "./testing/new-manager.ts";

const EMPTY = {
  companies_admin: [],
  companies_moderator: [],
  companies_contributor: [],
  properties_admin: [],
  properties_moderator: [],
  properties_contributor: [],
};

test.each([
  ["admin", "company"],
  ["moderator", "company"],
  ["contributor", "company"],
  ["admin", "property"],
  ["moderator", "property"],
  ["contributor", "property"],
] as const)("the claims of a %s of a %s", async (role, on) => {
  const { db } = await testParts();
  const manager = await newManager(db, { role, on, language: "de" });
  const target = on === "company" ? manager.companyId : manager.propertyIds[0];
  expect(await claimsFor(db, manager.id)).toEqual({
    language: "de",
    claims: {
      ...EMPTY,
      sub: manager.id,
      name: "Mara Manager",
      email: manager.email,
      superAdmin: false,
      [`${on === "company" ? "companies" : "properties"}_${role}`]: [target],
      companyProperties: { [manager.companyId]: manager.propertyIds },
    },
  });
});

test("a super admin without roles, a company without properties and an unknown manager", async () => {
  const { db } = await testParts();
  const manager = await newManager(db, { superAdmin: true });
  expect((await claimsFor(db, manager.id))?.claims).toMatchObject({ ...EMPTY, superAdmin: true, companyProperties: {} });
  const bare = await db.insertInto("companies").values({ name: "Bare Ltd" }).returning("id").executeTakeFirstOrThrow();
  await db
    .insertInto("role_assignments")
    .values({ manager_id: manager.id, role: "admin", target_type: "company", target_id: bare.id })
    .execute();
  expect((await claimsFor(db, manager.id))?.claims).toMatchObject({ companies_admin: [bare.id], companyProperties: { [bare.id]: [] } });
  expect(await claimsFor(db, "nobody")).toBeNull();
});
