import http from "node:http";
import { clientAddress } from "./network-address.mjs";

// remix-serve turns every request into a Request, which throws for some methods and hosts: those are answered before it sees them.
const REFUSED_METHODS = new Set(["TRACE", "TRACK", "CONNECT"]);
const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
  "x-content-type-options": "nosniff",
};

/** The status for a request that is refused unread, null for all others. */
function refusalOf({ method, url, headers }) {
  if (REFUSED_METHODS.has(method)) return 405;
  const hosts = [headers.host, ...(headers["x-forwarded-host"]?.split(",") ?? [])].filter((host) => host !== undefined);
  if (!hosts.every((host) => HOST.test(host.trim()) && URL.canParse(`http://${host.trim()}`))) return 400;
  return url.startsWith("/") && URL.canParse(`http://host${url}`) ? null : 400;
}

/** Whether the path has an escape that stands for no character, for which no route can be looked for. */
function isUnreadable(url) {
  try {
    decodeURIComponent(url.split("?", 1)[0]);
    return false;
  } catch {
    return true;
  }
}

/** Includes what is not a document: data, files, exports. */
function neverSniffed(response) {
  const { writeHead } = response;
  response.writeHead = (...head) => {
    if (!response.hasHeader("x-content-type-options")) response.setHeader("x-content-type-options", "nosniff");
    return writeHead.apply(response, head);
  };
}

/**
 * The dashboard itself decides whether a form is one of ours, by its public address (`own-origin.server.ts`). Remix would compare
 * Origin with Host, which a proxy may rewrite, and answer a mismatch with an empty 500.
 */
function handOverOrigin({ headers }) {
  const { origin } = headers;
  delete headers.origin;
  delete headers["x-handrail-origin"];
  if (origin !== undefined) headers["x-handrail-origin"] = origin;
}

/** From where a form comes, so that what anybody may send can be limited (`address-limit.server.ts`). Nobody says it of themselves. */
function handOverAddress({ headers, socket }) {
  delete headers["x-handrail-address"];
  if (process.env.RATE_LIMITS === "off") return;
  headers["x-handrail-address"] = clientAddress(socket.remoteAddress, headers["x-forwarded-for"], Number(process.env.TRUST_PROXY ?? 0));
}

/** How much of an answered request is still read, as of one that is too large (`limited-body.server.ts`). */
const MOST_DRAINED_BYTES = 64_000_000;
const DRAIN_MILLISECONDS = 20_000;

/**
 * A form may be answered before it was read, for example when nobody is signed in. What is left of it would hold the connection until it
 * times out, and browsers show an answer only once they have sent everything: it is read and thrown away.
 */
function drainWhenAnswered(request, response) {
  response.once("finish", () => {
    if (request.readableEnded || request.destroyed) return;
    let left = MOST_DRAINED_BYTES;
    const giveUp = () => request.socket.destroy();
    const timer = setTimeout(giveUp, DRAIN_MILLISECONDS).unref();
    // Remix's reader pauses after every part that nobody takes.
    request.removeAllListeners("data");
    request.on("data", ({ length }) => {
      left -= length;
      if (left < 0) giveUp();
    });
    request.once("close", () => clearTimeout(timer)).resume();
  });
}

const create = http.createServer;
http.createServer = (...given) => {
  const answer = given.pop();
  return create(...given, (request, response) => {
    neverSniffed(response);
    drainWhenAnswered(request, response);
    const status = refusalOf(request);
    if (status === null && isUnreadable(request.url)) {
      // Where it says, as a page for people, that there is no such page.
      response.writeHead(303, { ...HEADERS, location: "/error-page" });
      return response.end();
    }
    if (status === null) {
      handOverOrigin(request);
      handOverAddress(request);
      return answer(request, response);
    }
    response.writeHead(status, { ...HEADERS, ...(status === 405 && { allow: "GET, HEAD, POST" }) });
    response.end(status === 405 ? "This method is not allowed.\n" : "This request cannot be understood.\n");
  });
};
