import { type Guide, getGuide } from "#app/api/guides.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** A guide whose draft has a promotion; null where it has none. */
export async function promotedGuide(viewer: Viewer, id: string): Promise<(Guide & { promotion: number }) | null> {
  const guide = await getGuide(viewer, id);
  return guide.promotion === null ? null : { ...guide, promotion: guide.promotion };
}
