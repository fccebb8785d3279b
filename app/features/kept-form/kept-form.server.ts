import { formEntries, MOST_BYTES } from "#app/session/read-form.server.ts";

export type KeptField = { name: string; value: string };
/** A form as it was sent. `files` names the chosen files, which cannot be kept in a page. */
export type KeptForm = { fields: KeptField[]; files: string[]; multipart: boolean };

/** Reads the form in a request, so that a page can show it and send it again; "too-large" and "unreadable" when that is impossible. */
export async function readKeptForm(request: Request): Promise<KeptForm | "too-large" | "unreadable"> {
  try {
    const entries = await formEntries(request, MOST_BYTES);
    const fields = entries.flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
    const files = entries.flatMap(([, value]) => (typeof value === "string" || !value.name ? [] : [value.name]));
    return { fields, files, multipart: request.headers.get("content-type")?.startsWith("multipart/") ?? false };
  } catch (problem) {
    if (!(problem instanceof Response)) throw problem;
    return problem.status === 413 ? "too-large" : "unreadable";
  }
}
