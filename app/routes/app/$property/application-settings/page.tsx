import type { LoaderFunctionArgs } from "@remix-run/node";
import { firstPageIn } from "#app/features/first-page.server.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to the first page of the application's settings that this person may see and the plan has. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "application-settings");
  return firstPageIn(viewer, "application-settings");
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
