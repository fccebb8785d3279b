import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getShellProperty } from "#app/api/properties.server.ts";
import { settingsNavigation } from "#app/domain/access/navigation.ts";
import { navigationFacts } from "#app/features/navigation-facts.server.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to the first page of the company's settings that this person may see. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "processes");
  const groups = settingsNavigation(navigationFacts(viewer, await getShellProperty(viewer)));
  const [first] = groups.flatMap(({ items }) => items).filter(({ address }) => address.startsWith("settings/company/"));
  if (!first) throw new Response(null, { status: 404 });
  return redirect(viewer.paths.within(first.address));
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
