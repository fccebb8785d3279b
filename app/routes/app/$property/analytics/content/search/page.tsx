import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to the report on searches: the address of the specification (1, section 2). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  return redirect(viewer.paths.missedSearches());
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
