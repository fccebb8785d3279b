import type { LoaderFunctionArgs } from "@remix-run/node";
import { getGuide } from "#app/api/guides.server.ts";
import { leadOntoPage } from "#app/features/preview/lead-onto-page.server.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";

/** Leads to the application with a token by which the tab that opens there edits this guide on its pages. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const { id, steps } = await getGuide(viewer, args.params.guideId ?? "");
  return leadOntoPage(args.request, viewer, { of: { guide: id }, page: steps[0]?.url ?? "", back: viewer.paths.guideSteps(id) });
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
