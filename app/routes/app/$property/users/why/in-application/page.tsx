import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getProperty } from "#app/api/properties.server.ts";
import { showReasons } from "#app/api/why.server.ts";
import { applicationAddress } from "#app/domain/urls/application-address.ts";
import { readWhyQuery } from "#app/features/why/why-query.server.ts";
import { ALONE, requireTab } from "#app/session/asked-here.server.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to the page of the application that is asked about, with a token by which the player says its reasons in the tab that opens there. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  requireTab(args.request);
  const [{ query }, { url }] = await Promise.all([readWhyQuery(args.request, viewer), getProperty(viewer)]);
  if (!url) return redirect(viewer.paths.why(query));
  const { token } = await showReasons(viewer, viewer.language);
  return redirect(applicationAddress(url, query.url ?? "", token), { headers: ALONE });
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
