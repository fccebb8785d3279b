import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { exchange } from "#app/api/exchange.server.ts";

// Answers the first request of a connection and closes it at the second, as a server does that has just given up an idle connection.
const served = new Map<Socket, number>();
let received: string[] = [];
const server = createServer((request, response) => {
  const before = served.get(request.socket) ?? 0;
  served.set(request.socket, before + 1);
  received.push(`${request.method} ${before === 0 ? "answered" : "cut off"}`);
  if (before === 0) response.end("done");
  else request.socket.resetAndDestroy();
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (method: string) => exchange(url, { method, headers: {} }, 5000);

test("a read whose shared connection is closed is sent once more", async () => {
  await send("GET");
  expect(await send("GET")).toEqual({ status: 200, text: "done" });
  expect(received).toEqual(["GET answered", "GET cut off", "GET answered"]);
});

test.each(["POST", "PUT", "DELETE"])("a %s gets a connection of its own, so it never has to be sent twice", async (method) => {
  await send("GET");
  for (let each = 0; each < 3; each++) expect(await send(method)).toEqual({ status: 200, text: "done" });
  expect(received.filter((each) => !each.startsWith("GET"))).toEqual(Array(3).fill(`${method} answered`));
});
