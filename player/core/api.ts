import type { Outcome } from "./event-queue.ts";

const TIMEOUT = 10_000;
/** In bytes: the browser keeps no more alive beyond the page, and refuses it. */
const MOST_KEPT_ALIVE = 60_000;

/** The player's calls to the API. Bodies go as text/plain, which needs no preflight and is all that a beacon may carry. */
export function createApi(base: string, property: number) {
  const address = (path: string) => `${base}/player/${property}/${path}`;
  const api = {
    base,
    /** Whether the API answered on this page at all; decides whether a beacon is worth trying. */
    healthy: false,
    async get(path: string): Promise<Response> {
      // The browser's own cache revalidates by entity tag; a header of ours would cost a preflight.
      return request(address(path), { cache: "no-cache" });
    },
    /** An answer that is read, whatever its status. */
    ask: (path: string, body: string): Promise<Response> =>
      request(address(path), { method: "POST", body, keepalive: new Blob([body]).size < MOST_KEPT_ALIVE }),
    async post(path: string, body: string): Promise<Outcome> {
      const answer = await api.ask(path, body);
      return outcomeOf(answer.status, answer.headers.get("retry-after"));
    },
    beacon(body: string): boolean {
      return navigator.sendBeacon?.(address("events"), body) ?? false;
    },
  };
  async function request(url: string, init: RequestInit): Promise<Response> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), TIMEOUT);
    try {
      const answer = await fetch(url, { credentials: "omit", signal: stop.signal, ...init });
      api.healthy = answer.status < 500;
      return answer;
    } catch (error) {
      api.healthy = false;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
  return api;
}
export type Api = ReturnType<typeof createApi>;

/**
 * Refusals are final, but of a batch that is too large or holds a bad event the parts may do; a busy or broken API is asked
 * again, at the time that it names if it names one (seconds or a date).
 */
export function outcomeOf(status: number, retryAfter: string | null): Outcome {
  if (status < 300) return { type: "accepted" };
  if (status === 401 || status === 403 || status === 404) return { type: "closed" };
  if (status === 413 || status === 422) return { type: "spoilt" };
  if (status < 500 && status !== 429 && status !== 408) return { type: "refused" };
  if (!retryAfter) return { type: "later", after: null };
  const milliseconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return { type: "later", after: Number.isFinite(milliseconds) ? Math.min(Math.max(milliseconds, 1000), 3_600_000) : null };
}
