import { data } from "@remix-run/node";
import { z } from "zod";
import { attempt } from "#app/api/failure.ts";
import { uploadImage } from "#app/api/images.server.ts";
import { IMAGE_LIMITS } from "#app/domain/media/image-limits.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { type FormResult, parsed, refused } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { FileProblem } from "#app/ui/fields/file-field/file-check.ts";

/** What stands in place of a file that was not sent, and what is said of it. */
const UNSENT = new Map<unknown, string>([
  ["file_too_large", "file_too_big"],
  ["file_wrong_type", "upload_error"],
] satisfies [FileProblem, string][]);

/** An image file of at most 8000 KB (specification 1, section 5: Image upload). A browser sends an empty one when none was chosen. */
const uploadSchema = z.object({
  file: z
    .instanceof(File, { error: ({ input }) => UNSENT.get(input) ?? "image_error_no_file" })
    .refine(({ name, size }) => name !== "" || size > 0, { error: "image_error_no_file", abort: true })
    .refine(({ size }) => size <= IMAGE_LIMITS.bytes, { error: "file_too_big" }),
});

/** What a form needs around its file. */
const AROUND = 20_000;

/** Stores an uploaded image, and leads to where its part is chosen, `partOf` its id. Why one was refused stands at the field. */
export async function upload(request: Request, viewer: Viewer, partOf: (image: string) => string) {
  const form = await readForm(request, { fields: ["file"], file: "file", mostBytes: IMAGE_LIMITS.bytes + AROUND }, viewer);
  const submission = parsed(form, uploadSchema);
  const hideFields = ["file"];
  if (submission.status !== "success") return refused(submission, null, { hideFields });
  const stored = await attempt(uploadImage(viewer, submission.value.file));
  if (stored.ok) return redirectWithToast(partOf(stored.answer.id), "image_uploaded");
  const { status, problem } = stored.failure;
  if (status < 500 || problem?.fields) return refused(submission, stored.failure, { hideFields });
  const said = submission.reply({ fieldErrors: { file: ["error_uploading_file"] }, hideFields });
  return data<FormResult>({ submission: said, failure: null }, { status });
}
