import type { LoaderFunctionArgs } from "@remix-run/node";
import { firstPageIn } from "#app/features/first-page.server.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to the first page of the company's settings that this person may see. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "processes");
  return firstPageIn(viewer, "settings/company");
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
