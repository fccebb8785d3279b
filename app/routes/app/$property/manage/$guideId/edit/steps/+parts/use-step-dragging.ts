import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useRef } from "react";

const MARKED = "marked";

/**
 * Dragging steps of the list by their rows: a drop presses the button that puts the step there, so that what was typed is saved along with
 * it. Everything shown during a drag is set on the elements directly. Move up and Move down are the same for keyboards.
 */
export function useStepDragging(list: RefObject<HTMLOListElement>, isOn: boolean, order: string) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order has other rows
  useEffect(() => {
    const element = list.current;
    if (!element || !isOn) return;
    const rows = [...element.querySelectorAll<HTMLElement>(":scope > [data-step]")];
    const clear = () => {
      for (const row of rows) delete row.dataset[MARKED];
    };
    return combine(
      clear,
      ...rows.map((row) => draggable({ element: row, getInitialData: () => ({ step: row.dataset.step ?? "" }), onDrop: clear })),
      ...rows.map((row, index) =>
        dropTargetForElements({
          element: row,
          canDrop: ({ source }) => source.data.step !== row.dataset.step,
          getData: ({ input }) => ({ after: isLowerHalf(row, input.clientY) }),
          onDrag: ({ self }) => {
            clear();
            row.dataset[MARKED] = self.data.after ? "after" : "before";
          },
          onDragLeave: clear,
          onDrop: ({ source, self }) => {
            clear();
            const from = rows.findIndex((each) => each.dataset.step === source.data.step);
            // The place among the other steps.
            const to = index + (self.data.after ? 1 : 0) - (from < index ? 1 : 0);
            const pressed = button.current;
            if (!pressed || to === from) return;
            pressed.value = `place:${source.data.step}:${to}`;
            pressed.click();
          },
        }),
      ),
    );
  }, [list, isOn, order]);
  return button;
}

function isLowerHalf(row: HTMLElement, y: number): boolean {
  const { top, height } = row.getBoundingClientRect();
  return y > top + height / 2;
}
