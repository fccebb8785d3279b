import { sendUpload, untilEnded } from "./tasks.ts";
import { newTenant, type Tenant } from "./tenant.ts";

export const USERS = "/v2/companies/:c/companyusers";
export const IDENTIFIER = { columnId: "0", isIdentifier: true };

/** A company with the attribute `seats`, and what it takes to import files into it. */
export async function importing() {
  const tenant = await newTenant();
  const seats = await attribute(tenant, "seats", "number");
  const upload = (content: string | Uint8Array, name = "users.csv") => sendUpload(tenant, `${USERS}/upload`, name, content);
  const start = (job: string, mapping: object[], more: object = {}) =>
    tenant.call("company admin", "POST", `${USERS}/import/jobs/${job}/start`, { mapping, ...more });
  return {
    tenant,
    seats,
    upload,
    start,
    attribute: (key: string, dataType: string) => attribute(tenant, key, dataType),
    /** Uploads a file and imports it. The lines are those of its list of refused rows. */
    async imported(content: string | Uint8Array, mapping: object[], more?: object) {
      const { body } = await upload(content);
      await start(body.id, mapping, more);
      const task = await untilEnded(tenant, body.id);
      return { task, refused: await refusedRows(tenant, body.id) };
    },
    people: () =>
      tenant.db
        .selectFrom("company_users")
        .select(["public_id", "status", "attributes", "imported_by"])
        .where("company_id", "=", tenant.companyId)
        .orderBy("public_id")
        .execute(),
  };
}

async function attribute(tenant: Tenant, key: string, dataType: string): Promise<number> {
  const { body } = await tenant.call("company admin", "POST", "/v2/companies/:c/attributes", { key, dataType });
  return Number(body.id);
}

async function refusedRows(tenant: Tenant, job: string): Promise<string[]> {
  const { token } = await tenant.person("company admin");
  const url = `http://api.test/v3/companies/${tenant.companyId}/jobs/${job}/download`;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ fileType: "refused", jobType: "import-users" });
  const answer = await tenant.api.fetch(new Request(url, { method: "POST", headers, body }));
  return answer.status === 404 ? [] : (await answer.text()).trim().split("\n").slice(1);
}
