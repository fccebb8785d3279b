import { redirect } from "@remix-run/node";
import { type ListedChapter as AnsweredChapter, listChapters } from "#app/api/chapters.server.ts";
import { type AskedGuides, type FoundGuide, findGuides, type GuideRow } from "#app/api/guides.server.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import { hasInTitle } from "#app/domain/guides/search.ts";
import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { audienceTeller } from "#app/features/audience/shown-audience.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { ListedChapter } from "./+parts/list-context.ts";
import { listedRow } from "./listed-row.server.ts";
import { inAddress, isFiltered, type ListQuery, MOST_CHAPTERS, MOST_ROWS, type State } from "./query.ts";

const STATE: Record<State, AskedGuides> = {
  all: { archived: "false" },
  live: { visibility: "public" },
  draft: { visibility: "private" },
  changed: { changes: true },
  archived: { visibility: "deleted" },
};

type Answered = Awaited<ReturnType<typeof listChapters>>;
type Listed = Omit<Answered, "chapters"> & {
  /** The chapters on the page, each with those of its guides that are shown. */
  chapters: ListedChapter[];
  /** The guides of these chapters in an order of their own, by id; null where each chapter lists its guides. */
  sorted: number[] | null;
  /** How many guides there are on all pages; null where chapters are folded instead. */
  found: number | null;
};

/**
 * What the list shows at an address: all chapters, folded or open; or page by page the guides that are asked for, in their chapters or sorted.
 * @throws Response 404 for a chapter that is not there; a redirect from a page beyond the last
 */
export async function listedGuides(viewer: Viewer, query: ListQuery): Promise<Listed> {
  const chapterId = chapterIn(query.only);
  if (chapterId === null && !isFiltered(query)) return pageOfChapters(viewer, query);
  const [{ chapters: all, ...rest }, found] = await Promise.all([
    listChapters(viewer, { open: [] }),
    findGuides(viewer, askedBy(query, chapterId)),
  ]);
  if (chapterId !== null && !all.some(({ id }) => id === chapterId)) throw new Response(null, { status: 404 });
  if (found.total > 0 && found.guides.length === 0) {
    const page = Math.ceil(found.total / query.limit);
    throw redirect(viewer.paths.guides({ ...inAddress(query), page, limit: query.limit }));
  }
  const filled = all.map((chapter) => ({ ...chapter, open: true, guides: found.guides.filter((guide) => guide.chapterId === chapter.id) }));
  const chapters = filled.filter((chapter) => chapter.guides.length > 0 || isFoundEmpty(chapter, query, chapterId));
  const sorted = query.sort === "place" ? null : found.guides.map(({ id }) => id);
  return { ...rest, chapters: await shown(viewer, chapters, query, found.total), sorted, found: found.total, page: query.page };
}

/** All chapters, page by page. @throws a redirect from a page beyond the last */
async function pageOfChapters(viewer: Viewer, { page, at, open }: ListQuery): Promise<Listed> {
  const pages = { size: MOST_CHAPTERS, page, at };
  const { chapters, ...rest } = await listChapters(viewer, { open, limit: MOST_ROWS, pages });
  // The unsorted guides are the last of the places, and stand beside the last chapters.
  const last = Math.max(1, Math.ceil((rest.places.length - 1) / MOST_CHAPTERS));
  if (rest.page > last) throw redirect(viewer.paths.guides({ open: open?.join(","), page: last }));
  return { ...rest, chapters: await shown(viewer, chapters), sorted: null, found: null };
}

/** The chapter that an address asks for alone; null for all. @throws Response 404 for what is no id */
function chapterIn(only: string | null): number | null {
  if (only === null) return null;
  const id = only === String(UNSORTED_CHAPTER_ID) ? UNSORTED_CHAPTER_ID : idInAddress(only);
  if (id === null) throw new Response(null, { status: 404 });
  return id;
}

function askedBy({ search, state, filters, sort, order, page, limit }: ListQuery, chapterId: number | null): AskedGuides {
  const { segment, written, missing, alarm, by, since } = filters;
  return {
    ...{ ...STATE[state], sort, order, page, limit, written, missing, segment, search },
    ...(chapterId !== null && { chapterId }),
    ...(alarm && { alarm: alarm === "yes" }),
    ...{ changedBy: by, changedSince: since },
  };
}

/** A chapter without guides is shown where it is asked for alone, or by its title. */
function isFoundEmpty(chapter: AnsweredChapter, query: ListQuery, chapterId: number | null): boolean {
  if (chapter.guideCount > 0 || query.page > 1) return false;
  if (!isFiltered(query)) return chapter.id === chapterId;
  const searchAlone = query.search.trim() !== "" && !isFiltered({ ...query, search: "" });
  return searchAlone && chapterId === null && chapter.id !== UNSORTED_CHAPTER_ID && hasInTitle(chapter, query.search);
}

type Filled = Omit<AnsweredChapter, "guides"> & { guides: (GuideRow & Partial<Pick<FoundGuide, "place" | "match">>)[] };

/** Chapters as the list shows them. Whatever is hidden, false or none is left out to keep the page small. */
async function shown(viewer: Viewer, chapters: Filled[], query?: ListQuery, found = 0): Promise<ListedChapter[]> {
  const [tell, moments] = await Promise.all([
    audienceTeller(viewer, [...chapters, ...chapters.flatMap(({ guides }) => guides)]),
    momentsOf(viewer),
  ]);
  // Archived guides have no place in a chapter: they are numbered through, on all pages.
  const before = query?.state === "archived" ? (query.page - 1) * query.limit : null;
  return chapters.map((chapter) => {
    const { id, title, visibility, hasUnpublishedChanges, revision, guides, guideCount, startsIn30Days: starts, open } = chapter;
    const audience = tell(chapter);
    const rows = guides.map((guide, shownAt) => {
      const place = before === null ? (guide.place ?? shownAt) : before + shownAt;
      return listedRow(viewer, moments, { ...guide, place }, shownAt, tell);
    });
    const said = { ...(starts > 0 && { starts }), ...(audience && { audience }), ...(!open && { folded: true as const }) };
    const total = before === null ? guideCount : found;
    return { id, title, visibility, hasUnpublishedChanges, revision, total, ...said, guides: rows };
  });
}
