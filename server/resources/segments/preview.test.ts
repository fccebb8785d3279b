import { expect, test } from "vitest";
import { addForeignUser } from "#tests/support/people.ts";
import { newTenant } from "#tests/support/tenant.ts";

const asked = (...filters: object[]) => ({ filterGroups: [{ connection: "and", filters }] });

test("a preview says how many people of all the filters find, and lists those seen last first", async () => {
  const tenant = await newTenant();
  const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
  for (const [n, plan] of ["pro", "free", "PRO", "pro"].entries())
    await addForeignUser(
      tenant.db,
      tenant.propertyId,
      { plan },
      { foreign_id: `user-${n}`, last_seen_at: at(n + 1), first_seen_at: at(1) },
    );
  const filter = asked({ type: "string", key: "plan", operator: "equals", value: "pro" });
  const preview = async (query: string, body: object = filter) =>
    (await tenant.call("company admin", "POST", `/v2/properties/:p/segments/preview${query}`, body)).body;
  expect(await preview("")).toMatchObject({
    data: [{ publicId: "user-3" }, { publicId: "user-2" }, { publicId: "user-0" }],
    pagination: { page: 1, limit: 10, total: 3 },
    count: { people: 3, isEstimate: false },
    all: { people: 4, isEstimate: false },
  });
  expect(await preview("?limit=2&page=2")).toMatchObject({ data: [{ publicId: "user-0" }], pagination: { page: 2, limit: 2, total: 3 } });
  expect(await preview("", {})).toMatchObject({ count: { people: 4 }, all: { people: 4 } });
  const other = await newTenant();
  expect((await other.call("company admin", "POST", "/v2/properties/:p/segments/preview", {})).body).toMatchObject({ all: { people: 0 } });
});
