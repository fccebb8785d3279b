import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { addProperty } from "#server/demo/builders.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { doneTask, startTask } from "#tests/support/planted-person.ts";
import { onlyTasksOf, untilEnded } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { archiveOf } from "#tests/support/traces.ts";
import { claim } from "./claim.ts";
import { exportUsers } from "./export-users.ts";
import { runTask } from "./run-task.ts";

/** Specification 2, section 3: Export archive format: zip. */
async function linesOf(tenant: Tenant, task: { id: string; status: string; result: unknown }) {
  expect(task.status).toBe("done");
  const archive = await archiveOf({ db: tenant.db, files: tenant.api.files }, task.id);
  expect(Object.keys(archive)).toEqual(["users.csv"]);
  const lines: string[][] = parse(archive["users.csv"] ?? "", { bom: true });
  expect(task.result).toEqual({ people: lines.length - 1 });
  return lines;
}
const exported = async (tenant: Tenant, payload: object) => linesOf(tenant, await doneTask(tenant, "export-users", payload));

test("an attribute may be called as what every object has", async () => {
  const tenant = await newTenant();
  await tenant.attribute("toString");
  await addForeignUser(tenant.db, tenant.propertyId, { toString: "x" }, { foreign_id: "a" });
  await addForeignUser(tenant.db, tenant.propertyId, {}, { foreign_id: "b" });
  const { id, status } = await doneTask(tenant, "export-users", { propertyId: tenant.propertyId });
  expect(status).toBe("done");
  const { "users.csv": file = "" } = await archiveOf({ db: tenant.db, files: tenant.api.files }, id);
  expect(file.split("\n").map((line) => line.split(",").at(-1))).toEqual(["toString", "x", "", undefined].map((cell) => cell ?? ""));
});

test("spec 2 §3 Export archive format, zip: people of the company by search, filter and status, a column for each attribute, lists as an import reads them", async () => {
  const tenant = await newTenant();
  const { db, companyId } = tenant;
  await tenant.attribute("regions", "array", true);
  await tenant.attribute("seats", "number", true);
  await tenant.attribute("trial", "boolean", true);
  const at = { created_at: "2026-01-31T10:00:00Z", last_seen_at: "2026-02-01T10:00:00Z" };
  await addCompanyUser(
    db,
    companyId,
    { regions: ["Asia", "Europe"], seats: 5, trial: false },
    { public_id: "ada", status: "active", ...at },
  );
  await addCompanyUser(db, companyId, { seats: 50 }, { public_id: "ben", status: "imported", ...at });
  await addCompanyUser(db, companyId, { seats: 60 }, { public_id: "cem", status: "active", ...at, archived_at: new Date() });
  const head = ["id", "status", "created", "first_seen", "last_seen", "regions", "seats", "trial"];
  const ada = ["ada", "active", "2026-01-31T10:00:00.000Z", "", "2026-02-01T10:00:00.000Z", "Asia, Europe", "5", "false"];
  expect(await exported(tenant, {})).toEqual([head, ada, ["ben", "created", ada[2], "", ada[4], "", "50", ""]]);
  const ids = async (payload: object) => (await exported(tenant, payload)).slice(1).map(([id]) => id);
  expect(await ids({ search: "BE" })).toEqual(["ben"]);
  expect(await ids({ status: "active" })).toEqual(["ada"]);
  expect(await ids({ archived: "true" })).toEqual(["cem"]);
  const filters = [{ type: "number", key: "seats", operator: "greaterThan", value: 5 }];
  expect(await ids({ filter: { connection: "and", filterGroups: [{ connection: "and", filters }] } })).toEqual(["ben"]);
});

test("people of a property: its own and its company's attributes, nobody of another property", async () => {
  const tenant = await newTenant();
  const { db, companyId, propertyId } = tenant;
  await tenant.attribute("plan");
  await tenant.attribute("team", "string", true);
  await addCompanyUser(db, companyId, { team: "blue" }, { public_id: "ada" });
  await addForeignUser(db, propertyId, { plan: "pro" }, { foreign_id: "ada" });
  await addForeignUser(db, propertyId, {}, { foreign_id: "visitor", anonymous: true });
  await addForeignUser(db, await addProperty(db, companyId, { name: "Other" }), {}, { foreign_id: "eve" });
  const [head, ...people] = await exported(tenant, { propertyId });
  expect(head).toEqual(["id", "anonymous", "first_seen", "last_seen", "plan", "team"]);
  expect(people.map(([id, anonymous, , , plan]) => [id, anonymous, plan])).toEqual([
    ["ada", "false", "pro"],
    ["visitor", "true", ""],
  ]);
});

test("what an attempt that was killed has stored is removed", async () => {
  const tenant = await newTenant();
  const { db, api, companyId } = tenant;
  const { body } = await startTask(tenant, "export-users", {});
  const halfway = { company_id: companyId, property_id: null, task_id: String(body.id), kind: "result" as const };
  const key = `tasks/halfway-${companyId}`;
  await api.files.set(`${key}/0`, new File(["x"], "0"));
  const named = { name: "users.zip", media_type: "application/zip", storage_key: key };
  await db
    .insertInto("task_files")
    .values({ ...halfway, ...named })
    .execute();
  expect((await untilEnded(tenant, String(body.id))).status).toBe("done");
  const files = await db.selectFrom("task_files").select("storage_key").where("task_id", "=", halfway.task_id).execute();
  expect(files).toHaveLength(1);
  expect(files).not.toEqual([{ storage_key: key }]);
  expect(await api.files.has(`${key}/0`)).toBe(false);
});

test("cells that a spreadsheet would evaluate are disarmed", async () => {
  const tenant = await newTenant();
  await tenant.attribute("note", "string", true);
  const hostile = ['=HYPERLINK("https://evil.test")', "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1"];
  for (const note of hostile) await addCompanyUser(tenant.db, tenant.companyId, { note });
  await addCompanyUser(tenant.db, tenant.companyId, {}, { public_id: "=1+1" });
  const cells = (await exported(tenant, {})).slice(1).flat();
  expect(cells).toEqual(expect.arrayContaining([...hostile, "=1+1"].map((cell) => `'${cell}`)));
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test("2,500 people are written in portions, and a stopped export gives the same bytes as one that is not", async () => {
  const tenant = await newTenant();
  const rows = Array.from({ length: 2500 }, (_, index) => ({ company_id: tenant.companyId, public_id: `user-${index}` }));
  for (let at = 0; at < rows.length; at += 500)
    await tenant.db
      .insertInto("company_users")
      .values(rows.slice(at, at + 500))
      .execute();
  const stopping = new AbortController();
  const parts = { ...tenant.api.parts, files: tenant.api.files };
  const { body } = await startTask(tenant, "export-users", {});
  await onlyTasksOf(tenant.db, [tenant.companyId]);
  const row = await claim(tenant.db, "first");
  expect(row?.id).toBe(body.id);
  let portions = 0;
  const halting: typeof exportUsers = {
    ...exportUsers,
    run: (task) =>
      exportUsers.run({
        ...task,
        portion: (work) => {
          if (++portions === 2) stopping.abort();
          return task.portion(work);
        },
      }),
  };
  await runTask(parts, row!, halting, stopping.signal);
  const stopped = await tenant.db.selectFrom("tasks").select("status").where("id", "=", row!.id).executeTakeFirst();
  expect(stopped).toEqual({ status: "waiting" });
  expect(await tenant.db.selectFrom("task_files").select("id").where("task_id", "=", row!.id).execute()).toEqual([]);
  await runTask(parts, (await claim(tenant.db, "second"))!, exportUsers, new AbortController().signal);
  const again = await archiveOf({ db: tenant.db, files: tenant.api.files }, row!.id);
  const undisturbed = await doneTask(tenant, "export-users", {});
  expect(await archiveOf({ db: tenant.db, files: tenant.api.files }, undisturbed.id)).toEqual(again);
  const ids = (await linesOf(tenant, undisturbed)).slice(1).map(([id]) => id);
  expect([ids.length, new Set(ids).size]).toEqual([2500, 2500]);
});

test("another tenant's property is not found, and roles of one property export that alone", async () => {
  const [tenant, foreign] = [await newTenant(), await newTenant()];
  const other = await addProperty(tenant.db, tenant.companyId, { name: "Other" });
  const status = async (kind: Parameters<Tenant["call"]>[0], payload: object) =>
    (await tenant.call(kind, "POST", "/background-tasks/api/v1/companies/:c/tasks", { type: "export-users", payload })).status;
  expect(await status("company admin", { propertyId: foreign.propertyId })).toBe(404);
  expect(await status("property admin", { propertyId: other })).toBe(404);
  expect(await status("property admin", {})).toBe(401);
  expect(await status("property contributor", { propertyId: tenant.propertyId })).toBe(401);
  expect(await status("property moderator", { propertyId: tenant.propertyId })).toBe(201);
});
