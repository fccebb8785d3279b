import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "home");
  return redirect(viewer.paths.within("home"));
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
