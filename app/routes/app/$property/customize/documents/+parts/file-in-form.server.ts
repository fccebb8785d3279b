import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { TEXT_FILES, textFileKind, titleOfFile } from "#app/domain/documents/text-file.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { valuesIn } from "#app/features/conflict/form-values.server.ts";
import type { FormAnswer } from "#app/features/form/use-screen-form.ts";
import type { FileProblem } from "#app/ui/fields/file-field/file-check.ts";
import { textOfFile } from "./text-of-file.server.ts";

/** What stands in place of a file that was not sent, and what is said of it. */
const UNSENT = new Map<unknown, string>([
  ["file_too_large", "document_error_file_too_large"],
  ["file_wrong_type", "document_error_file_type"],
] satisfies [FileProblem, string][]);

/** The name of the file whose text was put into a form, and what tells this answer from others. */
type Taken = { name: string; at: string };
export type NewDocumentAnswer = FormAnswer & { taken?: Taken | null };

/** What a form became: with its file's text in its place, or with why that cannot be, as a code of the errors. */
type Outcome = { form: FormData; taken: Taken | null; problem: string | null };

/** Puts the text of a form's file into its text, and the file's name into an empty title. What was typed stays: then there is no room for a file. */
export async function withFileInForm(sent: FormData): Promise<Outcome> {
  const form = new FormData();
  for (const [name, value] of sent) if (name !== "file") form.append(name, value);
  const file = sent.get("file");
  // A browser sends an empty one when none was chosen.
  if (file === null || file === "" || (file instanceof File && file.name === "" && file.size === 0))
    return { form, taken: null, problem: null };
  const refused = (problem: string): Outcome => ({ form, taken: null, problem });
  if (!(file instanceof File)) return refused(UNSENT.get(file) ?? "document_error_file_type");
  if (textFileKind(file.name) === null) return refused("document_error_file_type");
  if (file.size > TEXT_FILES.bytes) return refused("document_error_file_too_large");
  if (!isBlank(String(form.get("text") ?? ""))) return refused("document_error_text_and_file");
  const text = await textOfFile(file);
  if (text === null) return refused("document_error_file_no_text");
  form.set("text", text);
  if (isBlank(String(form.get("title") ?? ""))) form.set("title", titleOfFile(file.name));
  return { form, taken: { name: file.name, at: randomUUID() }, problem: null };
}

/** The form as it is by now, with what is wrong with its file, or with the text of that in it. */
export function formAnswered({ form, taken, problem }: Outcome) {
  const initialValue = valuesIn(form);
  if (problem === null) return data<NewDocumentAnswer>({ submission: { initialValue }, failure: null, taken });
  const submission = { status: "error" as const, initialValue, error: { file: [problem] } };
  return data<NewDocumentAnswer>({ submission, failure: null, taken }, { status: 422 });
}
