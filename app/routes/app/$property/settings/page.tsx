import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to the first page of settings that every role has. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "personal-login");
  return redirect(viewer.paths.personalLogin());
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
