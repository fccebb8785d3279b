import { redirect } from "@remix-run/node";
import { getProperty } from "#app/api/properties.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** A property whose analytics level is none has no reports: its guides are what there is (specification 1, section 8). */
export async function requireReports(viewer: Viewer): Promise<void> {
  const { analyticsLevel } = await getProperty(viewer);
  if (analyticsLevel === "none") throw redirect(viewer.paths.guides());
}
