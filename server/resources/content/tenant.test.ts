import { expect, test } from "vitest";
import { newTenant } from "#tests/support/tenant.ts";
import { writeColumns } from "./change.ts";

test("a write names its property: content that belongs to another is left alone", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const id = await tenant.guide();
  const stored = () => tenant.db.selectFrom("guides").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const before = await stored();
  const { manager } = await other.person("company admin");
  const misplaced = { ...before, property_id: other.propertyId };
  await expect(writeColumns(tenant.db, "guides", misplaced, manager, { visibility: "deleted" })).rejects.toThrow();
  expect(await stored()).toEqual(before);
});
