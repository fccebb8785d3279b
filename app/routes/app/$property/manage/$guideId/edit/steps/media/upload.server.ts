import { data, redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { uploadImage } from "#app/api/images.server.ts";
import { IMAGE_LIMITS } from "#app/domain/media/image-limits.ts";
import { formWithoutFile } from "#app/features/form/form-without-file.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { type FormResult, parsed, refused } from "#app/session/screen-form.server.ts";
import type { Place } from "./place.server.ts";
import { uploadSchema } from "./schema.server.ts";

/** What a form needs around its file. */
const AROUND = 20_000;

/** Stores an uploaded image, and leads to where its part is chosen. Why one was refused stands at the field. */
export async function upload(request: Request, { viewer, guideId, stepId, lang }: Place) {
  const form = await readForm(request, { fields: ["file"], mostBytes: IMAGE_LIMITS.bytes + AROUND }, viewer).catch(formWithoutFile);
  const submission = parsed(form, uploadSchema);
  const hideFields = ["file"];
  if (submission.status !== "success") return refused(submission, null, { hideFields });
  const stored = await attempt(uploadImage(viewer, submission.value.file));
  if (stored.ok) return redirect(viewer.paths.stepMedia(guideId, stepId, { lang, add: "image-crop", image: stored.answer.id }));
  const { status, problem } = stored.failure;
  if (status < 500 || problem?.fields) return refused(submission, stored.failure, { hideFields });
  const said = submission.reply({ fieldErrors: { file: ["error_uploading_file"] }, hideFields });
  return data<FormResult>({ submission: said, failure: null }, { status });
}
