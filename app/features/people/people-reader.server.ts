import type { PeopleReader } from "#app/api/people.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Who asks for people: a viewer, with which lists of people the company’s plan has. */
export async function peopleReader(viewer: Viewer): Promise<Viewer & PeopleReader> {
  const { company } = await getShellProperty(viewer);
  return { ...viewer, usersV2: company.limits.usersV2 };
}

/** The same for the company's own people. @throws Response 404 where its plan has none (specification 2, section 2: Settings) */
export async function companyPeopleReader(viewer: Viewer): Promise<Viewer & PeopleReader> {
  const { company } = await getShellProperty(viewer);
  if (!company.limits.staffTrainingExtension) throw new Response(null, { status: 404 });
  return peopleReader(viewer);
}
