import { delay, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { dashboard } from "#tests/support/dashboard.ts";

const problem = (status: number, code: string, more: object = {}) =>
  HttpResponse.json({ type: "about:blank", title: "Refused", status, code, requestId: "request-1", ...more }, { status });
const text = (body: string, status: number, type: string) => new HttpResponse(body, { status, headers: { "content-type": type } });

/** What can go wrong between the dashboard and the upstream, what it answers then, and what the dashboard makes of it: status and code. */
export const FAULTS: [name: string, answer: () => Response | Promise<Response>, status: number, code: string][] = [
  ["a token that is not good any more", () => problem(401, "not_signed_in"), 401, "not_signed_in"],
  ["a role that is not enough", () => problem(401, "not_allowed_for_role"), 401, "not_allowed_for_role"],
  ["a plan limit", () => problem(402, "limit_reached", { limit: { kind: "public_guide", n: 3 } }), 402, "limit_reached"],
  ["something that is not there", () => problem(404, "not_found"), 404, "not_found"],
  [
    "somebody else's change",
    () => problem(409, "changed_meanwhile", { current: { title: "Theirs", revision: 9 } }),
    409,
    "changed_meanwhile",
  ],
  ["too large a body", () => problem(413, "too_large"), 413, "too_large"],
  [
    "a bad field",
    () => problem(422, "invalid_fields", { fields: [{ path: "tutorial.title", code: "text_error_missing" }] }),
    422,
    "invalid_fields",
  ],
  ["too many requests", () => problem(429, "too_many_requests", { retryAfter: 7 }), 429, "too_many_requests"],
  ["a fault of the upstream", () => problem(500, "internal_error"), 500, "internal_error"],
  ["a busy upstream", () => problem(503, "busy", { retryAfter: 1 }), 503, "busy"],
  ["a lost connection", () => HttpResponse.error(), 502, "upstream_unreachable"],
  ["no answer in time", silence, 504, "upstream_timeout"],
  [
    "an answer that leads elsewhere",
    () => new HttpResponse(null, { status: 302, headers: { location: "https://evil.test/" } }),
    502,
    "upstream_unreachable",
  ],
  ["half an answer of JSON", () => text('{"data": [', 200, "application/json"), 502, "upstream_nonsense"],
  ["an empty answer", () => text("", 200, "application/json"), 502, "upstream_nonsense"],
  ["JSON of another shape", () => HttpResponse.json({ data: [{ id: "one" }] }), 502, "upstream_nonsense"],
  ["a page instead of JSON", () => text("<!doctype html><title>Hi</title>", 200, "text/html"), 502, "upstream_nonsense"],
  ["a proxy's error page", () => text("<h1>502 Bad Gateway</h1>", 502, "text/html"), 502, "upstream_nonsense"],
  ["more than any answer holds", () => text(`[${" ".repeat(20_000_001)}]`, 200, "application/json"), 502, "upstream_nonsense"],
  ["an error that is no problem document", () => HttpResponse.json({ error: "oops" }, { status: 400 }), 502, "upstream_nonsense"],
];

async function silence(): Promise<Response> {
  await delay("infinite");
  return HttpResponse.error();
}

/** Where calls begin; the addresses of signing in do not fail. */
const AREAS = ["v2", "v3", "internal"];

const timer = setTimeout.bind(globalThis);
/** In milliseconds; a timer of this length is that of a call. */
const WAIT = 10_000;

/** An upstream that fails for some of a file's calls; everything else reaches the real one. Where it is silent, time-outs come after 400 ms. */
export function faultyUpstream() {
  const server = setupServer();
  const waits: number[] = [];
  let url = "";
  beforeAll(async () => {
    url = (await dashboard()).url;
    server.listen({ onUnhandledRequest: "bypass" });
  });
  afterEach(() => {
    server.resetHandlers();
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());
  return {
    /** Every call whose path ends so answers with the fault from now on. */
    fail(method: "get" | "post" | "put" | "delete" | "all", end: string, answer: () => Response | Promise<Response>) {
      vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, milliseconds: number, ...rest: []) => {
        if (milliseconds === WAIT) waits.push(milliseconds);
        return timer(work, milliseconds === WAIT && answer === silence ? 400 : milliseconds, ...rest);
      }) as typeof setTimeout);
      for (const area of AREAS) server.use(http[method](`${url}/${area}/*${end}`, () => answer()));
    },
    /** The time-outs that calls were made with. */
    waits,
  };
}
