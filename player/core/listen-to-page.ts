import { guarded } from "./guard.ts";

type Page = { resize(): void; leave(): void; comeBack(): void; restored(): void };

/** Tells when the page goes or hides, when it comes back, and when its size changes; as long as it lives. */
export function listenToPage({ resize, leave, comeBack, restored }: Page): void {
  addEventListener("resize", resize);
  addEventListener("pagehide", guarded(leave));
  addEventListener(
    "pageshow",
    guarded(({ persisted }: PageTransitionEvent) => persisted && restored()),
  );
  document.addEventListener(
    "visibilitychange",
    guarded(() => (document.hidden ? leave() : comeBack())),
  );
}
