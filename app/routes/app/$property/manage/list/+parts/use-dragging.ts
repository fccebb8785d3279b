import { useEffect, useRef } from "react";
import { whenLoaded } from "#app/ui/enhance/when-loaded.ts";
import type { Move } from "./apply-move.ts";
import type { ListedChapter } from "./list-context.ts";

/**
 * Dragging by the handles of a list, once its scripts have come: a cold page does without them.
 * @param busy a move is being saved: the next one waits for its result
 */
export function useDragging(
  chapters: ListedChapter[],
  { draggable: isOn, busy }: { draggable: boolean; busy: boolean },
  onMove: (move: Move) => void,
) {
  const list = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const latest = useRef({ busy, onMove });
  useEffect(() => {
    latest.current = { busy, onMove };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other chapters bring other handles
  useEffect(() => {
    const element = list.current;
    const mark = line.current;
    if (!isOn || !element || !mark) return;
    return whenLoaded(
      () => import("./drag-rows.ts"),
      ({ dragRows }) => dragRows(element, mark, latest),
    );
  }, [chapters, isOn]);

  return { list, line };
}
