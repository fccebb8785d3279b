import { listPageSegments } from "#app/api/page-segments.server.ts";
import { listTags } from "#app/api/tags.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

type Named = { id: number; name: string };

/** The page segments that a tag can be on, by name. */
export async function pageSegmentChoices(viewer: Viewer): Promise<Named[]> {
  const { pageSegments } = await listPageSegments(viewer, { sort: "name", order: "asc" });
  return pageSegments.map(({ id, name }) => ({ id, name }));
}

/** The tags that a journey can begin and end with, by name. */
export async function tagChoices(viewer: Viewer): Promise<Named[]> {
  const { tags } = await listTags(viewer);
  return tags.map(({ id, name }) => ({ id, name }));
}

/** The name of a choice by its id as a form sends it. */
export const nameOf = (choices: readonly Named[], id: string) => choices.find((each) => String(each.id) === id)?.name ?? "";
