import { type Location, useBlocker, useLocation } from "@remix-run/react";
import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { withoutDrawer } from "./drawer-query.ts";

type Move = { currentLocation: Location; nextLocation: Location };

/** The forms of this page with unsaved changes, and whether the address holds these: one guard serves all of them. */
const unsavedForms = new Map<string, boolean>();
const watchers = new Set<() => void>();

/**
 * Registers whether a form has unsaved changes, for as long as it is shown. With `inAddress` the address holds them: another one of the same
 * screen, or loading it anew, loses nothing.
 */
export function useUnsavedForm(unsaved: boolean, { inAddress = false } = {}): void {
  const id = useId();
  useEffect(() => {
    if (!unsaved) return;
    unsavedForms.set(id, inAddress);
    for (const told of watchers) told();
    return () => {
      unsavedForms.delete(id);
      for (const told of watchers) told();
    };
  }, [id, unsaved, inAddress]);
}

const isInAddress = () => [...unsavedForms.values()].every(Boolean);

function watch(told: () => void) {
  watchers.add(told);
  return () => watchers.delete(told);
}

/** Whether a form of this page has unsaved changes; only scripts know. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(
    watch,
    () => unsavedForms.size > 0,
    () => false,
  );
}

function isElsewhere({ currentLocation: from, nextLocation: to }: Move): boolean {
  // A choice of looks returns to the page where it was made; before another language a warning is specified.
  const [, first, preference] = to.pathname.split("/");
  if (first === "preferences" && preference !== "language") return false;
  return from.pathname !== to.pathname || (!isInAddress() && withoutDrawer(from.search) !== withoutDrawer(to.search));
}

/**
 * Holds back a navigation away from unsaved changes until the person agrees. Submitting the page's own form is not leaving, and `data-
 * discards` marks links that mean to discard. Used once, for the whole document, because the router has only one blocker.
 * @returns the waiting navigation, or null
 */
export function useLeaveGuard(): { leave(): void; stay(): void } | null {
  const unsaved = useHasUnsaved();
  // The router's address of this page: the browser may show that of a question over it.
  const { pathname } = useLocation();
  const sending = useRef(false);
  const blocker = useBlocker(useCallback((move: Move) => unsavedForms.size > 0 && !sending.current && isElsewhere(move), []));
  const decided = useRef(false);
  useEffect(() => {
    if (!unsaved) return;
    decided.current = false;
    const warn = (event: BeforeUnloadEvent) => {
      if (!decided.current && !isInAddress()) event.preventDefault();
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
    // A form of this page, whose answer shows under another query: the router asks before this event is over.
    const note = ({ target }: SubmitEvent) => {
      sending.current = target instanceof HTMLFormElement && new URL(target.action).pathname === pathname;
      setTimeout(() => {
        sending.current = false;
      });
    };
    addEventListener("submit", note, true);
    return () => removeEventListener("submit", note, true);
  }, [pathname]);
  if (blocker.state !== "blocked") return null;
  const leave = () => {
    decided.current = true;
    blocker.proceed();
  };
  const stay = () => {
    blocker.reset();
    // The question that was answered is closed, but its address still stands over this page's own.
    if (location.pathname !== pathname) history.back();
  };
  return { leave, stay };
}
