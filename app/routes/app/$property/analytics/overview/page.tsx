import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

/** The first report there is stands in for the overview. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics-overview");
  return redirect(viewer.paths.guideReport());
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
