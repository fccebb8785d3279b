import type { Bundle } from "#app/domain/player/bundle.ts";
import { guarded } from "#player/core/guard.ts";
import type { HostElement } from "#player/widgets/host-element.ts";
import { directionOf } from "#player/widgets/texts.ts";
import type { Hint } from "./hint.ts";
import css from "./hints.css?inline";

/** How long after anything happened places are kept up each frame, in milliseconds: as long as most things move. */
const AWAKE = 400;
const MOVING = ["scroll", "resize", "transitionrun", "animationstart"];

/** In the window, in CSS pixels. */
export type Point = { x: number; y: number };

/** Where hints are drawn, and what keeps them beside their elements while these move; at rest nothing runs. */
export function createLayer(host: HostElement, bundle: () => Bundle) {
  const root = document.createElement("div");
  root.className = "hints";
  // What is said has to be put into a region that is there already.
  const voice = document.createElement("div");
  voice.className = "hint-voice";
  const warnings = document.createElement("div");
  for (const region of [voice, warnings]) region.setAttribute("aria-live", "polite");
  root.append(warnings, voice);
  const removeStyles = host.addStyles(css);
  host.shadow.append(root);
  const places = new Set<() => void>();
  let until = 0;
  let frame = 0;
  /** What is written once all places are read: were it written in turn, each reading would lay the page out anew. */
  let waiting: (() => void)[] | null = null;

  const move = guarded(() => {
    frame = performance.now() < until ? requestAnimationFrame(move) : 0;
    const writes: (() => void)[] = [];
    waiting = writes;
    for (const place of places) place();
    waiting = null;
    for (const write of writes) write();
  });
  const wake = () => {
    until = performance.now() + AWAKE;
    if (places.size > 0) frame ||= requestAnimationFrame(move);
  };
  for (const name of MOVING) addEventListener(name, wake, { capture: true, passive: true });

  return {
    root,
    warnings,
    /** Where markers stand, in the order they came; one that is out of sight nowhere. */
    markers: [] as Point[],
    bundle,
    own: host.element,
    /** Above what the page has in its top layer. */
    raise: host.raise,
    /** Something on the page changed. */
    looked() {
      if (places.size > 0) frame ||= requestAnimationFrame(move);
    },
    /** Puts something at a place in the window, in CSS pixels; as long as it moves, it is looked after each frame. */
    put(element: HTMLElement, x: number, y: number) {
      const [left, top] = [`${Math.round(x)}px`, `${Math.round(y)}px`];
      if (element.style.left === left && element.style.top === top) return;
      const write = () => Object.assign(element.style, { left, top });
      if (waiting) waiting.push(write);
      else write();
      wake();
    },
    /** Calls `place` now, and whenever something may have moved. @returns how to stop */
    follow(place: () => void): () => void {
      const safe = guarded(place);
      places.add(safe);
      safe();
      wake();
      return () => {
        places.delete(safe);
        // Others may have made room for it.
        wake();
      };
    },
    say(text: string, lang: string) {
      voice.lang = lang;
      voice.textContent = text;
    },
    /** An element in the language of a hint. */
    make(name: "div" | "button", className: string, { language }: Hint) {
      const made = document.createElement(name);
      made.className = className;
      made.lang = language;
      made.dir = directionOf(language);
      return made;
    },
    /** The one card that is open. */
    card: null as { close(): void } | null,
    dispose() {
      cancelAnimationFrame(frame);
      for (const name of MOVING) removeEventListener(name, wake, { capture: true });
      removeStyles();
      root.remove();
    },
  };
}
export type Layer = ReturnType<typeof createLayer>;
