import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { addForeignUser } from "#tests/support/people.ts";
import { number, text } from "#tests/support/segments/random-people.ts";
import { newTenant } from "#tests/support/tenant.ts";

const moment = fc.constantFrom("2025-03-09T05:00:00.000Z", "2025-99-99T99:99:99.999Z", "2025-03-09", "9999-12-31T23:59:59.999Z");
const attributes = fc.dictionary(
  fc.constantFrom("a", "b", "c", "toString"),
  fc.oneof(number, moment, text, fc.constantFrom(null, true, [1], {})),
  { maxKeys: 4 },
);

test("numbers and moments stand in a table of their own, whatever is written, and are gone with the person", async () => {
  const { db, propertyId } = await newTenant();
  const stored = async () =>
    (
      await sql<{ key: string; value: number; person_id: number }>`
    select key, value, person_id from person_numbers where property_id = ${propertyId} order by key`.execute(db)
    ).rows;
  await fc.assert(
    fc.asyncProperty(fc.array(attributes, { minLength: 1, maxLength: 4 }), async ([first = {}, ...later]) => {
      const id = await addForeignUser(db, propertyId, first);
      for (const said of [first, ...later]) {
        await db
          .updateTable("foreign_users")
          .set({ attributes: JSON.stringify(said) })
          .where("id", "=", id)
          .execute();
        const expected = Object.entries(said).flatMap(([key, value]) => {
          const number = typeof value === "number" ? value : isMoment(value) ? Number(String(value).replaceAll(/[-T:Z]/g, "")) : null;
          return number === null ? [] : [{ key, value: number + 0, person_id: id }];
        });
        expect(await stored()).toEqual(expected.sort((one, other) => (one.key < other.key ? -1 : 1)));
      }
      await db.deleteFrom("foreign_users").where("id", "=", id).execute();
      expect(await stored()).toEqual([]);
    }),
    { numRuns: 60 },
  );
  // What no number of JavaScript is, is left out.
  const id = await addForeignUser(db, propertyId);
  await sql`update foreign_users set attributes = '{"a": 1e400, "b": 1e-400, "c": 1}' where id = ${id}`.execute(db);
  expect(await stored()).toEqual([{ key: "c", value: 1, person_id: id }]);
});

const isMoment = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);

test("what the company says of a person is among the typed values", async () => {
  const { db, companyId, propertyId } = await newTenant();
  const person_id = await addForeignUser(db, propertyId, { seats: 1 }, { foreign_id: "ada" });
  const { id } = await db
    .insertInto("company_users")
    .values({ company_id: companyId, public_id: "ada", attributes: '{"seats": 2}' })
    .returning("id")
    .executeTakeFirstOrThrow();
  const stored = () =>
    db.selectFrom("person_numbers").select(["key", "value", "person_id"]).where("property_id", "=", propertyId).execute();
  expect(await stored()).toEqual([{ key: "seats", value: 2, person_id }]);
  await db.deleteFrom("company_users").where("id", "=", id).execute();
  expect(await stored()).toEqual([{ key: "seats", value: 1, person_id }]);
});
