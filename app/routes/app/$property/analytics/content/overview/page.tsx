import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "#app/paths.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** The first report there is stands in for the overview. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  return redirect(paths.guideReport(viewer.propertyId));
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
