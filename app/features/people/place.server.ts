import { getPerson, getSeenPerson, type PeopleReader, type WholePerson } from "#app/api/people.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { isCompanyWide } from "#app/domain/access/roles.ts";
import type { PeopleOf } from "#app/domain/users/people-of.ts";
import { momentsIn } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Where people are listed and something is done with them: in a property, or in its company. The screens of both are the same. */
export type PeoplePlace = Awaited<ReturnType<typeof peopleIn>>;

/** @throws Response 404 where the plan of the company has no people of its own (specification 2, section 2: Settings) */
export async function peopleIn(of: PeopleOf, viewer: Viewer) {
  const { timeZone, company } = await getShellProperty(viewer);
  const { limits } = company;
  if (of === "company" && !limits.staffTrainingExtension) throw new Response(null, { status: 404 });
  const reader: Viewer & PeopleReader = { ...viewer, usersV2: limits.usersV2 };
  return {
    of,
    /** Who asks, with which lists of people the plan has. */
    reader,
    /** By the clocks by which its filters cut days: the property's, or for a company UTC. */
    moments: momentsIn(viewer.language, of === "company" ? "UTC" : timeZone),
    mayEdit: viewer.may("edit", of === "company" ? "company-user" : "users"),
    mayStart: mayStart(of, viewer),
    get: (id: string): Promise<WholePerson> => (of === "company" ? getPerson(reader, id) : getSeenPerson(reader, id)),
  };
}

/** Whether somebody may start work on all people of a place, and follow it. */
export function mayStart(of: PeopleOf, viewer: Viewer): boolean {
  if (!viewer.may("edit", "processes")) return false;
  return of === "property" ? viewer.may("edit", "users") : viewer.may("edit", "company-user") && isCompanyWide(viewer.role);
}

/** A person of a place. @throws Response 404, in a company also for somebody whom only a player saw: their id is no address of its list */
export async function personOf({ of, get }: PeoplePlace, id = ""): Promise<WholePerson> {
  const whole = await get(id);
  if (of === "company" && whole.ephemeral) throw new Response(null, { status: 404 });
  return whole;
}
