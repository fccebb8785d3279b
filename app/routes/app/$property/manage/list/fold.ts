import type { ListedChapter } from "./+parts/list-context.ts";
import { MOST_OPEN } from "./query.ts";

/** What an address says of open chapters once one of them is folded, or opened; of too many, those opened first are folded. */
export function openAfter(chapters: Pick<ListedChapter, "id" | "folded" | "total">[], open: number[] | null, id: number): string {
  const now = open ?? chapters.filter(({ folded, total }) => !folded && total > 0).map((chapter) => chapter.id);
  const next = now.includes(id) ? now.filter((each) => each !== id) : [...now, id].slice(-MOST_OPEN);
  return next.join(",") || "none";
}
