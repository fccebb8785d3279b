import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../../../paths.ts";
import { requireView } from "../../../../../session/viewer.server.ts";

/** The first report there is opens the content reports. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  return redirect(paths.guideReport(viewer.propertyId));
}

export { NoScreen as default } from "../../../../../features/no-screen.tsx";
