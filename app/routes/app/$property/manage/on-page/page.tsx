import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadOntoPage } from "#app/features/preview/lead-onto-page.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** Leads to the application with a token by which the tab that opens there edits any guide of the property on its pages. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  return leadOntoPage(args.request, viewer, { guide: 0, page: "", back: viewer.paths.guides() });
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
