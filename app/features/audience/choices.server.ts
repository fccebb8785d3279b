import { listSegments } from "#app/api/segments.server.ts";
import { pageSegmentChoices, tagChoices } from "#app/features/tags/choices.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

export type Named = { id: number; name: string };
export type AudienceChoices = { segments: Named[]; pageSegments: Named[]; tags: Named[] };

/** What content can be for, by name. Who may not see the property's users gets the tags alone: segments say something about people. */
export async function audienceChoices(viewer: Viewer): Promise<AudienceChoices> {
  const may = viewer.may("view", "users");
  const [segments, pageSegments, tags] = await Promise.all([
    may ? segmentChoices(viewer) : [],
    may ? pageSegmentChoices(viewer) : [],
    tagChoices(viewer),
  ]);
  return { segments, pageSegments, tags };
}

/** The user segments of the property, by name. */
export async function segmentChoices(viewer: Viewer): Promise<Named[]> {
  const { segments } = await listSegments(viewer, { sort: "name", order: "asc" });
  return segments.map(({ id, name }) => ({ id, name }));
}
