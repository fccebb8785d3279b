import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "#app/paths.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** Personal settings without saying which: the first that every role has. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "personal-login");
  return redirect(paths.personalLogin(viewer.propertyId));
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
