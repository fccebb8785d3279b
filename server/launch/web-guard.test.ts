import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startFile, until } from "#tests/support/child.ts";
import { freePort } from "#tests/support/postgres.mjs";
import { secretsForTests } from "#tests/support/secrets.ts";

// The dashboard as served from the build, which `npm test` makes beforehand; without an upstream.
const WEB_URL = "http://guides.handrail.test";
let port: number;
let web: ReturnType<typeof startFile>;
beforeAll(async () => {
  port = await freePort();
  const given = { NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1", WEB_URL, SESSION_SECRET: secretsForTests.SESSION_SECRET };
  web = startFile("server/launch/serve.mjs", ["web"], { ...given, LOG_LEVEL: "info" });
  await until("the dashboard", () => web.output().includes("[remix-serve]"));
});
afterAll(async () => {
  web.child.kill("SIGTERM");
  await web.ended;
});

function raw(head: string[], body = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(`${[...head, "connection: close"].join("\r\n")}\r\n\r\n${body}`));
    socket.setEncoding("utf8").on("data", (part) => (text += part));
    socket.once("end", () => resolve(text)).once("error", reject);
  });
}

test.each([
  ["TRACE", ["TRACE / HTTP/1.1", "host: localhost"], 405],
  ["a host that is none", ["GET / HTTP/1.1", "host: a b"], 400],
  ["a host with a port that is none", ["GET / HTTP/1.1", "host: localhost:99999"], 400],
  ["a host that names somebody", ["GET / HTTP/1.1", "host: a@b"], 400],
  ["a host beyond characters", ["GET / HTTP/1.1", "host: %zz[]"], 400],
  ["a forwarded host that is none", ["GET / HTTP/1.1", "host: localhost", "x-forwarded-host: <script>"], 400],
  ["a forwarded host with a port that is none", ["GET / HTTP/1.1", "host: localhost", "x-forwarded-host: localhost:123456"], 400],
  ["no path", ["OPTIONS * HTTP/1.1", "host: localhost"], 400],
])("%s is refused with our headers, and never a fault", async (_, head, status) => {
  const answer = await raw(head);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
});

test.each(["/healthz", "/login?silent=no", "/login.data?silent=no", "/favicon.ico", "/privacy-policy.data"])(
  "%s is never sniffed",
  async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
    await answer.body?.cancel();
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test.each(["/app/%E0%A4%A", "/%", "/app/1/manage/%ff/edit?a=%"])("%s, which no route can be looked for, leads to a page", async (path) => {
  const answer = await raw([`GET ${path} HTTP/1.1`, "host: localhost"]);
  expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  expect(answer).toMatch(/^location: \/error-page\r$/im);
});

test("what somebody searched for or asked is not in the log of requests", async () => {
  await (await fetch(`http://127.0.0.1:${port}/privacy-policy?search=somebody%40acme.test&lang=de`)).body?.cancel();
  await until("its line", () => web.output().includes("GET /privacy-policy?search="));
  expect(web.output()).toContain("GET /privacy-policy?search=[hidden]&lang=de");
  await (await fetch(`http://127.0.0.1:${port}/privacy-policy?return=%2Fapp%3Fsearch%3Dsomebody`)).body?.cancel();
  await until("its line", () => web.output().includes("GET /privacy-policy?return="));
  for (const name of ["question", "title"]) {
    await (await fetch(`http://127.0.0.1:${port}/privacy-policy?${name}=I%20am%20somebody`)).body?.cancel();
    await until("its line", () => web.output().includes(`GET /privacy-policy?${name}=`));
  }
  expect(web.output()).not.toContain("somebody");
});

test("no host at all, as old checks of health send, is answered", async () => {
  expect(await raw(["GET /healthz HTTP/1.0"])).toMatch(/^HTTP\/1\.1 200 /);
});

/** A form as a browser sends it, through a proxy that calls the server `host`. */
async function sendForm(host: string, headers: string[], body = "language=de&return=%2Flogin"): Promise<string> {
  const type = ["content-type: application/x-www-form-urlencoded", `content-length: ${body.length}`];
  return raw(["POST /preferences/language HTTP/1.1", `host: ${host}`, "accept: text/html", ...headers, ...type], body);
}

describe.each(["localhost", "internal-name:8080"])("a form to the host %s, whatever a proxy made of it", (host) => {
  test.each([
    ["from another site", ["origin: https://evil.test"]],
    ["from nowhere", ["origin: null"]],
    ["that only says to be ours in a header of our own", ["origin: https://evil.test", "x-handrail-origin: http://guides.handrail.test"]],
    ["whose origin is the rewritten host", ["origin: http://internal-name:8080"]],
  ])("%s is our refusal, as a page", async (_, headers) => {
    const answer = await sendForm(host, headers);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toMatch(/content-type: text\/html/i);
    expect(answer).toContain("Sent from another site");
    expect(answer).not.toMatch(/^set-cookie: handrail_preferences/im);
  });

  test("of ours is taken", async () => {
    const answer = await sendForm(host, [`origin: ${WEB_URL}`]);
    expect(answer).toMatch(/^HTTP\/1\.1 302 /);
    expect(answer).toMatch(/^set-cookie: handrail_preferences/im);
  });
});

/** Sends a form of so many bytes without a session, and then asks for something else by the same connection. */
function sendThenAsk(bytes: number): Promise<{ said: string; took: number; closed: boolean }> {
  return new Promise((resolve) => {
    const began = Date.now();
    let said = "";
    const end = (closed: boolean) => {
      resolve({ said, took: Date.now() - began, closed });
      socket.destroy();
    };
    const form = ["POST /app/1/manage/1/edit/steps HTTP/1.1", "host: localhost", "accept: text/html", `origin: ${WEB_URL}`];
    const type = ["content-type: application/x-www-form-urlencoded", `content-length: ${bytes}`];
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`${[...form, ...type].join("\r\n")}\r\n\r\n`);
      socket.write(Buffer.alloc(bytes, "y"));
      socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
    });
    socket.setEncoding("utf8").on("data", (part) => {
      said += part;
      if (/^HTTP\/1\.1 200 /m.test(said)) end(false);
    });
    socket.once("error", () => end(true)).once("end", () => end(true));
  });
}

describe("a form that is answered before it was read", () => {
  test.each([1_000, 130_000, 300_000, 5_000_000])("of %i bytes is answered, and leaves its connection free", async (bytes) => {
    const { said, took, closed } = await sendThenAsk(bytes);
    expect(said).toMatch(/^HTTP\/1\.1 307 /);
    expect([closed, took < 3_000]).toEqual([false, true]);
  });

  test("of 80 MB is not taken to its end", async () => {
    const { took, closed } = await sendThenAsk(80_000_000);
    expect([closed, took < 25_000]).toEqual([true, true]);
  });
});
