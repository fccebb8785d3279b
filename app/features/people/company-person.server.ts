import { getPerson } from "#app/api/people.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { companyPeopleReader } from "./people-reader.server.ts";

/** A person of the company. @throws Response 404, also for somebody whom only a player saw: their id is no address of the company's list */
export async function companyPerson(viewer: Viewer, id: string | undefined) {
  const whole = await getPerson(await companyPeopleReader(viewer), id ?? "");
  if (whole.ephemeral) throw new Response(null, { status: 404 });
  return whole;
}
