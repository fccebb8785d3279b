import { pageSegmentChoices } from "#app/features/tags/choices.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type Named, segmentChoices } from "./choices.server.ts";

/** Whom an item is for in one line, and the parts of that; undefined for what everybody sees on every page, when they open it. */
export type ShownAudience = { parts: ("segment" | "pageSegment" | "tags" | "auto")[]; text: string };

type TagMode = "show" | "hide" | null;
/** Rows of lists say only how their tags decide. */
type Item = { segment: number; pageSegment: number; showing: { auto: boolean } } & (
  | { tagMode: TagMode }
  | { tags: { mode: "show" | "hide"; list: readonly number[] } }
);

/**
 * Says of items whom they are for (specification 2, section 2: Segments indicator); segments by name where the viewer may know them.
 * @param items all that will be asked about: names are read once, and not at all where no item needs them
 */
export async function audienceTeller(viewer: Viewer, items: readonly Item[]): Promise<(item: Item) => ShownAudience | undefined> {
  const may = viewer.may("view", "users");
  const [segments, pageSegments] = await Promise.all([
    may && items.some(({ segment }) => segment !== 0) ? segmentChoices(viewer) : [],
    may && items.some(({ pageSegment }) => pageSegment !== 0) ? pageSegmentChoices(viewer) : [],
  ]);
  const names = { segment: nameById(segments), pageSegment: nameById(pageSegments) };
  const { text } = viewer;
  const ofSegment = (name?: string) => (name === undefined ? text("audience:for_some") : text("audience:for_segment", { name }));
  const ofPageSegment = (name?: string) => (name === undefined ? text("audience:on_some") : text("audience:on_segment", { name }));
  return (item) => {
    const { segment, pageSegment, showing } = item;
    const tagMode = tagModeOf(item);
    const said: [ShownAudience["parts"][number], string][] = [];
    if (segment !== 0) said.push(["segment", ofSegment(names.segment.get(segment))]);
    if (pageSegment !== 0) said.push(["pageSegment", ofPageSegment(names.pageSegment.get(pageSegment))]);
    if (tagMode) said.push(["tags", text(`audience:on_tags_${tagMode}`)]);
    if (showing.auto) said.push(["auto", text("audience:by_itself")]);
    return said.length === 0 ? undefined : { parts: said.map(([part]) => part), text: said.map(([, text]) => text).join(" · ") };
  };
}

const nameById = (named: readonly Named[]) => new Map(named.map(({ id, name }) => [id, name]));

function tagModeOf(item: Item): TagMode {
  if ("tagMode" in item) return item.tagMode;
  return item.tags.list.length > 0 ? item.tags.mode : null;
}
