import { EventEmitter } from "node:events";
import http, { type ClientRequest, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { guardedFetch } from "./guarded-fetch.ts";

const anywhere = async () => undefined;

/** Long enough for a slow machine; only what expects that it ends waits as short as that. */
const [LONG, SHORT] = [
  { idle: 20_000, whole: 30_000 },
  { idle: 300, whole: 700 },
];
const SWITCHING = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";

test("an answer that goes on in another protocol is none, and its connection is closed", async () => {
  let closed: Promise<void> | undefined;
  const server = createServer(({ socket }) => {
    closed = new Promise((done) => socket.once("close", () => done()));
    socket.write(SWITCHING);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const fetching = guardedFetch({ loopback: true, limits: LONG });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  try {
    await expect(fetching.get(url, url.hostname, new AbortController().signal, anywhere)).rejects.toMatchObject({ problem: "other" });
    await closed;
  } finally {
    fetching.close();
    server.closeAllConnections();
    server.close();
  }
});

test("a request that never says anything ends with its time, or with whoever asks", async () => {
  const silent = vi.spyOn(http, "get").mockImplementation(() => new EventEmitter() as ClientRequest);
  const fetching = guardedFetch({ loopback: true, limits: SHORT });
  const get = (signal: AbortSignal) => fetching.get(new URL("http://127.0.0.1:1024/"), "127.0.0.1", signal, anywhere);
  try {
    await expect(get(new AbortController().signal)).rejects.toMatchObject({ problem: "timeout" });
    const stop = new AbortController();
    const asking = get(stop.signal);
    setTimeout(() => stop.abort(new Error("enough")), 50);
    await expect(asking).rejects.toThrow("enough");
    expect(silent).toHaveBeenCalledTimes(2);
  } finally {
    silent.mockRestore();
    fetching.close();
  }
});
