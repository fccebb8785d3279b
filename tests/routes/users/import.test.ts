import { createElement } from "react";
import { expect, test } from "vitest";
import ImportScreen, { loader } from "#app/routes/app/$property/settings/company/users/import/$taskId/page.tsx";
import { enqueue } from "#server/tasks/queue.ts";
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
