import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to the first report. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  return redirect(viewer.paths.guideReport());
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
