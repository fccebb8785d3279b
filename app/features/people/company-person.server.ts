import { attempt } from "#app/api/failure.ts";
import { getPerson, getSeenPerson } from "#app/api/people.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { companyPeopleReader } from "./people-reader.server.ts";

/** A person of the company. @throws Response 404, also for somebody whom only a player saw: their id is no address of the company's list */
export async function companyPerson(viewer: Viewer, id: string | undefined) {
  const whole = await getPerson(await companyPeopleReader(viewer), id ?? "");
  if (whole.ephemeral) throw new Response(null, { status: 404 });
  return whole;
}

/** Whom the company can erase everywhere: its own people, and those whom it has deleted, but the property's application knows. */
export async function erasablePerson(viewer: Viewer, id: string | undefined) {
  const seen = viewer.may("view", "users") ? await attempt(getSeenPerson(viewer, id ?? "")) : null;
  if (seen?.ok && !seen.answer.anonymous) return { ...seen.answer, back: viewer.paths.person(seen.answer.id) };
  const own = await companyPerson(viewer, id);
  return { ...own, back: viewer.paths.companyPerson(own.id) };
}
