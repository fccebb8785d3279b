import type { Chapter } from "#app/api/chapters.server.ts";
import { listArchivedGuides } from "#app/api/guides.server.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import { searchChapters } from "#app/domain/guides/search.ts";
import { audienceTeller } from "#app/features/audience/shown-audience.server.ts";
import { shownMoment } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { ListedChapter, ListedGuide } from "./+parts/list-context.ts";
import type { State } from "./query.ts";

type Answered = Chapter["guides"][number];

const IS: Record<Exclude<State, "archived">, (guide: Answered) => boolean> = {
  all: () => true,
  live: ({ visibility }) => visibility === "public",
  draft: ({ visibility }) => visibility === "private",
  changed: ({ hasUnpublishedChanges }) => hasUnpublishedChanges,
};

/**
 * The chapters as the list shows them: those that match a search and a state, numbered as without them. Whatever is hidden, false or none is left
 * out to keep the page small.
 */
export async function listedChapters(
  viewer: Viewer,
  chapters: Chapter[],
  search: string,
  state: keyof typeof IS,
): Promise<ListedChapter[]> {
  const placed = chapters.map((chapter) => ({ ...chapter, guides: chapter.guides.map((guide, place) => ({ ...guide, place })) }));
  const whole = new Map(chapters.map((chapter) => [chapter.id, chapter.guides]));
  const found = searchChapters(placed, search)
    .map((chapter) => ({ ...chapter, guides: chapter.guides.filter(IS[state]) }))
    .filter(({ guides }) => state === "all" || guides.length > 0);
  const tell = await audienceTeller(viewer, [...found, ...found.flatMap(({ guides }) => guides)]);
  return found.map((chapter) => {
    const { id, title, visibility, hasUnpublishedChanges, revision, guides } = chapter;
    const audience = tell(chapter);
    const rows = guides.map((guide, shownAt) => listed(viewer, guide, shownAt, tell));
    const all = whole.get(id) ?? [];
    const starts = all.filter(IS.live).reduce((sum, guide) => sum + guide.startsIn30Days, 0);
    const said = { ...(starts > 0 && { starts }), ...(audience && { audience }) };
    return { id, title, visibility, hasUnpublishedChanges, revision, total: all.length, ...said, guides: rows };
  });
}

type Page = { search: string; page: number; limit: number };

/** A page of the archived guides, as the list shows it: they are all unsorted. */
export async function listedArchived(viewer: Viewer, chapters: Chapter[], asked: Page): Promise<ListedChapter[]> {
  const unsorted = chapters.find(({ id }) => id === UNSORTED_CHAPTER_ID);
  const { guides, total } = unsorted ? await listArchivedGuides(viewer, asked) : { guides: [], total: 0 };
  if (!unsorted || total === 0) return [];
  const { id, title, visibility, hasUnpublishedChanges, revision } = unsorted;
  const tell = await audienceTeller(viewer, guides);
  const before = (asked.page - 1) * asked.limit;
  const rows = guides.map((guide, shownAt) => listed(viewer, { ...guide, place: before + shownAt }, shownAt, tell));
  return [{ id, title, visibility, hasUnpublishedChanges, revision, total, guides: rows }];
}

type Teller = Awaited<ReturnType<typeof audienceTeller>>;

function listed({ language }: Viewer, guide: Answered & { place: number }, shownAt: number, tell: Teller): ListedGuide {
  const { id, title, visibility, revision, stepCount, languages, startsIn30Days } = guide;
  const audience = tell(guide);
  return {
    id,
    title,
    visibility,
    revision,
    stepCount,
    languages: languages.map(({ key }) => key.toUpperCase()).join(" "),
    changed: shownMoment(language, guide.lastChangedAt),
    ...(guide.place !== shownAt && { place: guide.place }),
    ...(startsIn30Days > 0 && { starts: startsIn30Days }),
    ...(audience && { audience }),
    ...(guide.hasAlarm && { hasAlarm: true }),
    ...(guide.hasUnpublishedChanges && { hasUnpublishedChanges: true }),
  };
}
