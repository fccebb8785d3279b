import { expect, test } from "vitest";
import { testParts } from "#tests/support/parts.ts";
import { addCompanyUser } from "#tests/support/people.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { createVisits } from "./visits.ts";

test("a later visit moves when somebody was last seen, and not when they were first seen", async () => {
  const { db, companyId } = await newTenant();
  const [before, long] = [new Date("2026-01-02T00:00:00Z"), new Date("2026-01-03T00:00:00Z")];
  const known = await addCompanyUser(db, companyId, {}, { first_seen_at: before, last_seen_at: long });
  const fresh = await addCompanyUser(db, companyId);
  const seen = (id: number) =>
    db
      .selectFrom("company_users")
      .select(["first_seen_at as first", "last_seen_at as last"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const visit = createVisits(await testParts());
  for (const id of [known, fresh]) visit(id);
  await expect.poll(async () => (await seen(known)).last, { timeout: 10_000 }).not.toEqual(long);
  const { first, last } = await seen(fresh);
  expect(first).toEqual(last);
  expect(Date.now() - first!.getTime()).toBeLessThan(60_000);
  expect(await seen(known)).toEqual({ first: before, last });
});
