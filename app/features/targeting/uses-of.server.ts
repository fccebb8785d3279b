import type { Viewer } from "#app/session/viewer.ts";
import type { Use } from "#app/ui/composed/used-by/used-by.tsx";

type Users = readonly { id: number; title: string }[];

/** What uses a segment, a page segment or a tag, in our words. */
export type Usage = {
  guides: Users;
  chapters: Users;
  announcements?: Users;
  tooltips?: Users;
  validators?: Users;
  tags?: Users;
  journeys?: Users;
  segments?: Users;
  assistant?: boolean;
  copilot?: boolean;
};

/** What uses something, for the panel and the lists that show it, with where each is edited. */
export function usesOf({ paths, text }: Viewer, usage: Usage): Use[] {
  const of = (kind: Use["kind"], users: Users = [], to?: (id: number) => string) =>
    users.map(({ id, title }): Use => ({ kind, id, title, to: to?.(id) }));
  const named = (messages: Users = []) => messages.map(({ id, title }) => ({ id, title: title || text("messages:untitled") }));
  return [
    ...of("chapter", usage.chapters, paths.editChapter),
    ...of("guide", usage.guides, (id) => paths.guideSteps(id)),
    ...of("message", named(usage.announcements)),
    ...of("tooltip", usage.tooltips, (id) => paths.tooltip(id)),
    ...of("validator", usage.validators, (id) => paths.validator(id)),
    ...of("tag", usage.tags, paths.tag),
    ...of("user_segment", usage.segments, (id) => paths.segment(id)),
    ...of("journey", usage.journeys, paths.journey),
    ...(usage.assistant || usage.copilot ? [{ kind: "assistant", id: 0, title: text("common:assistant") } as const] : []),
  ];
}
