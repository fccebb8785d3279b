import { z } from "zod";
import { ApiFailure, attempt } from "#app/api/failure.ts";
import type { WholePerson } from "#app/api/people.server.ts";
import { startTask } from "#app/api/tasks.server.ts";
import { isCompanyWide } from "#app/domain/access/roles.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { refusal, refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Whether somebody may start work on all people of the company, and follow it. */
export const mayStartForCompany = (viewer: Viewer) =>
  viewer.may("edit", "company-user") && viewer.may("edit", "processes") && isCompanyWide(viewer.role);

/** The same for the people of the property. */
export const mayStartForProperty = (viewer: Viewer) => viewer.may("edit", "users") && viewer.may("edit", "processes");

/** @throws ApiFailure 401 */
export function requireStart(mayStart: boolean): void {
  if (!mayStart) throw new ApiFailure("not_allowed_for_role", 401);
}

/** Where what was started is found. */
const toProcesses = (viewer: Viewer) => redirectWithToast(viewer.paths.processes(), "process_started");

/** Leads to the processes, or says in the form why its call started none. */
export async function startedBy(viewer: Viewer, starting: Promise<unknown>) {
  const started = await attempt(starting);
  return started.ok ? toProcesses(viewer) : refusal(started.failure, {});
}

type About = { userId: number; propertyId?: number };

/** The form that exports a person's data. */
export async function exportAsked(request: Request, viewer: Viewer, about: About) {
  await readForm(request, { fields: [] }, viewer);
  return startedBy(viewer, startTask(viewer, "export-person", about));
}

/** The form that erases a person, confirmed by their id as typed. */
export async function eraseAsked(request: Request, viewer: Viewer, { publicId }: Pick<WholePerson, "publicId">, about: About) {
  const isTheirs = (typed: string) => typed === publicId || typed.trim() === publicId;
  const schema = z.object({ publicId: z.string("text_error_missing").refine(isTheirs, "erase_id_differs") });
  const submission = await submitted(request, schema, viewer);
  if (submission.status !== "success") return refused(submission);
  const started = await attempt(startTask(viewer, "erase-person", about));
  return started.ok ? toProcesses(viewer) : refused(submission, started.failure);
}
