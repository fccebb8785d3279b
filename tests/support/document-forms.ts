import type { Tenant } from "./tenant.ts";

/** A form as a page with a file field sends it. */
export function multipart(fields: Record<string, string | File>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  return sent;
}

/** A document as it is stored. */
export const storedDocument = async (tenant: Tenant, id: number | string) =>
  (await tenant.call("company admin", "GET", `/v2/properties/:p/documents/${id}`)).body as {
    title: string;
    text: string;
    language: string;
  };
