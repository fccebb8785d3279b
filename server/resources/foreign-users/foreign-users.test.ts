import { expect, test } from "vitest";
import { addForeignUser } from "#tests/support/people.ts";
import { newTenant } from "#tests/support/tenant.ts";

test("ids of people of another property find, change and delete nobody, one by one and several at once", async () => {
  const [mine, theirs] = [await newTenant(), await newTenant()];
  const own = await addForeignUser(mine.db, mine.propertyId);
  const foreign = await addForeignUser(mine.db, theirs.propertyId);
  const all = "/v2/properties/:p/foreignusers";
  expect((await mine.call("company admin", "GET", `${all}/${foreign}`)).status).toBe(404);
  expect((await mine.call("company admin", "DELETE", `${all}/${foreign}`)).status).toBe(404);
  const several = { act: "delete", users: [own, foreign] };
  expect(await mine.call("company admin", "POST", `${all}/selection`, several)).toMatchObject({ status: 200, body: { changed: 1 } });
  const left = await mine.db.selectFrom("foreign_users").select("id").where("id", "in", [own, foreign]).execute();
  expect(left).toEqual([{ id: foreign }]);
});
