import { expect, test } from "vitest";
import { addProperty } from "#server/demo/builders.ts";
import { tokenFor } from "#tests/support/api.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { newTenant } from "#tests/support/tenant.ts";

test("spec 2 §6: who manages people in one property and may not in another reaches those of the first alone", async () => {
  const tenant = await newTenant();
  const { db, api, companyId, propertyId } = tenant;
  const other = await addProperty(db, companyId, { name: "Other" });
  const { manager } = await tenant.person("property admin");
  const lesser = { manager_id: manager.id, role: "moderator" as const, target_type: "property" as const, target_id: other };
  await db.insertInto("role_assignments").values(lesser).execute();
  const token = await tokenFor(api.parts, manager.id);
  const person = async (property: number, publicId: string) => {
    const id = await addCompanyUser(db, companyId, {}, { public_id: publicId });
    await addForeignUser(db, property, {}, { foreign_id: publicId, company_user_id: id });
    return id;
  };
  const [mine, theirs] = [await person(propertyId, "ada"), await person(other, "ben")];
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const url = `http://api.test/v3/companies/${companyId}/users${path}`;
    const answer = await api.fetch(new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }));
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  };

  expect((await call("GET", "")).body.data.map(({ id }: { id: number }) => id)).toEqual([mine]);
  expect((await call("DELETE", `/${mine}/archive`)).status).toBe(204);
  expect((await call("DELETE", `/${theirs}/archive`)).status).toBe(404);
  expect((await call("POST", "/invite", { status: "created" })).body).toEqual({ invitedUsers: 0 });
  const states = db.selectFrom("company_users").select(["id", "archived", "status"]).where("company_id", "=", companyId).orderBy("id");
  expect(await states.execute()).toEqual([
    { id: mine, archived: true, status: "created" },
    { id: theirs, archived: false, status: "created" },
  ]);
});
