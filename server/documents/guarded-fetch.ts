import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isOfSite } from "#app/domain/documents/same-site.ts";
import { checkedLookup, type Resolve, requirePublicUrl, resolveName } from "./checked-lookup.ts";
import { FetchFailed } from "./fetch-failed.ts";
import { readResponse } from "./read-response.ts";

const LIMITS = {
  redirects: 5,
  /** Of one answer, unpacked. */
  bytes: 5_000_000,
  /** Milliseconds: without anything happening, a connection included, and until the last byte. */
  idle: 10_000,
  whole: 30_000,
};
const AT_ONCE = 2;
const READABLE = /^(text\/(html|xml|plain|json)|application\/(xhtml\+xml|xml|json|gzip|x-gzip|[\w.-]+\+(xml|json)))$/;
const HEADERS = {
  "user-agent": "Handrail/1.0 (documents of help centres)",
  accept: "text/html, application/xhtml+xml, application/xml, application/json, text/plain;q=0.5",
  "accept-encoding": "gzip, deflate, br",
};

export type Guard = {
  /** Whether this machine may be asked, which only tests wish. */
  loopback?: boolean;
  resolve?: Resolve;
  limits?: Partial<typeof LIMITS>;
};
export type Fetched = { url: URL; text: string };
export type MayFollow = (url: URL) => Promise<void>;
export type GuardedFetch = {
  /**
   * What stands at an address as text, and where that is after redirects, which stay on the site. Never asks a private network.
   * @param mayFollow is asked where a redirect leads before that is asked anything, and throws what is to come of it. Its time is its own
   * @throws FetchFailed; whatever the signal was aborted with
   */
  get(url: URL, site: string, signal: AbortSignal, mayFollow: MayFollow): Promise<Fetched>;
  close(): void;
};

/** Fetches texts from sites that nobody here knows: what they answer may be anything, of any size and at any pace. */
export function guardedFetch({ loopback = false, resolve = resolveName, limits: given }: Guard = {}): GuardedFetch {
  const limits = { ...LIMITS, ...given };
  const sockets = {
    keepAlive: true,
    maxSockets: AT_ONCE,
    maxFreeSockets: AT_ONCE,
    timeout: limits.idle,
    lookup: checkedLookup(resolve, loopback),
  };
  const agents = { "http:": new http.Agent(sockets), "https:": new https.Agent(sockets) };

  const ask = (url: URL, ended: AbortController, isSecond = false): Promise<IncomingMessage> =>
    new Promise<IncomingMessage>((done, failed) => {
      const protocol = url.protocol === "https:" ? https : http;
      const request = protocol.get(
        url,
        { agent: agents[url.protocol as "http:"], headers: HEADERS, signal: ended.signal, timeout: limits.idle },
        done,
      );
      request.on("timeout", () => ended.abort(new FetchFailed("timeout")));
      // A connection that was kept may have been closed at the other end meanwhile.
      request.on("error", (error) => {
        if (request.reusedSocket && !isSecond && !ended.signal.aborted) done(ask(url, ended, true));
        else failed(error);
      });
      // Who would speak otherwise from here on is not answered: unless somebody hears of it, the request ends without a word.
      request.on("upgrade", (_, socket) => {
        socket.destroy();
        failed(new FetchFailed("other"));
      });
    });

  /** The text at an address, or where it leads. */
  const answerOf = async (url: URL, ended: AbortController): Promise<string | URL> => {
    const response = await ask(url, ended);
    try {
      const next = redirectOf(response, url);
      if (next) return next;
      requireReadable(response);
      return await readResponse(response, limits.bytes);
    } finally {
      // Whatever was not read is not wanted, and its connection not kept.
      if (!response.readableEnded) response.destroy();
    }
  };

  const follow = async (from: URL, site: string, ended: AbortController, mayFollow: MayFollow): Promise<Fetched> => {
    let [url, left] = [from, limits.whole];
    for (let redirects = 0; redirects <= limits.redirects; redirects++) {
      requirePublicUrl(url, loopback);
      if (!isOfSite(url.hostname, site)) throw new FetchFailed("redirect");
      if (redirects > 0) await mayFollow(url);
      const begun = performance.now();
      const timer = setTimeout(() => ended.abort(new FetchFailed("timeout")), left);
      try {
        const answer = await answerOf(url, ended);
        if (typeof answer === "string") return { url, text: answer };
        url = answer;
      } finally {
        clearTimeout(timer);
        left -= performance.now() - begun;
      }
    }
    throw new FetchFailed("redirect");
  };

  return {
    async get(url, site, signal, mayFollow) {
      signal.throwIfAborted();
      const ended = new AbortController();
      const stop = () => ended.abort(signal.reason);
      signal.addEventListener("abort", stop, { once: true });
      try {
        return await Promise.race([follow(url, site, ended, mayFollow), failureOf(ended.signal)]);
      } catch (error) {
        if (ended.signal.aborted) throw ended.signal.reason;
        throw error instanceof FetchFailed ? error : new FetchFailed(UNREACHABLE.test(codeOf(error)) ? "unreachable" : "other");
      } finally {
        signal.removeEventListener("abort", stop);
      }
    },
    close: () => Object.values(agents).forEach((agent) => void agent.destroy()),
  };
}

/** Fails once the signal says so, whatever becomes of a request then. */
const failureOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, failed) => signal.addEventListener("abort", () => failed(signal.reason), { once: true }));

const UNREACHABLE = /^(E(CONN|HOST|NET|ADDR|PIPE|TIMEDOUT|PROTO)|HPE_|CERT_|ERR_(TLS|SSL)|DEPTH_|SELF_|UNABLE_)/;
const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  if (!headers.location || !URL.canParse(headers.location, url)) throw new FetchFailed("redirect");
  return new URL(headers.location, url);
}

function requireReadable({ statusCode = 0, headers }: IncomingMessage): void {
  if (statusCode === 404 || statusCode === 410) throw new FetchFailed("not_found");
  if (statusCode === 429 || statusCode === 503) throw new FetchFailed("unreachable", secondsOf(headers["retry-after"]) * 1000);
  if (statusCode !== 200) throw new FetchFailed("unreachable");
  const type = (headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();
  if (!READABLE.test(type)) throw new FetchFailed("other");
}

/** How long a site that is asked too much wishes to be left alone: from one second to thirty. */
const secondsOf = (said: string | undefined) => Math.min(30, Math.max(1, Number(said ?? 5) || 5));
