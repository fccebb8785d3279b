import { z } from "zod";
import { ApiFailure, attempt } from "#app/api/failure.ts";
import { getSeenPerson, type WholePerson } from "#app/api/people.server.ts";
import { startTask } from "#app/api/tasks.server.ts";
import type { PeopleOf } from "#app/domain/users/people-of.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { refusal, refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { mayStart, type PeoplePlace, peopleIn, personOf } from "./place.server.ts";

/** @throws ApiFailure 401 */
function requireStart(may: boolean): void {
  if (!may) throw new ApiFailure("not_allowed_for_role", 401);
}

/** Where what was started is found. */
const toProcesses = (viewer: Viewer) => redirectWithToast(viewer.paths.processes(), "process_started");

/** Leads to the processes, or says in the form why its call started none. */
export async function startedBy(viewer: Viewer, starting: Promise<unknown>) {
  const started = await attempt(starting);
  return started.ok ? toProcesses(viewer) : refusal(started.failure, {});
}

/** Whom a process of a place is about; one of the company is about all of its properties. */
const about = ({ propertyId }: Viewer, of: PeopleOf, userId: number) => (of === "property" ? { userId, propertyId } : { userId });

/** What the question before a person's data is exported shows. */
export async function exportQuestion(place: PeoplePlace, user: string | undefined) {
  const { id, publicId } = await personOf(place, user);
  requireStart(place.mayStart);
  return { title: place.reader.text("users:export_data"), id, publicId };
}

/** The form that exports a person's data. */
export async function exportAsked(request: Request, place: PeoplePlace, user: string | undefined) {
  const { of, reader } = place;
  const { id } = await personOf(place, user);
  await readForm(request, { fields: [] }, reader);
  return startedBy(reader, startTask(reader, "export-person", about(reader, of, id)));
}

/** What the question before a person is erased shows. */
export async function eraseQuestion(of: PeopleOf, viewer: Viewer, user: string | undefined) {
  const { person, back } = await erasablePerson(of, viewer, user);
  requireStart(mayStart(of, viewer));
  const { id, publicId, anonymous } = person;
  return {
    ...{ title: viewer.text("users:erase_title", { name: publicId }), id, publicId, back },
    mayEverywhere: of === "property" && !anonymous && mayStart("company", viewer),
  };
}

/** The form that erases a person, confirmed by their id as typed. */
export async function eraseAsked(request: Request, of: PeopleOf, viewer: Viewer, user: string | undefined) {
  const { id, publicId } = (await erasablePerson(of, viewer, user)).person;
  const isTheirs = (typed: string) => typed === publicId || typed.trim() === publicId;
  const schema = z.object({ publicId: z.string("text_error_missing").refine(isTheirs, "erase_id_differs") });
  const submission = await submitted(request, schema, viewer);
  if (submission.status !== "success") return refused(submission);
  const started = await attempt(startTask(viewer, "erase-person", about(viewer, of, id)));
  return started.ok ? toProcesses(viewer) : refused(submission, started.failure);
}

type Erasable = { person: WholePerson; back: string };

/**
 * Whom a place can erase, and where their page is. The company erases its own people everywhere, and those whom it has deleted, but the
 * property's application knows: these whatever its plan.
 */
async function erasablePerson(of: PeopleOf, viewer: Viewer, user: string | undefined): Promise<Erasable> {
  const { may, paths } = viewer;
  const seen = of === "company" && may("view", "users") ? await attempt(getSeenPerson(viewer, user ?? "")) : null;
  if (seen?.ok && !seen.answer.anonymous) return { person: seen.answer, back: paths.person("property", seen.answer.id) };
  const person = await personOf(await peopleIn(of, viewer), user);
  return { person, back: paths.person(of, person.id) };
}
