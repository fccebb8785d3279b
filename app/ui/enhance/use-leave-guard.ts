import { type Location, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from "react";

type Move = { currentLocation: Location; nextLocation: Location };

/** The forms of this page that have unsaved changes: a page has one guard for all of them. */
const unsavedForms = new Set<string>();
const watchers = new Set<() => void>();

/** Says whether a form has unsaved changes, as long as it is shown. */
export function useUnsavedForm(unsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!unsaved) return;
    unsavedForms.add(id);
    for (const told of watchers) told();
    return () => {
      unsavedForms.delete(id);
      for (const told of watchers) told();
    };
  }, [id, unsaved]);
}

function watch(told: () => void) {
  watchers.add(told);
  return () => watchers.delete(told);
}

/** What a drawer adds to an address takes nothing away from the page. */
function withoutDrawer(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["panel", "q"]) query.delete(name);
  return query.toString();
}

function isElsewhere({ currentLocation: from, nextLocation: to }: Move): boolean {
  // A choice of looks leads back to where it was made.
  if (to.pathname.split("/")[1] === "preferences") return false;
  return from.pathname !== to.pathname || withoutDrawer(from.search) !== withoutDrawer(to.search);
}

/**
 * Holds back leaving a page with unsaved changes until the person says so. Sending the page's own form is not leaving, and what is marked
 * `data-discards` has said so already. Used once, for the whole document: the router asks no more than one.
 * @returns the waiting navigation, or null
 */
export function useLeaveGuard(): { leave(): void; stay(): void } | null {
  const unsaved = useSyncExternalStore(
    watch,
    () => unsavedForms.size > 0,
    () => false,
  );
  const sending = useRef(false);
  const blocker = useBlocker(useCallback((move: Move) => unsavedForms.size > 0 && !sending.current && isElsewhere(move), []));
  const decided = useRef(false);
  useEffect(() => {
    if (!unsaved) return;
    decided.current = false;
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
  useEffect(() => {
    // A form of this page, whose answer is to be shown by another query: the router is asked before this event is over.
    const note = ({ target }: SubmitEvent) => {
      sending.current = target instanceof HTMLFormElement && new URL(target.action).pathname === location.pathname;
      setTimeout(() => {
        sending.current = false;
      });
    };
    addEventListener("submit", note, true);
    return () => removeEventListener("submit", note, true);
  }, []);
  if (blocker.state !== "blocked") return null;
  const leave = () => {
    decided.current = true;
    blocker.proceed();
  };
  return { leave, stay: () => blocker.reset() };
}
