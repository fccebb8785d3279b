import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to the guide's steps. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return redirect(viewer.paths.guideSteps(args.params.guideId ?? ""));
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
