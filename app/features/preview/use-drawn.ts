import { type RefObject, useEffect, useRef, useState } from "react";
import { type Drawing, drawingAt } from "./drawing.ts";

/**
 * Draws what a form says with the player's own widgets while it is typed into; the code for that is loaded with the first letter, or at
 * once for a form that came back with what is not stored (`isStale`). If that fails, the frame stays.
 */
export function useDrawn(
  modelAddress: string,
  form: RefObject<HTMLFormElement>,
  isStale: boolean,
  drawTyped: (drawing: Drawing, box: HTMLElement, form: HTMLFormElement) => void,
) {
  const box = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const latest = useRef(drawTyped);
  useEffect(() => {
    latest.current = drawTyped;
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let drawing: Promise<Drawing> | null = null;
    const draw = async () => {
      drawing ??= drawingAt(modelAddress);
      const loaded = await drawing.catch(() => null);
      if (!loaded) drawing = null;
      if (!loaded || !box.current) return;
      latest.current(loaded, box.current, element);
      setDrawn(true);
    };
    if (isStale) void draw();
    element.addEventListener("input", draw);
    return () => element.removeEventListener("input", draw);
  }, [form, modelAddress, isStale]);
  return { box, isDrawn };
}
