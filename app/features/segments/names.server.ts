import { guideNames } from "#app/api/guides.server.ts";
import { listTags } from "#app/api/tags.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type Draft, editorOf } from "./draft.ts";
import type { Names } from "./sentence.server.ts";

/** What the ids in filters are called; read only where some filter has any. */
export async function namesIn(viewer: Viewer, draft: Draft): Promise<Names> {
  const filters = draft.groups.flatMap((group) => group.filters);
  const counted = filters.filter((filter) => editorOf(filter) === "count");
  const asksGuides = filters.some(({ type }) => type === "interaction") || counted.some(({ key }) => key.startsWith("guide"));
  const asksTags = counted.some(({ key }) => key.startsWith("tag"));
  const [guides, tags] = await Promise.all([
    asksGuides ? guideNames(viewer) : [],
    asksTags ? listTags(viewer).then(({ tags: all }) => all) : [],
  ]);
  const byId = (all: { id: number; name: string }[]) => new Map(all.map(({ id, name }): [number, string] => [id, name]));
  return { guides: byId(guides), tags: byId(tags) };
}
