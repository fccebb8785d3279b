const PATIENCE = 2000;

/**
 * Calls `work` once the page has loaded and the browser has time. An element added earlier would meet host pages that have yet to
 * take over their server-rendered markup; a page that never finishes loading is not waited for.
 */
export function whenQuiet(work: () => void): void {
  let isDue = false;
  const idle = () => {
    if (isDue) return;
    isDue = true;
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 1000 });
    else setTimeout(work, 1);
  };
  // Not before the page's own scripts have had their turn: even to ask how far the page is costs it something.
  setTimeout(() => {
    if (document.readyState === "complete") return idle();
    addEventListener("load", idle, { once: true });
    setTimeout(idle, PATIENCE);
  });
}
