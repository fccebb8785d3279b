import { type Location, useBlocker } from "@remix-run/react";
import { useCallback, useEffect } from "react";

type Move = { currentLocation: Location; nextLocation: Location };

/**
 * Holds back leaving a page with unsaved changes until the person says so. Sending the page's own form is not leaving.
 * @returns the waiting navigation, or null
 */
export function useLeaveGuard(unsaved: boolean): { leave(): void; stay(): void } | null {
  const leaves = useCallback(
    ({ currentLocation: from, nextLocation: to }: Move) => unsaved && (from.pathname !== to.pathname || from.search !== to.search),
    [unsaved],
  );
  const blocker = useBlocker(leaves);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);
  if (blocker.state !== "blocked") return null;
  return { leave: () => blocker.proceed(), stay: () => blocker.reset() };
}
