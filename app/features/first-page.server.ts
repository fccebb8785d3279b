import { redirect } from "@remix-run/node";
import { getShellProperty } from "#app/api/properties.server.ts";
import { settingsNavigation } from "#app/domain/access/navigation.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { navigationFacts } from "./navigation-facts.server.ts";

/**
 * Leads to the first page in a folder of settings, such as "settings/company", that a person may see and the plan has (specification 1,
 * section 2).
 * @throws Response 404 where there is none
 */
export async function firstPageIn(viewer: Viewer, folder: string): Promise<Response> {
  const groups = settingsNavigation(navigationFacts(viewer, await getShellProperty(viewer)));
  const [first] = groups.flatMap(({ items }) => items).filter(({ address }) => address.startsWith(`${folder}/`));
  if (!first) throw new Response(null, { status: 404 });
  return redirect(viewer.paths.within(first.address));
}
