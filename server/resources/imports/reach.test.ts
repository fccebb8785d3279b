import { expect, test } from "vitest";
import { addProperty } from "#server/demo/builders.ts";
import { IDENTIFIER, importing, USERS } from "#tests/support/importing.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { sendUpload, untilEnded } from "#tests/support/tasks.ts";

test("spec 2 §4: who has a role in a property does not bring in whom another property alone knows", async () => {
  const company = await importing();
  const { tenant } = company;
  const other = await addProperty(tenant.db, tenant.companyId, { name: "Other" });
  const theirs = await addForeignUser(tenant.db, other, { name: "Harry" }, { foreign_id: "theirs" });
  for (const propertyId of [other, tenant.propertyId]) await addForeignUser(tenant.db, propertyId, {}, { foreign_id: "both" });
  const { body } = await sendUpload(tenant, `${USERS}/upload`, "users.csv", "id,seats\ntheirs,7\nboth,7\n", "property admin");
  const mapping = [IDENTIFIER, { columnId: "1", attributeId: company.seats }];
  await tenant.call("property admin", "POST", `${USERS}/import/jobs/${body.id}/start`, { mapping });
  expect((await untilEnded(tenant, body.id)).result).toMatchObject({ created: 1, refused: 1 });
  const refused = await tenant.db
    .selectFrom("import_refused_rows")
    .select(["reason", "value"])
    .where("task_id", "=", body.id as string)
    .execute();
  expect(refused).toEqual([{ reason: "not_reached", value: "theirs" }]);
  expect((await company.people()).map(({ public_id }) => public_id)).toEqual(["both"]);
  const row = await tenant.db.selectFrom("foreign_users").select("attributes").where("id", "=", theirs).executeTakeFirstOrThrow();
  expect(row.attributes).toEqual({ name: "Harry" });
});

test("spec 2 §4: who has a role in a property imports new people, and changes those whom it saw or whom they brought in", async () => {
  const company = await importing();
  const { tenant, seats } = company;
  const { db, companyId, propertyId } = tenant;
  await addForeignUser(db, propertyId, {}, { foreign_id: "seen" });
  for (const public_id of ["seen", "unseen"]) await addCompanyUser(db, companyId, { seats: 1 }, { public_id });
  const importAs = async (kind: "property admin" | "company admin", text: string) => {
    const { body } = await sendUpload(tenant, `${USERS}/upload`, "users.csv", text, kind);
    const mapping = [IDENTIFIER, { columnId: "1", attributeId: seats }];
    expect((await tenant.call(kind, "POST", `${USERS}/import/jobs/${body.id}/start`, { mapping })).status).toBe(200);
    const { id, result } = await untilEnded(tenant, body.id);
    const rows = await db.selectFrom("import_refused_rows").select(["line", "reason", "value"]).where("task_id", "=", id).execute();
    return { result, rows };
  };
  expect(await importAs("property admin", "id,seats\nseen,2\nunseen,2\nnew,2\n")).toMatchObject({
    result: { created: 1, updated: 1, refused: 1 },
    rows: [{ line: "3", reason: "not_reached", value: "unseen" }],
  });
  expect(await importAs("property admin", "id,seats\nnew,3\n")).toMatchObject({ result: { created: 0, updated: 1, refused: 0 } });
  expect((await company.people()).map(({ public_id, attributes }) => [public_id, attributes])).toEqual([
    ["new", { seats: 3 }],
    ["seen", { seats: 2 }],
    ["unseen", { seats: 1 }],
  ]);
  expect(await importAs("company admin", "id,seats\nunseen,4\n")).toMatchObject({ result: { updated: 1, refused: 0 } });
});
