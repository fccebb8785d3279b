import { expect, it } from "vitest";
import { chapterProgress } from "./chapter-progress.ts";

const of = (...ids: number[]) => ids.map((id) => ({ id }));

it("a chapter's progress is a share from 0 to 1", () => {
  expect(chapterProgress([], [])).toEqual({ done: 0, share: 0 });
  expect(chapterProgress(of(1, 2, 3, 4), [])).toEqual({ done: 0, share: 0 });
  expect(chapterProgress(of(1, 2, 3, 4), [2])).toEqual({ done: 1, share: 0.25 });
  expect(chapterProgress(of(1, 2), [1, 2])).toEqual({ done: 2, share: 1 });
});

it("what was finished twice, in another chapter, or is not offered any more, counts no more than once", () => {
  expect(chapterProgress(of(1, 2), [7, 8, 9, 1, 1])).toEqual({ done: 1, share: 0.5 });
});
