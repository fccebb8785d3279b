import { WAIT } from "#app/domain/targets/target.ts";
import { visibleTimeout } from "#player/core/visible-timeout.ts";
import { findTarget, isMeant, type Roots, rootsOf, says } from "#player/targets/find-target.ts";
import { isShown } from "#player/targets/shown.ts";
import { watchPage } from "#player/targets/watch-page.ts";
import type { Hint } from "./hint.ts";

/** How long one look at the page may take, in milliseconds; what is left over is looked at next time. */
const LOOK = 4;

type Ports = {
  /** The player's own element. */
  own: Element;
  /** The element of a hint is there. @returns what takes the hint away again */
  attach(hint: Hint, element: Element): () => void;
  failed(hint: Hint, payload: Missed): void;
  /** The elements of all hints that stand now. */
  looked(elements: Element[]): void;
};

type Missed = { reason: string; score: number; wait: number };
type Sought = {
  hint: Hint;
  text: string;
  element: Element | null;
  leave(): void;
  stopWaiting: (() => void) | null;
  missed?: Missed;
  wasFound?: boolean;
};

/** Follows where the elements of hints are on the page: each that comes gets its hint, and each that goes loses it. */
export function createFinder({ own, attach, failed, looked }: Ports) {
  let all: Sought[] = [];
  let next = 0;
  const stop = watchPage(check);

  function check() {
    const until = performance.now() + LOOK;
    let count = 0;
    let roots: Roots | undefined;
    for (; count < all.length && performance.now() < until; count++) {
      const sought = all[next++ % all.length]!;
      if (sought.element && isStill(sought.element, sought.hint)) continue;
      roots ??= rootsOf(own);
      look(sought, roots);
    }
    looked(all.flatMap(({ element }) => element ?? []));
    return count < all.length;
  }

  function look(sought: Sought, roots: Roots) {
    const { hint, element } = sought;
    const seen = findTarget(hint as Parameters<typeof findTarget>[0], own, roots);
    const found = seen.state === "ready" ? seen.element : null;
    if (found !== element) {
      sought.leave();
      sought.element = found;
      sought.leave = found ? attach(hint, found) : () => {};
    }
    sought.wasFound ||= found !== null;
    // What came and went on this page, as with a dialog, has not failed.
    if (sought.wasFound) {
      sought.stopWaiting?.();
      sought.stopWaiting = null;
      return;
    }
    const { wait = WAIT.standard } = hint;
    // As it stands when the time is over.
    sought.missed = { reason: seen.state, score: Math.round(seen.score * 100), wait };
    sought.stopWaiting ??= visibleTimeout(wait * 1000, () => failed(hint, sought.missed!));
  }

  /** An element that still fits stays the one, even when a twin of it comes before it. */
  const isStill = (element: Element, hint: Hint) =>
    element.isConnected &&
    isShown(element) &&
    isMeant(element, hint as Parameters<typeof isMeant>[1]) &&
    (!hint.targetText || says(element, hint.targetText));

  function drop(sought: Sought) {
    sought.leave();
    sought.stopWaiting?.();
  }

  return {
    /** From now on these; `isAnew` on another page, where each has its time again. One that is as it was stays as it stands. */
    seek(hints: Hint[], isAnew: boolean) {
      const before = new Map(all.map((sought) => [sought.text, sought]));
      all = hints.map((hint) => {
        const text = JSON.stringify(hint);
        const known = before.get(text);
        before.delete(text);
        return known ?? { hint, text, element: null, leave: () => {}, stopWaiting: null };
      });
      for (const sought of before.values()) drop(sought);
      for (const sought of isAnew ? all : []) {
        sought.stopWaiting?.();
        sought.stopWaiting = null;
        sought.wasFound = false;
      }
      check();
    },
    dispose() {
      stop();
      for (const sought of all) drop(sought);
      all = [];
    },
  };
}
