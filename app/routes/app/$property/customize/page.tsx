import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to the first screen. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  return redirect(viewer.paths.assistant());
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
