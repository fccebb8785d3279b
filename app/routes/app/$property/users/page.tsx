import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to the list of users. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  return redirect(viewer.paths.people("property"));
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
