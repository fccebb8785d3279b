import { taskCalls } from "#app/contracts/tasks.ts";
import { enqueue } from "#server/tasks/queue.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const one = async ({ db, companyId }: Tenant) => ({ params: { job: await enqueue(db, { companyId, type: "export-users", by: null }) } });

export default declared(taskCalls, {
  calls: {
    listJobs: { need: ["view", "processes"], request: () => ({ query: { status: "in progress", limit: "5" } }) },
    getJob: { need: ["view", "processes"], request: one },
    cancelJob: { need: ["edit", "processes"], request: one },
    downloadJob: {
      need: ["view", "processes"],
      request: async (tenant) => {
        const { params } = await one(tenant);
        await tenant.db.updateTable("tasks").set({ status: "done" }).where("id", "=", params.job).execute();
        const file = { company_id: tenant.companyId, property_id: null, task_id: params.job, kind: "result" as const, pieces: 1 };
        const storage_key = `tests/${params.job}`;
        await tenant.api.files.set(`${storage_key}/0`, new File(["id\n"], "0"));
        await tenant.db
          .insertInto("task_files")
          .values({ ...file, name: "users.csv", media_type: "text/csv", byte_size: "3", storage_key })
          .execute();
        return { params, body: { fileType: "csv", jobType: "export-users" } };
      },
    },
    createTask: {
      need: ["edit", "processes"],
      request: ({ propertyId }) => ({ body: { type: "export-users", payload: { propertyId } } }),
    },
    getTask: { need: ["view", "processes"], madeBy: "scripts of customers; screens read jobs", request: one },
    getTaskStatus: { need: ["view", "processes"], madeBy: "scripts of customers; screens read jobs", request: one },
  },
  noItem: "tasks belong to companies: server/resources/tasks/tasks.test.ts holds them apart",
  parameters: () => ({ job: "999999999" }),
});
