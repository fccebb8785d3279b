import { type Kind, newTenant, type Tenant } from "./tenant.ts";

/** Where the application is that is edited, unless a test says otherwise. */
export const EDITED_HOST = "https://crm.acme.test";

export type Sent = {
  token: string;
  key: string;
  method?: string;
  path?: string;
  origin?: string | null;
  site?: string;
  property?: number;
  body?: unknown;
  /** The key by which it is done once. */
  repeated?: string;
};

/** One call of the in-page editor, by the token and the key of its tab. `:p` is the tenant's property. */
async function editorCall(
  tenant: Tenant,
  { token, key, method = "GET", path = "/v3/properties/:p/in-page", origin = EDITED_HOST, site, property, body, repeated }: Sent,
) {
  const headers = new Headers({ authorization: `Handrail-Editor ${token}.${key}` });
  if (origin) headers.set("origin", origin);
  if (site) headers.set("sec-fetch-site", site);
  if (repeated) headers.set("idempotency-key", repeated);
  if (body !== undefined) headers.set("content-type", "application/json");
  const address = `http://api.test${path.replace(":p", String(property ?? tenant.propertyId))}`;
  const answer = await tenant.api.fetch(
    new Request(address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
  );
  return { status: answer.status, headers: answer.headers, body: await answer.json().catch(() => null) };
}

/** A property whose application is edited, with a guide that tokens are for; `use` and `status` make a call of its in-page editor. */
export async function editedTenant() {
  const tenant = await newTenant({ url: `${EDITED_HOST}/start` });
  const guide = await tenant.guide({ title: "Mine" });
  async function tokenOf(kind: Kind = "company admin", of = tenant, about = guide) {
    const answer = await of.call(kind, "POST", "/v3/properties/:p/in-page/token", { guide: about });
    if (answer.status !== 201) throw new Error(`No token for a ${kind}: ${answer.status}`);
    return String(answer.body.token);
  }
  const use = (sent: Sent) => editorCall(tenant, sent);
  const status = async (sent: Sent) => (await use(sent)).status;
  return { tenant, guide, tokenOf, use, status };
}
