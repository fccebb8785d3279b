import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to the first screen, which says so to whom the screen of a search that is off has sent. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  const isOff = new URL(args.request.url).searchParams.get("off") === "search";
  return redirect(viewer.paths.assistant(isOff ? { off: "search" } : undefined));
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
