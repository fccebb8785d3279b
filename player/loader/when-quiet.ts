const PATIENCE = 2000;

/**
 * Waits until the page has loaded and the browser has time. An element added earlier would meet host pages that have yet to take over their
 * server-rendered markup; a page that never finishes loading is not waited for.
 */
export function quiet(): Promise<void> {
  return new Promise((done) => {
    const idle = () => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 1000 });
      else setTimeout(done, 1);
    };
    if (document.readyState === "complete") return idle();
    addEventListener("load", idle, { once: true });
    setTimeout(idle, PATIENCE);
  });
}
