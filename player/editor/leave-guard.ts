/** What is written in the editor, as far as the tab keeps it. */
type Written = "guide" | "hints";

/**
 * Lets the browser ask before the page is left while something is unsaved that the tab's storage does not take. Only then: a page that
 * listens for that is not kept by the browser for the way back.
 */
export function createLeaveGuard() {
  const lost = new Set<Written>();
  const ask = (event: Event) => event.preventDefault();
  return {
    /** @param isLost whether leaving would lose it */
    mark(what: Written, isLost: boolean) {
      lost[isLost ? "add" : "delete"](what);
      (lost.size > 0 ? addEventListener : removeEventListener)("beforeunload", ask);
    },
    dispose: () => removeEventListener("beforeunload", ask),
  };
}
export type LeaveGuard = ReturnType<typeof createLeaveGuard>;
