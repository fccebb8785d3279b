import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../../../paths.ts";
import { requireView } from "../../../../../session/viewer.server.ts";

/** Chapters are listed with their guides. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return redirect(paths.guides(viewer.propertyId));
}

export { NoScreen as default } from "../../../../../features/no-screen.tsx";
