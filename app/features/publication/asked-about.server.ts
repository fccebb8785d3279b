import { redirect } from "@remix-run/node";
import { type Guide, getGuide } from "#app/api/guides.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The guide that a question is about. An archived one leads to its own screen, which says that it is archived: there is nothing to ask. */
export async function guideAskedAbout(viewer: Viewer, id: string): Promise<Guide> {
  const guide = await getGuide(viewer, id);
  if (guide.visibility === "deleted") throw redirect(viewer.paths.guideSteps(guide.id));
  return guide;
}
