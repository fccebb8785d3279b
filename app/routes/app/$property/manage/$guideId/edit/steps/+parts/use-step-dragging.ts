import { type RefObject, useEffect, useRef } from "react";
import { whenLoaded } from "#app/ui/enhance/when-loaded.ts";

/**
 * Dragging steps of the list by their rows, once its scripts have come: a drop presses the button that puts the step there, so that what was
 * typed is saved along with it. Move up and Move down are the same for keyboards.
 */
export function useStepDragging(list: RefObject<HTMLOListElement>, isOn: boolean, order: string) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order has other rows
  useEffect(() => {
    const element = list.current;
    if (!element || !isOn) return;
    return whenLoaded(
      () => import("./drag-steps.ts"),
      ({ dragSteps }) => dragSteps(element, () => button.current),
    );
  }, [list, isOn, order]);
  return button;
}
