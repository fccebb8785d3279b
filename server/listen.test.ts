import { connect } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApi } from "#tests/support/api.ts";
import { listen } from "./listen.ts";

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const { fetch } = await testApi();
  server = await listen(
    { host: "127.0.0.1", port: 0 },
    new Hono().all("*", (context) => fetch(context.req.raw)),
  );
});
afterAll(() => server.close());

function raw(head: string[], at = server.port): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(at, "127.0.0.1", () => socket.write(`${head.join("\r\n")}\r\n\r\n`));
    socket.setEncoding("utf8").on("data", (part) => (text += part));
    socket.once("end", () => resolve(text)).once("error", reject);
  });
}

test.each([
  ["TRACE", ["TRACE / HTTP/1.1", "host: localhost", "connection: close"]],
  ["a host that is none", ["GET /healthz HTTP/1.1", "host: a b", "connection: close"]],
  ["a host with a port that is none", ["GET /healthz HTTP/1.1", "host: localhost:99999", "connection: close"]],
])("%s is refused with our headers, and never a fault", async (_, head) => {
  const answer = await raw(head);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
});

test("whoever keeps a connection is let go with the answer under way when the server is to end", async () => {
  const app = new Hono();
  app.get("/slow", async (context) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return context.text("done");
  });
  const own = await listen({ host: "127.0.0.1", port: 0 }, app);
  const slow = raw(["GET /slow HTTP/1.1", "host: localhost"], own.port);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = performance.now();
  await own.close();
  expect(performance.now() - began).toBeLessThan(4_000);
  const answer = await slow;
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain("done");
});
