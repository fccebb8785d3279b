import type { DraftStep } from "./draft.ts";
import { type Stand, standOf } from "./stand.ts";

/** How long one look at the page may take, in milliseconds; what is left over is looked at next time. */
const LOOK = 60;
const NEXT_LOOK = 40;

const said = ({ element: _, ...words }: Stand) => JSON.stringify(words);

/** How each of many steps stands on this page, as it was when the page or the step last changed. */
export function createJudging(own: Element, changed: () => void) {
  const known = new Map<string, { step: DraftStep; stand: Stand }>();
  let all: DraftStep[] = [];
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** @returns whether there is something else to say of it */
  function judge(step: DraftStep): boolean {
    const before = known.get(step.id)?.stand;
    const stand = standOf(step, own);
    known.set(step.id, { step, stand });
    return !before || before.element !== stand.element || said(before) !== said(stand);
  }

  /** Judges what is new or has changed, as many as there is time for, and the others soon. */
  function judgeNew(): boolean {
    clearTimeout(timer);
    const until = performance.now() + LOOK;
    let isNew = false;
    for (const step of all) {
      if (known.get(step.id)?.step === step) continue;
      if (performance.now() > until) {
        timer = setTimeout(() => judgeNew() && changed(), NEXT_LOOK);
        break;
      }
      isNew = judge(step) || isNew;
    }
    return isNew;
  }

  return {
    /** From now on these. */
    take(steps: DraftStep[]) {
      if (steps === all) return;
      all = steps;
      const ids = new Set(steps.map(({ id }) => id));
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
      judgeNew();
    },
    /** Looks again, because the page may have changed. @returns whether there is something else to say */
    look(): boolean {
      const until = performance.now() + LOOK;
      let isNew = false;
      for (let count = 0; count < all.length && performance.now() < until; count++) isNew = judge(all[next++ % all.length]!) || isNew;
      return isNew;
    },
    /** Null until there was time for it. */
    standOf: (step: DraftStep): Stand | null => known.get(step.id)?.stand ?? null,
    dispose: () => clearTimeout(timer),
  };
}
