import type { FileProblem } from "#app/ui/fields/file-field/file-check.ts";

/** The form of a file that was too large to be held: read to its end and thrown away. @throws whatever else `readForm` threw */
export function formWithoutFile(thrown: unknown): FormData {
  if (!(thrown instanceof Response) || thrown.status !== 413) throw thrown;
  const form = new FormData();
  form.set("file", "file_too_large" satisfies FileProblem);
  return form;
}
