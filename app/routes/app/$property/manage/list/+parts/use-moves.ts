import { useLocation, useRevalidator } from "@remix-run/react";
import { useMemo, useState } from "react";
import { usePaths } from "#app/paths/use-paths.ts";
import { applyMove, type Move } from "./apply-move.ts";
import type { ListedChapter } from "./list-context.ts";
import { saveMove } from "./save-move.ts";
import { useDragging } from "./use-dragging.ts";

/**
 * The chapters to show, and what dragging needs. A move shows from the drop until the new list has been read, so nothing jumps back in
 * between. A move that could not be saved is undone, and `failed` holds the code of the reason until the next action.
 */
export function useMoves(stored: ListedChapter[], draggable: boolean) {
  const paths = usePaths();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<{ move: Move; on: ListedChapter[] } | null>(null);
  const { key } = useLocation();
  const [failed, setFailed] = useState<{ code: string; at: string } | null>(null);
  const move = made?.on === stored ? made.move : null;
  const chapters = useMemo(() => (move ? applyMove(stored, move) : stored), [stored, move]);
  const { list, line } = useDragging(chapters, { draggable, busy: move !== null }, async (next) => {
    setMade({ move: next, on: stored });
    setFailed(null);
    const { code, changed } = await saveMove(paths.sortingByDrag(), next);
    setFailed(code === null ? null : { code, at: key });
    if (changed) revalidate();
    else setMade(null);
  });
  return { chapters, list, line, failed: failed?.at === key ? failed.code : null };
}
