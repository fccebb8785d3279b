import type { Chapter } from "#app/api/chapters.server.ts";
import { searchChapters } from "#app/domain/guides/search.ts";
import { shownMoment } from "#app/i18n/moment.server.ts";
import type { ListedChapter, ListedGuide } from "./+parts/list-context.ts";
import type { State } from "./query.ts";

type Answered = Chapter["guides"][number];

const IS: Record<State, (guide: Answered) => boolean> = {
  all: () => true,
  live: ({ visibility }) => visibility === "public",
  draft: ({ visibility }) => visibility === "private",
  changed: ({ hasUnpublishedChanges }) => hasUnpublishedChanges,
  archived: ({ visibility }) => visibility === "deleted",
};

/**
 * The chapters as the list shows them: those that match a search and a state, numbered as without them. Whatever is hidden or false is left
 * out to keep the page small.
 */
export async function listedChapters(request: Request, chapters: Chapter[], search: string, state: State): Promise<ListedChapter[]> {
  const placed = chapters.map((chapter) => ({ ...chapter, guides: chapter.guides.map((guide, index) => ({ ...guide, index })) }));
  const total = new Map(chapters.map(({ id, guides }) => [id, guides.length]));
  const found = searchChapters(placed, search)
    .map((chapter) => ({ ...chapter, guides: chapter.guides.filter(IS[state]) }))
    .filter(({ guides }) => state === "all" || guides.length > 0);
  return Promise.all(
    found.map(async ({ id, title, visibility, hasUnpublishedChanges, guides }) => {
      const hidden = id !== 0 && visibility !== "public";
      const rows = await Promise.all(guides.map((guide) => listed(request, guide, hidden)));
      return { id, title, visibility, hasUnpublishedChanges, total: total.get(id) ?? 0, guides: rows };
    }),
  );
}

async function listed(request: Request, guide: Answered & { index: number }, chapterIsHidden: boolean): Promise<ListedGuide> {
  const { id, title, visibility, stepCount, index, languages, startsIn30Days } = guide;
  return {
    id,
    title,
    visibility,
    stepCount,
    index,
    languages: languages.map(({ key }) => key.toUpperCase()).join(" "),
    starts: startsIn30Days,
    changed: await shownMoment(request, guide.lastChangedAt),
    ...(guide.hasAlarm && { hasAlarm: true }),
    ...(guide.hasUnpublishedChanges && { hasUnpublishedChanges: true }),
    ...(chapterIsHidden && visibility === "public" && { isHidden: true }),
  };
}
