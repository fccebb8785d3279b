import type { Tenant } from "./tenant.ts";

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
export async function editorCall(
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
