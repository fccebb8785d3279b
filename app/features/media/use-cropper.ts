import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type Crop, fitted, movedCrop, type Size, wheelSteps, zoomedCrop } from "#app/domain/media/crop.ts";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";

/** How far an arrow key moves, as a share of the crop. */
const STEP = 0.02;

const MOVES: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const ZOOMS: Record<string, number> = { "+": 1, "=": 1, "-": -1, "−": -1 };

type Names = { x: string; y: string; width: string };

/** A crop that follows pointer, wheel and keyboard on its canvas, and number fields both ways. */
export function useCropper(image: Size, begun: Crop, names: Names, size: Size) {
  const isReady = useHydrated();
  const canvas = useRef<SVGSVGElement>(null);
  const [crop, setCrop] = useState(begun);
  const latest = useRef(crop);
  const dragged = useRef<{ x: number; y: number } | null>(null);

  const show = (next: Crop) => {
    latest.current = next;
    setCrop(next);
  };
  const change = (next: Crop) => {
    show(next);
    for (const name of ["x", "y", "width"] as const) write(names[name], next[name]);
  };
  const acts = useRef({ change, show });
  acts.current = { change, show };

  useEffect(() => {
    const typed = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !Object.values(names).includes(target.id)) return;
      if ([names.x, names.y, names.width].some((id) => read(id) === null)) return;
      acts.current.show(fitted({ x: read(names.x) ?? 0, y: read(names.y) ?? 0, width: read(names.width) ?? 1 }, image, size));
    };
    // Not passive: the page must not scroll along.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = canvas.current?.getBoundingClientRect();
      if (!box) return;
      const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
      acts.current.change(zoomedCrop(latest.current, wheelSteps(event.deltaY), image, at, size));
    };
    const element = canvas.current;
    document.addEventListener("input", typed);
    element?.addEventListener("wheel", wheel, { passive: false });
    return () => {
      document.removeEventListener("input", typed);
      element?.removeEventListener("wheel", wheel);
    };
  }, [image, names, size]);

  const handlers = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      dragged.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const from = dragged.current;
      if (!from) return;
      const scale = latest.current.width / (event.currentTarget.getBoundingClientRect().width || 1);
      const [dx, dy] = [(from.x - event.clientX) * scale, (from.y - event.clientY) * scale];
      // What is less than a pixel of the image waits for more.
      if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
      dragged.current = { x: event.clientX, y: event.clientY };
      change(movedCrop(latest.current, dx, dy, image, size));
    },
    onPointerUp: () => {
      dragged.current = null;
    },
    onPointerCancel: () => {
      dragged.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const [dx, dy] = MOVES[event.key] ?? [0, 0];
      const zoom = ZOOMS[event.key] ?? 0;
      if (dx === 0 && dy === 0 && zoom === 0) return;
      event.preventDefault();
      const { width } = latest.current;
      const pixels = (share: number) => Math.sign(share) * Math.max(1, Math.abs(share) * width);
      const { current } = latest;
      change(zoom === 0 ? movedCrop(current, pixels(dx), pixels(dy), image, size) : zoomedCrop(current, zoom, image, undefined, size));
    },
  };
  return { crop, canvas, isReady, handlers: isReady ? handlers : {} };
}

function read(id: string): number | null {
  const control = document.getElementById(id);
  return control instanceof HTMLInputElement && /^\d+$/.test(control.value) ? Number(control.value) : null;
}

function write(id: string, value: number): void {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement) control.value = String(value);
}
