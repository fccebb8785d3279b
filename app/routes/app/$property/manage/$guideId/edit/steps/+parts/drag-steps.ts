import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

const MARKED = "marked";

/**
 * Lets the steps of a list be dragged by their rows. Everything shown during a drag is set on the elements directly.
 * @param button pressed with the place that a step was dropped at
 * @returns what ends it
 */
export function dragSteps(element: HTMLElement, button: () => HTMLButtonElement | null): () => void {
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
          const pressed = button();
          if (!pressed || to === from) return;
          pressed.value = `place:${source.data.step}:${to}`;
          pressed.click();
        },
      }),
    ),
  );
}

function isLowerHalf(row: HTMLElement, y: number): boolean {
  const { top, height } = row.getBoundingClientRect();
  return y > top + height / 2;
}
