import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { formEntries, LABEL, MOST_BYTES } from "#app/session/read-form.server.ts";

export type KeptField = { name: string; value: string };
/** A text that somebody typed. Its label is that of the form, in the language it was shown in. */
export type KeptText = { label: string; value: string };
/** A form as it was sent. `files` names the chosen files, which cannot be kept in a page. */
export type KeptForm = { fields: KeptField[]; texts: KeptText[]; files: string[]; multipart: boolean };

/** Longer than any field allows: nobody typed such a text. */
const MOST_SHOWN = DOCUMENT_LIMITS.text;

/** Reads the form in a request, so that a page can show it and send it again; "too-large" and "unreadable" when that is impossible. */
export async function readKeptForm(request: Request): Promise<KeptForm | "too-large" | "unreadable"> {
  try {
    const entries = await formEntries(request, MOST_BYTES);
    const fields = entries.flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
    const files = entries.flatMap(([, value]) => (typeof value === "string" || !value.name ? [] : [value.name]));
    return { fields, texts: textsOf(fields), files, multipart: request.headers.get("content-type")?.startsWith("multipart/") ?? false };
  } catch (problem) {
    if (!(problem instanceof Response)) throw problem;
    return problem.status === 413 ? "too-large" : "unreadable";
  }
}

/** The fields that are typed into: those whose labels came along. One without words is named as the form names it. */
function textsOf(fields: KeptField[]): KeptText[] {
  const labels = new Map(fields.flatMap(({ name, value }) => (name.startsWith(LABEL) ? [[name.slice(LABEL.length), value] as const] : [])));
  return fields
    .filter(({ name, value }) => labels.has(name) && value.trim() !== "" && value.length <= MOST_SHOWN)
    .map(({ name, value }) => ({ label: labels.get(name)?.trim() || name, value }));
}
