import { limitedBody } from "../../session/limited-body.server.ts";

export type KeptField = { name: string; value: string };
/** A form as it was sent. `files` names chosen files, which cannot be kept in a page. */
export type KeptForm = { fields: KeptField[]; files: string[]; multipart: boolean };

const MOST_BYTES = 2_000_000;
const MOST_FIELDS = 5_000;

/** Reads the form that a request carries; "too-large" and "unreadable" when it cannot be kept in a page. */
export async function readKeptForm(request: Request): Promise<KeptForm | "too-large" | "unreadable"> {
  const type = request.headers.get("content-type") ?? "";
  const body = await limitedBody(request, MOST_BYTES);
  if (!body) return "too-large";
  try {
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    const entries = [...form];
    if (entries.length > MOST_FIELDS) return "too-large";
    const fields = entries.flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
    const files = entries.flatMap(([, value]) => (typeof value === "string" || !value.name ? [] : [value.name]));
    return { fields, files, multipart: type.startsWith("multipart/") };
  } catch {
    return "unreadable";
  }
}
