import { beforeAll, describe, expect, test } from "vitest";
import type { Role } from "#app/domain/access/roles.ts";
import { addProperty } from "#server/demo/builders.ts";
import { enqueue } from "#server/tasks/queue.ts";
import { tokenFor } from "#tests/support/api.ts";
import { CALLS, mayMake } from "#tests/support/contract.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const NOWHERE = "999999999";
const TASKS = "/background-tasks/api/v1/companies/:c/tasks";
const LESSER = ["moderator", "contributor"] as const;
const OF_PROPERTY = CALLS.filter(([, { call, need }]) => /:property\b/.test(call.path) && need !== "anybody");

let tenant: Tenant;
/** Per lesser role a property in which the manager has it, with a token of this manager: an admin of the tenant's own property. */
const held = new Map<Role, { property: number; token: string; person: number; seen: number; job: string }>();

beforeAll(async () => {
  tenant = await newTenant();
  const { db, companyId, propertyId } = tenant;
  for (const role of LESSER) {
    const property = await addProperty(db, companyId, { name: `As ${role}` });
    const id = (
      await db
        .insertInto("managers")
        .values({ email: `${role}-${companyId}@test.example`, name: "Two roles" })
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
    const assigned = { manager_id: id, target_type: "property" as const };
    await db
      .insertInto("role_assignments")
      .values([
        { ...assigned, role: "admin", target_id: propertyId },
        { ...assigned, role, target_id: property },
      ])
      .execute();
    const public_id = `${role}-${companyId}@x.test`;
    const person = await addCompanyUser(db, companyId, {}, { public_id });
    const seen = await addForeignUser(db, property, {}, { foreign_id: public_id, company_user_id: person });
    const job = await enqueue(db, { companyId, propertyId: property, type: "export-users", by: null });
    held.set(role, { property, token: await tokenFor(tenant.api.parts, id), person, seen, job });
  }
});

/** A call of the manager, `:p` for the property in which they have the lesser role. */
async function call(role: Role, method: string, path: string, body?: object) {
  const { property, token } = held.get(role)!;
  const address = path.replaceAll(":property", ":p").replaceAll(":p", String(property)).replaceAll(":c", String(tenant.companyId));
  const headers = { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) };
  const url = `http://api.test${address.replaceAll(/:\w+/g, NOWHERE)}`;
  const answer = await tenant.api.fetch(new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }));
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : {} };
}

describe.each(LESSER)("an admin of one property who is %s of another", (role) => {
  test.each(OF_PROPERTY)("makes %s in that other property as the table says of this role", async (_, { call: { method, path }, need }) => {
    const { status, body } = await call(role, method, path);
    expect(status).toBeLessThan(500);
    if (mayMake(`property ${role}`, need)) expect([status, body.code]).not.toEqual([401, "not_allowed_for_role"]);
    else expect([status, body.code]).toEqual([401, "not_allowed_for_role"]);
  });

  test("changes nobody of the company whom only the other property saw", async () => {
    const { person, seen } = held.get(role)!;
    const users = "/v2/companies/:c/companyusers";
    const read = () => tenant.db.selectFrom("company_users").selectAll().where("id", "=", person).executeTakeFirstOrThrow();
    const before = await read();
    for (const id of [person, seen])
      for (const [method, path] of [
        ["GET", `${users}/${id}`],
        ["POST", `${users}/${id}/activate`],
        ["POST", `${users}/${id}/invite`],
        ["DELETE", `${users}/${id}/delete`],
        ["DELETE", `/v3/companies/:c/users/${id}/archive`],
        ["POST", `/v3/companies/:c/users/${id}/restore`],
      ] as const)
        expect([method, path, (await call(role, method, path)).status]).toEqual([method, path, 404]);
    expect((await call(role, "POST", `${users}/selection`, { act: "delete", users: [person] })).body).toEqual({ changed: 0 });
    expect((await call(role, "POST", `${users}/invite`, { status: "created" })).body).toEqual({ invitedUsers: 0 });
    expect((await call(role, "POST", `${users}/filter`, {})).body.companyUsers).toEqual([]);
    expect((await call(role, "GET", "/v3/companies/:c/users")).body.data).toEqual([]);
    expect(await read()).toEqual(before);
  });

  test("starts no work on the whole company", async () => {
    for (const [type, payload] of [
      ["export-users", {}],
      ["export-person", { userId: held.get(role)!.person }],
      ["erase-person", { userId: held.get(role)!.person }],
    ] as const)
      expect([type, (await call(role, "POST", TASKS, { type, payload })).status]).toEqual([type, 401]);
  });
});

test("a contributor of the other property neither sees its people nor its tasks, nor starts any, though an admin elsewhere", async () => {
  const { property, seen, job } = held.get("contributor")!;
  const about = { userId: seen, propertyId: property };
  for (const [method, path, body] of [
    ["GET", `/v3/companies/:c/users?propertyId=${property}`],
    ["GET", `/v3/companies/:c/users/${seen}`],
    ["GET", `/v3/companies/:c/jobs/${job}`],
    ["DELETE", `/v3/companies/:c/jobs/${job}`],
    ["POST", `/v3/companies/:c/jobs/${job}/download`, { fileType: "zip", jobType: "export-users" }],
    ["GET", `${TASKS}/${job}`],
    ["GET", `${TASKS}/${job}/status`],
    ["POST", TASKS, { type: "export-users", payload: { propertyId: property } }],
    ["POST", TASKS, { type: "export-person", payload: about }],
    ["POST", TASKS, { type: "erase-person", payload: about }],
  ] as const)
    expect([method, path, body, (await call("contributor", method, path, body)).status]).toEqual([method, path, body, 404]);
  const listed = (await call("contributor", "GET", "/v3/companies/:c/jobs")).body;
  expect(listed).toMatchObject({ data: [], pagination: { total: 0 } });
  // Where they may, they do: what is refused above is refused for its property.
  expect((await call("moderator", "GET", `/v3/companies/:c/jobs/${held.get("moderator")!.job}`)).status).toBe(200);
});
