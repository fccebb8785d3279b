import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getGuide, previewGuide } from "#app/api/guides.server.ts";
import { getProperty } from "#app/api/properties.server.ts";
import { applicationAddress } from "#app/domain/urls/application-address.ts";
import { ALONE, requireTab } from "#app/session/asked-here.server.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";

/** Leads to the application with a token: the tab that opens there shows this draft, played without counting anything. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  requireTab(args.request);
  const guide = args.params.guideId ?? "";
  const [{ url }, { steps }, { token }] = await Promise.all([getProperty(viewer), getGuide(viewer, guide), previewGuide(viewer, guide)]);
  // Only people who may edit the property are asked for its address.
  if (!url) return redirect(viewer.paths.guideSteps(guide));
  return redirect(applicationAddress(url, steps[0]?.url ?? "", token), { headers: ALONE });
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
