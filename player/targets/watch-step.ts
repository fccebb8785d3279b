import type { BundleStep } from "#app/domain/player/bundle.ts";
import { WAIT } from "#app/domain/targets/target.ts";
import { meetsUrlRule } from "#app/domain/urls/url-rule.ts";
import { tell } from "#player/core/guard.ts";
import { visibleTimeout } from "#player/core/visible-timeout.ts";
import { findTarget, isMeant, type Sighting, says } from "./find-target.ts";
import { scrollToFind } from "./scroll-to-find.ts";
import { isShown } from "./shown.ts";
import { watchPage } from "./watch-page.ts";

/** How long nothing is said about a target that is not there, in milliseconds of a visible tab; how long it may take is said by its step. */
const TOLERANCE = { quiet: 700, elsewhere: 900, flicker: 400 } as const;

export type StepSignals = {
  /** The step can be shown: its page is here and its target (none for a slide) has a box. */
  ready(target: Element | null, matches: number): void;
  /** A target that showed is gone for longer than a flicker. */
  lost(): void;
  late(reason: Sighting["state"]): void;
  failed(failure: { reason: Sighting["state"]; score: number; wait: number }): void;
  /** The step belongs to another page. */
  elsewhere(): void;
  /** Something changed while the step is ready. */
  tick(): void;
};

/** Whether this page is one that the step belongs to. The fragment counts only where the rule names it. */
export function isOnPage(step: Pick<BundleStep, "url">): boolean {
  if (step.url === "") return true;
  const [address = ""] = location.href.split("#");
  return meetsUrlRule(step.url, address) || meetsUrlRule(step.url, location.href);
}

/** Follows one step on the page until stopped: waits for it, notices when its target goes or is replaced, and when it comes back. */
export function watchStep(step: BundleStep, own: Element, signals: StepSignals): () => void {
  let status: "ready" | "flicker" | "waiting" | "elsewhere" | null = null;
  let target: Element | null = null;
  let hadText = false;
  let timers: (() => void)[] = [];
  let reason: Sighting["state"] = "absent";
  let score = 0;
  let isLeft = false;
  const { wait: seconds = WAIT.standard } = step;

  function enter(next: typeof status, ...planned: [number, () => void][]) {
    if (status === next) return;
    for (const stop of timers) stop();
    status = next;
    timers = planned.map(([milliseconds, work]) => visibleTimeout(milliseconds, work));
  }

  function wait() {
    let search: Promise<void> | undefined;
    const late = () => {
      signals.late(reason);
      if (status === "waiting") search = scrollToFind(step, own, () => !isLeft && status === "waiting").catch(tell);
    };
    // Not while its list is still being scrolled through, nor before what that led to was looked at.
    const failed = () =>
      search?.then(() => {
        check();
        if (status === "waiting") signals.failed({ reason, score: Math.round(score * 100), wait: seconds });
      });
    enter("waiting", [Math.min(TOLERANCE.quiet, seconds * 1000), late], [seconds * 1000, failed]);
  }

  function check() {
    if (!isOnPage(step)) {
      if (status === "ready") signals.lost();
      return enter("elsewhere", [TOLERANCE.elsewhere, signals.elsewhere]);
    }
    if (step.type === "slide") {
      if (status !== "ready") signals.ready(null, 0);
      return enter("ready");
    }
    if (status === "ready" && target && isStill(target)) return signals.tick();
    const seen = findTarget(step, own);
    ({ state: reason, score } = seen);
    if (seen.state === "ready") {
      target = seen.element;
      hadText = target !== null && hasText(target);
      enter("ready");
      return signals.ready(target, seen.matches);
    }
    if (status === "ready") {
      return enter("flicker", [
        TOLERANCE.flicker,
        () => {
          signals.lost();
          wait();
        },
      ]);
    }
    if (status !== "flicker") wait();
  }

  const hasText = (element: Element) => Boolean(step.targetText) && says(element, step.targetText ?? "");

  /** A target that still fits stays the one, even when a twin of it comes before it; one that lost the text it was known by does not fit. */
  const isStill = (element: Element) => element.isConnected && isMeant(element, step) && isShown(element) && (!hadText || hasText(element));

  const stop = watchPage(check);
  check();
  return () => {
    isLeft = true;
    stop();
    for (const stopTimer of timers) stopTimer();
  };
}
