import { createElement } from "react";
import { expect, test } from "vitest";
import ImportScreen, { action, loader } from "#app/routes/app/$property/settings/company/users/import/$taskId/page.tsx";
import { enqueue } from "#server/tasks/queue.ts";
import { importing } from "#tests/support/importing.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

test.each([3, 0])("an import that met %d archived people says so, and leads to them", async (archived) => {
  const tenant = await newTenant({}, { staffTrainingExtension: true });
  const admin = await visitor(tenant, "company admin");
  const id = await enqueue(tenant.db, { companyId: tenant.companyId, type: "import-users", by: null });
  const result = JSON.stringify({ created: 0, updated: 2, archived, refused: 0, keptOut: 0 });
  await tenant.db.updateTable("tasks").set({ status: "done", result, finished_at: new Date() }).where("id", "=", id).execute();
  const at = `/app/${tenant.propertyId}/settings/company/users/import/${id}`;
  const { data } = await admin.open(loader, at, { taskId: id });
  const markup = await markupAt(at, createElement(ImportScreen), data);
  const says = ["left out · Also updated, but archived and not in the list until restored: 3", "/settings/company/users?status=archived"];
  for (const each of says) expect(markup.includes(each)).toBe(archived > 0);
  expect(markup).not.toContain("You can leave this page");
});

test("before the start stand the file, its rows, how columns are left out and what values look like; what is wrong stands at a field", async () => {
  const { tenant, upload } = await importing();
  const { body } = await upload("email,team\nada@x.test,Sales\nbob@x.test,Support\n", "people.csv");
  const admin = await visitor(tenant, "company admin");
  const at = `/app/${tenant.propertyId}/settings/company/users/import/${body.id}`;
  const { data } = await admin.open(loader, at, { taskId: body.id });
  const markup = await markupAt(at, createElement(ImportScreen), data);
  expect(markup).toContain("<bdi>people.csv</bdi> · at most 2 rows");
  expect(markup).toContain("1 of 2 columns are left out.");
  expect(markup).toContain("dates are like 2026-12-31");
  const refused = async (form: Record<string, string>) => {
    const answer = await admin.send(action, at, form, { taskId: body.id });
    return [answer.status, (answer.data.submission as { error: unknown }).error];
  };
  expect(await refused({ column0: "", column1: "" })).toEqual([422, { column0: ["import_no_identifier"] }]);
  const many = ["import_many_identifiers"];
  expect(await refused({ column0: "id", column1: "id" })).toEqual([422, { column0: many, column1: many }]);
});
