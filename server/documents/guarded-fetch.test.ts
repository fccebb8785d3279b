import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { siteOf } from "#app/domain/documents/same-site.ts";
import { FetchFailed } from "./fetch-failed.ts";
import { type Guard, guardedFetch } from "./guarded-fetch.ts";

let server: Server;
let answer: RequestListener;
let asked: IncomingMessage[];
let connections: number;
beforeEach(async () => {
  asked = [];
  connections = 0;
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  server.on("connection", () => connections++);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
const local = (path = "/") => `http://127.0.0.1:${port()}${path}`;
const page = (response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}) =>
  response.writeHead(200, { "content-type": "text/html", ...headers }).end(body);

/** Long enough for a slow machine; only what expects that it ends waits as short as that. */
const [LONG, SHORT] = [
  { idle: 20_000, whole: 30_000 },
  { idle: 300, whole: 700 },
];

async function get(address: string, guard: Guard = {}, signal = new AbortController().signal): Promise<string> {
  const fetching = guardedFetch({ loopback: true, limits: LONG, ...guard });
  const url = new URL(address);
  try {
    return (await fetching.get(url, siteOf(url.hostname), signal)).text;
  } catch (error) {
    if (error instanceof FetchFailed) return `failed: ${error.problem}`;
    throw error;
  } finally {
    fetching.close();
  }
}

test("a page is read, with who asks and nothing of them", async () => {
  answer = (_, response) => page(response, "Hello", { "set-cookie": "a=b" });
  expect([await get(local()), await get(local())]).toEqual(["Hello", "Hello"]);
  expect(asked.map(({ headers }) => [headers["user-agent"], headers.cookie, headers.referer])).toEqual(
    Array(2).fill(["Handrail/1.0 (documents of help centres)", undefined, undefined]),
  );
});

test.each([
  ["http://10.0.0.1/", "private"],
  ["http://[::1]/", "private"],
  ["http://[::ffff:127.0.0.1]/", "private"],
  ["http://0x7f.1/", "private"],
  ["http://2130706433/", "private"],
  ["http://127.0.0.1/", "private"],
  ["http://169.254.169.254/latest/meta-data", "private"],
  ["https://93.184.216.34:22/", "private"],
  ["http://93.184.216.34:25/", "private"],
  ["ftp://93.184.216.34/", "redirect"],
  ["file:///etc/passwd", "redirect"],
  ["http://somebody@93.184.216.34/", "redirect"],
])("%s is not asked: %s", async (address, problem) => {
  expect(await get(address, { loopback: false })).toBe(`failed: ${problem}`);
});

test.each([
  [["127.0.0.1"]],
  [["93.184.216.34", "127.0.0.1"]],
  [["93.184.216.34", "::ffff:10.0.0.1"]],
  [["169.254.169.254"]],
  [["64:ff9b::7f00:1"]],
])("a name that stands for %j is not asked", async (addresses) => {
  answer = (_, response) => page(response, "Hello");
  expect(await get(`http://help.crm.test:${port()}/`, { loopback: false, resolve: async () => addresses })).toBe("failed: private");
  expect(connections).toBe(0);
});

test("a name is resolved once, and what was judged is what is asked: one that rebinds gains nothing", async () => {
  answer = (_, response) => page(response, "Hello", { connection: "close" });
  const answers = [["127.0.0.1"], ["10.0.0.1"], ["127.0.0.1"]];
  let resolved = 0;
  const resolve = async () => answers[resolved++] ?? [];
  const fetching = guardedFetch({ loopback: true, resolve });
  const ask = () => fetching.get(new URL(`http://help.crm.test:${port()}/`), "help.crm.test", new AbortController().signal);
  expect((await ask()).text).toBe("Hello");
  expect([resolved, asked[0]?.headers.host]).toEqual([1, `help.crm.test:${port()}`]);
  await expect(ask()).rejects.toMatchObject({ problem: "private" });
  expect([resolved, connections]).toEqual([2, 1]);
  fetching.close();
});

test("a name that stands for nothing, and a machine that does not answer, are not reached", async () => {
  expect(await get("http://help.crm.test/", { resolve: () => Promise.reject(new Error("ENOTFOUND")) })).toBe("failed: unreachable");
  expect(await get("http://help.crm.test/", { resolve: async () => [] })).toBe("failed: unreachable");
  server.close();
  expect(await get("http://127.0.0.1:1024/")).toBe("failed: unreachable");
});

test.each([
  ["http://169.254.169.254/", "private"],
  ["http://localhost/", "redirect"],
  ["https://evil.test/", "redirect"],
  ["file:///etc/passwd", "redirect"],
  ["//10.0.0.1/", "private"],
  ["http://help.crm.test:22/", "private"],
  ["http://somebody@help.crm.test/", "redirect"],
  ["http://private.help.crm.test/", "private"],
  ["http://[", "redirect"],
])("a redirect to %s is not followed", async (location, problem) => {
  answer = (_, response) => response.writeHead(302, { location }).end();
  const resolve = async (name: string) => (name.startsWith("private") ? ["10.0.0.1"] : ["127.0.0.1"]);
  expect(await get(`http://help.crm.test:${port()}/`, { resolve })).toBe(`failed: ${problem}`);
  expect(connections).toBe(1);
});

test("redirects within the site are followed, five of them", async () => {
  answer = ({ url = "" }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) page(response, "There");
    else response.writeHead(301, { location: left % 2 ? `http://www.crm.test:${port()}/${left - 1}` : `/${left - 1}` }).end("x");
  };
  const resolve = async () => ["127.0.0.1"];
  expect(await get(`http://crm.test:${port()}/5`, { resolve })).toBe("There");
  expect(await get(`http://crm.test:${port()}/6`, { resolve })).toBe("failed: redirect");
});

test.each([
  [404, "not_found"],
  [410, "not_found"],
  [403, "unreachable"],
  [500, "unreachable"],
  [204, "unreachable"],
])("status %d: %s", async (status, problem) => {
  answer = (_, response) => response.writeHead(status, { "content-type": "text/html" }).end();
  expect(await get(local())).toBe(`failed: ${problem}`);
});

test("a site that is asked too much says for how long", async () => {
  answer = (_, response) => response.writeHead(429, { "retry-after": "900" }).end();
  const fetching = guardedFetch({ loopback: true });
  const asking = fetching.get(new URL(local()), "127.0.0.1", new AbortController().signal);
  await expect(asking).rejects.toMatchObject({ problem: "unreachable", again: 30_000 });
  fetching.close();
});

test.each([
  ["text/html; charset=utf-8", true],
  ["application/rss+xml", true],
  ["application/feed+json", true],
  ["TEXT/PLAIN", true],
  ["image/png", false],
  ["application/pdf", false],
  ["application/octet-stream", false],
  ["video/mp4", false],
  ["", false],
])("the type %j is read: %s", async (type, isRead) => {
  answer = (_, response) => response.writeHead(200, type ? { "content-type": type } : {}).end("Hello");
  expect(await get(local())).toBe(isRead ? "Hello" : "failed: other");
});

const LARGE = Buffer.alloc(6_000_000, "a");
const EMPTY = Buffer.alloc(60_000_000);
const [GZIP, BROTLI] = [gzipSync(EMPTY), brotliCompressSync(EMPTY, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })];
test.each<[string, RequestListener, string]>([
  ["says that it is large", (_, response) => page(response, LARGE), "too_large"],
  ["is large without saying so", (_, response) => void response.writeHead(200, { "content-type": "text/html" }).write(LARGE), "too_large"],
  ["is endless", (_, response) => endless(response), "too_large"],
  ["is a gzip bomb", (_, response) => page(response, GZIP, { "content-encoding": "gzip" }), "too_large"],
  ["is a brotli bomb", (_, response) => page(response, BROTLI, { "content-encoding": "br" }), "too_large"],
  ["is a bomb for a sitemap", (_, response) => page(response, GZIP, { "content-type": "application/gzip" }), "too_large"],
  ["unpacks to a bomb", (_, response) => page(response, gzipSync(GZIP), { "content-encoding": "gzip" }), "too_large"],
  ["does not unpack", (_, response) => page(response, "Hello", { "content-encoding": "gzip" }), "other"],
  ["is packed in an unknown way", (_, response) => page(response, "Hello", { "content-encoding": "zstd, gzip" }), "other"],
  ["never comes", () => undefined, "timeout"],
  ["stops halfway", (_, response) => void response.writeHead(200, { "content-type": "text/html" }).write("He"), "timeout"],
  ["drips", (_, response) => drip(response), "timeout"],
  ["breaks off", (_, response) => void breakOff(response), "unreachable"],
  ["is no HTTP", ({ socket }) => void socket.end("Hello\r\n\r\n"), "unreachable"],
])("what %s is not read", async (_, listener, problem) => {
  answer = listener;
  expect(await get(local(), { limits: problem === "timeout" ? SHORT : LONG })).toBe(`failed: ${problem}`);
});

function endless(response: ServerResponse) {
  response.writeHead(200, { "content-type": "text/html" });
  const more = () => {
    while (!response.destroyed && response.write(LARGE.subarray(0, 65_536)));
    if (!response.destroyed) response.once("drain", more);
  };
  more();
}
async function drip(response: ServerResponse) {
  response.writeHead(200, { "content-type": "text/html" });
  for (; !response.destroyed; await sleep(50)) response.write("a");
}
async function breakOff(response: ServerResponse) {
  response.writeHead(200, { "content-type": "text/html", "content-length": "100" }).write("He");
  await sleep(50);
  response.destroy();
}

test("what is packed is unpacked, a packed sitemap too", async () => {
  answer = (_, response) => page(response, gzipSync("Hello"), { "content-encoding": "gzip" });
  expect(await get(local())).toBe("Hello");
  answer = (_, response) => page(response, gzipSync("Hello"), { "content-type": "application/x-gzip" });
  expect(await get(local("/sitemap.xml.gz"))).toBe("Hello");
});

test.each([
  ["text/html; charset=ISO-8859-1", Buffer.from("für", "latin1"), "für"],
  ["text/html", Buffer.from('<meta charset="windows-1252">für', "latin1"), '<meta charset="windows-1252">für'],
  [
    "application/xml",
    Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>ü</a>', "latin1"),
    '<?xml version="1.0" encoding="iso-8859-1"?><a>ü</a>',
  ],
  ["text/html", Buffer.from("\ufefffür", "utf16le"), "für"],
  ["text/html", Buffer.from("\ufefffür"), "für"],
  ["text/html; charset=none-such", Buffer.from("für"), "für"],
])("%s is read by its character set", async (type, bytes, text) => {
  answer = (_, response) => page(response, bytes, { "content-type": type });
  expect(await get(local())).toBe(text);
});

test("whoever asks can stop asking", async () => {
  answer = () => undefined;
  const stop = new AbortController();
  const asking = get(local(), {}, stop.signal);
  setTimeout(() => stop.abort(new Error("enough")), 50);
  await expect(asking).rejects.toThrow("enough");
});
