import { type Location, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

type Move = { currentLocation: Location; nextLocation: Location };

/**
 * Holds back leaving a page with unsaved changes until the person says so. Sending the page's own form is not leaving, and what is marked
 * `data-discards` has said so already.
 * @returns the waiting navigation, or null
 */
export function useLeaveGuard(unsaved: boolean): { leave(): void; stay(): void } | null {
  const leaves = useCallback(
    ({ currentLocation: from, nextLocation: to }: Move) => unsaved && (from.pathname !== to.pathname || from.search !== to.search),
    [unsaved],
  );
  const blocker = useBlocker(leaves);
  const decided = useRef(false);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!decided.current) event.preventDefault();
    };
    const note = (event: MouseEvent) => {
      decided.current = event.target instanceof Element && event.target.closest("[data-discards]") !== null;
    };
    addEventListener("beforeunload", warn);
    addEventListener("click", note, true);
    return () => {
      removeEventListener("beforeunload", warn);
      removeEventListener("click", note, true);
    };
  }, [unsaved]);
  if (blocker.state !== "blocked") return null;
  const leave = () => {
    decided.current = true;
    blocker.proceed();
  };
  return { leave, stay: () => blocker.reset() };
}
