import { importCalls } from "#app/contracts/imports.ts";
import { declared } from "#tests/support/declared.ts";
import { sendUpload } from "#tests/support/tasks.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const USERS = "/v2/companies/:c/companyusers";
const fileOf = async (tenant: Tenant) => {
  const { body } = await sendUpload(tenant, "/background-tasks/api/v1/companies/:c/import/users", "users.csv", "id\nada\n");
  return { fileUploadId: String(body.fileUploadId) };
};
const prepared = async (tenant: Tenant) => ({
  job: (await sendUpload(tenant, `${USERS}/upload`, "users.csv", "id\nada\n")).body.id as string,
});

export default declared(importCalls, {
  calls: {
    uploadUsers: { need: ["edit", "company-user"], plan: "staffTrainingExtension", request: () => ({}) },
    prepareImport: {
      need: ["edit", "company-user"],
      plan: "staffTrainingExtension",
      madeBy: "scripts of customers; the screen uploads and prepares in one call",
      request: async (tenant) => ({ body: await fileOf(tenant) }),
    },
    getImport: {
      need: ["edit", "company-user"],
      plan: "staffTrainingExtension",
      request: async (tenant) => ({ params: await prepared(tenant) }),
    },
    startImport: {
      need: ["edit", "company-user"],
      plan: "staffTrainingExtension",
      request: async (tenant) => ({ params: await prepared(tenant), body: { mapping: [{ columnId: "0", isIdentifier: true }] } }),
    },
    uploadForTask: {
      need: ["edit", "company-user"],
      plan: "staffTrainingExtension",
      madeBy: "scripts of customers with large files",
      request: () => ({}),
    },
  },
  noItem: "imports are tasks of companies: server/resources/imports/imports.test.ts holds them apart",
  parameters: () => ({ job: "999999999" }),
});
