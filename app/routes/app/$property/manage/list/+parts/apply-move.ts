import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import { placeBefore } from "#app/routes/app/$property/manage/sorting/order-after.ts";
import type { ListedChapter, ListedGuide } from "./list-context.ts";

/** What a drag asks for: to put a chapter before another, or a guide `from` one chapter into another or the same; null is the end. */
export type Move =
  | { kind: "chapters"; id: number; before: number | null }
  | { kind: "guides"; id: number; before: number | null; from: number; chapter: number };

/** The fields of the sorting form for a move. */
export function fieldsOf(move: Move): Record<string, string> {
  const fields = { kind: move.kind, id: String(move.id), before: String(move.before ?? "") };
  return move.kind === "chapters" ? fields : { ...fields, from: String(move.from), chapter: String(move.chapter) };
}

/** The list as it will be after a move is saved; unchanged if the move no longer fits it. */
export function applyMove(chapters: ListedChapter[], move: Move): ListedChapter[] {
  // The unsorted list stays last, so the end of the chapters is before it.
  if (move.kind === "chapters") return ordered(chapters, move.id, move.before ?? UNSORTED_CHAPTER_ID) ?? chapters;
  const guide = chapters.find(({ id }) => id === move.from)?.guides.find(({ id }) => id === move.id);
  if (!guide) return chapters;
  return chapters.map((chapter) => {
    const others = chapter.guides.filter((each) => each !== guide);
    if (chapter.id !== move.chapter) return others.length === chapter.guides.length ? chapter : withGuides(chapter, others);
    const present = [...others, guide];
    return withGuides(chapter, ordered(present, move.id, move.before) ?? present);
  });
}

function ordered<Item extends { id: number }>(items: Item[], id: number, before: number | null): Item[] | null {
  const byId = new Map(items.map((item) => [item.id, item]));
  return placeBefore([...byId.keys()], id, before)?.flatMap((each) => byId.get(each) ?? []) ?? null;
}

/** Other guides among those of the chapter that are shown: there may be more. */
const withGuides = (chapter: ListedChapter, guides: ListedGuide[]): ListedChapter => ({
  ...chapter,
  total: chapter.total + guides.length - chapter.guides.length,
  guides,
});
