import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../../../paths.ts";
import { requireView } from "../../../../../session/viewer.server.ts";

/** Personal settings without saying which: the first that every role has. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "personal-login");
  return redirect(paths.personalLogin(viewer.propertyId));
}

export { NoScreen as default } from "../../../../../features/no-screen.tsx";
