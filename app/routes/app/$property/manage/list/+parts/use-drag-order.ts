import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { reorder } from "@atlaskit/pragmatic-drag-and-drop/reorder";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { getReorderDestinationIndex } from "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index";
import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "../../../../../../paths.ts";
import type { ListedChapter, ListedGuide, ListFacts } from "./list-facts.ts";

type Ref = (element: HTMLElement | null) => void;
export type RowDrag = { row: Ref; handle: Ref; over: boolean; dragged: boolean };

/** Dragging the guides of one chapter: scripts' way to send the order that the buttons send place by place. */
export function useDragOrder({ property, may, fixed, here }: ListFacts, chapter: ListedChapter) {
  const fetcher = useFetcher();
  const enabled = may.live && !fixed;
  const rows = useRef(new Map<number, HTMLElement>());
  const handles = useRef(new Map<number, HTMLElement>());
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const sent = fetcher.formData?.get("order");
  const order = typeof sent === "string" ? inOrder(chapter.tutorials, sent.split(",").map(Number)) : chapter.tutorials;

  useEffect(() => {
    if (!enabled) return;
    const ids = order.map((guide) => guide.id);
    const drop = (id: number, onto: number, edge: ReturnType<typeof extractClosestEdge>) => {
      const startIndex = ids.indexOf(id);
      const finishIndex = getReorderDestinationIndex({
        startIndex,
        indexOfTarget: ids.indexOf(onto),
        closestEdgeOfTarget: edge,
        axis: "vertical",
      });
      if (startIndex === finishIndex) return;
      const next = reorder({ list: ids, startIndex, finishIndex }).join(",");
      const body = { kind: "guides", chapter: String(chapter.id), order: next, return: here };
      fetcher.submit(body, { method: "post", action: paths.contentOrder(property) });
    };
    const cleanups = ids.flatMap((id) => {
      const element = rows.current.get(id);
      const dragHandle = handles.current.get(id);
      if (!element || !dragHandle) return [];
      return combine(
        draggable({
          element,
          dragHandle,
          getInitialData: () => ({ guide: id, chapter: chapter.id }),
          onDragStart: () => setDragged(id),
          onDrop: () => setDragged(null),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.chapter === chapter.id && source.data.guide !== id,
          getData: ({ input }) => attachClosestEdge({ guide: id }, { element, input, allowedEdges: ["top", "bottom"] }),
          onDragEnter: () => setOver(id),
          onDragLeave: () => setOver(null),
          onDrop: ({ source, self }) => {
            setOver(null);
            drop(Number(source.data.guide), id, extractClosestEdge(self.data));
          },
        }),
      );
    });
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }, [enabled, order, property, chapter.id, here, fetcher]);

  const keep = (map: Map<number, HTMLElement>, id: number) => (element: HTMLElement | null) => {
    if (element) map.set(id, element);
    else map.delete(id);
  };
  return {
    order,
    of: (id: number): RowDrag => ({
      row: keep(rows.current, id),
      handle: keep(handles.current, id),
      over: over === id,
      dragged: dragged === id,
    }),
  };
}

function inOrder(guides: ListedGuide[], ids: number[]): ListedGuide[] {
  return ids.flatMap((id) => guides.find((guide) => guide.id === id) ?? []);
}
