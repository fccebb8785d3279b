import { expect, test } from "vitest";
import { IDENTIFIER, importing, USERS } from "#tests/support/importing.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { sendUpload, untilEnded } from "#tests/support/tasks.ts";

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
