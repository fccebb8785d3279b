import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { Move } from "./apply-move.ts";
import { chapterPlace, type DropPlace, guidePlace } from "./drop-place.ts";

type Latest = { current: { busy: boolean; onMove: (move: Move) => void } };

/**
 * Lets the rows of a list be dragged by their handles, with a line where they would be dropped. Everything shown during a drag is set on the
 * elements directly: no row is rendered again because a pointer moves. Escape, or a drop outside the list, changes nothing.
 * @returns what ends it
 */
export function dragRows(element: HTMLElement, mark: HTMLElement, latest: Latest): () => void {
  const show = (place: DropPlace | null) => {
    mark.hidden = place === null;
    if (place) mark.style.top = `${place.top}px`;
  };
  const end = () => {
    show(null);
    delete element.dataset.dragging;
    for (const each of element.querySelectorAll<HTMLElement>("[data-dragged]")) delete each.dataset.dragged;
  };
  const handles = [...element.querySelectorAll("[data-handle]")].filter((each) => each instanceof HTMLElement);
  for (const handle of handles) handle.title = element.dataset.dragHint ?? "";
  return combine(
    end,
    ...handles.map((handle) =>
      draggable({
        element: handle,
        canDrag: () => !latest.current.busy,
        onGenerateDragPreview: ({ nativeSetDragImage, location: { initial } }) => {
          // A guide is shown whole, a chapter by its head.
          const image = handle.parentElement ?? handle;
          const { left, top } = image.getBoundingClientRect();
          nativeSetDragImage?.(image, initial.input.clientX - left, initial.input.clientY - top);
        },
        onDragStart: () => {
          const dragged = draggedBy(handle);
          dragged.dataset.dragged = "";
          element.dataset.dragging = dragged.dataset.guide ? "guide" : "chapter";
        },
        onDrop: end,
      }),
    ),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => element.contains(source.element),
      getData: ({ source, input }) => {
        const dragged = draggedBy(source.element);
        return { place: dragged.dataset.guide ? guidePlace(element, dragged, input) : chapterPlace(element, dragged, input) };
      },
      onDrag: ({ self }) => show(self.data.place as DropPlace | null),
      onDragLeave: () => show(null),
      onDrop: ({ source, self }) => {
        const place = self.data.place as DropPlace | null;
        if (place) latest.current.onMove(moveTo(draggedBy(source.element), place));
      },
    }),
  );
}

/** The row or the chapter that a handle belongs to. */
function draggedBy(handle: HTMLElement): HTMLElement {
  return handle.closest<HTMLElement>("[data-guide], [data-chapter]") ?? handle;
}

function moveTo({ dataset, parentElement }: HTMLElement, { chapter, before }: DropPlace): Move {
  if (!dataset.guide) return { kind: "chapters", id: Number(dataset.chapter), before };
  const from = parentElement?.closest<HTMLElement>("[data-chapter]")?.dataset.chapter;
  return { kind: "guides", id: Number(dataset.guide), before, from: Number(from), chapter };
}
