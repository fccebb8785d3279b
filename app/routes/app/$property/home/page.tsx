import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getProperty } from "#app/api/properties.server.ts";
import { homeAddress } from "#app/domain/access/home-address.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to one of four screens by the rules for home; whoever may not view analytics starts with the guides. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "home");
  const { featureFlagValues: flags, privacyLevel, analyticsLevel } = await getProperty(viewer);
  const address = homeAddress({ heart: flags.heart ?? false, nps: flags.nps ?? false, privacyLevel });
  const section = address === "analytics/overview" ? "analytics-overview" : "analytics";
  if (analyticsLevel === "none" || !viewer.may("view", section)) return redirect(viewer.paths.guides());
  return redirect(viewer.paths.within(address));
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
