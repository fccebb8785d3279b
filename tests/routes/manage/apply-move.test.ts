import { expect, test } from "vitest";
import { applyMove, type Move } from "#app/routes/app/$property/manage/list/+parts/apply-move.ts";
import type { ListedChapter } from "#app/routes/app/$property/manage/list/+parts/list-context.ts";

const chapter = (id: number, guides: number[]): ListedChapter => ({
  id,
  title: `Chapter ${id}`,
  visibility: "public",
  hasUnpublishedChanges: false,
  revision: 1,
  total: guides.length,
  guides: guides.map((guide, index) => ({
    id: guide,
    title: `Guide ${guide}`,
    visibility: "public",
    revision: 1,
    stepCount: 1,
    index,
    languages: "EN",
    changed: "now",
  })),
});
const list = [chapter(1, [11, 12, 13]), chapter(2, [21]), chapter(3, []), chapter(0, [91, 92])];
const ids = (chapters: ListedChapter[]) => chapters.map(({ id, guides }) => [id, ...guides.map((guide) => guide.id)]);
const guide = (id: number, from: number, to: number, before: number | null): Move => ({ kind: "guides", id, from, chapter: to, before });

test.each([
  ["up in its chapter", guide(13, 1, 1, 11), [[1, 13, 11, 12], [2, 21], [3], [0, 91, 92]]],
  ["to the end of its chapter", guide(11, 1, 1, null), [[1, 12, 13, 11], [2, 21], [3], [0, 91, 92]]],
  ["into another chapter", guide(12, 1, 2, 21), [[1, 11, 13], [2, 12, 21], [3], [0, 91, 92]]],
  ["into an empty chapter", guide(21, 2, 3, null), [[1, 11, 12, 13], [2], [3, 21], [0, 91, 92]]],
  ["into the unsorted list", guide(21, 2, 0, 92), [[1, 11, 12, 13], [2], [3], [0, 91, 21, 92]]],
  ["that is elsewhere meanwhile", guide(21, 1, 3, null), ids(list)],
])("a guide %s", (_, move, after) => {
  expect(ids(applyMove(list, move))).toEqual(after);
});

test.each([
  [3, 1, [3, 1, 2, 0]],
  [1, 3, [2, 1, 3, 0]],
  [1, null, [2, 3, 1, 0]],
  [1, 99, [1, 2, 3, 0]],
])("chapter %i before %s: the unsorted list stays last", (id, before, after) => {
  expect(applyMove(list, { kind: "chapters", id, before }).map((each) => each.id)).toEqual(after);
});

test("a move shown over a list that has it already changes nothing", () => {
  for (const move of [guide(12, 1, 2, 21), guide(13, 1, 1, 11), { kind: "chapters", id: 3, before: 1 } as const]) {
    const once = applyMove(list, move);
    expect(ids(applyMove(once, move))).toEqual(ids(once));
  }
});
