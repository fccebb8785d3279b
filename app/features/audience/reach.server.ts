import { attempt } from "#app/api/failure.ts";
import { getSegment, previewSegment } from "#app/api/segments.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** How many people a user segment finds now, and its name. */
export type Reach = { name: string; people: number; all: number; isEstimate: boolean };

/** Null for everybody, and where nobody can say: the viewer may not know, or the upstream does not. */
export async function reachOf(viewer: Viewer, segment: number): Promise<Reach | null> {
  if (segment === 0 || !viewer.may("view", "users")) return null;
  const read = await attempt(getSegment(viewer, String(segment)));
  if (!read.ok) return null;
  const { name, connection, filterGroups } = read.answer;
  const found = await attempt(previewSegment(viewer, { connection, filterGroups }, { page: 1, limit: 1 }));
  if (!found.ok) return null;
  const { count, all } = found.answer;
  return { name, people: count.people, all: all.people, isEstimate: count.isEstimate || all.isEstimate };
}
