import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AnswerTooLarge, exchange, MOST_BYTES } from "#app/api/exchange.server.ts";

let url: string;
let sent = 0;
let closed = 0;
/** Sends without an end, as fast as it is read. */
const server = createServer((_request, response) => {
  const part = Buffer.alloc(1_000_000, " ");
  const more = () => {
    if (response.destroyed) return;
    sent += part.byteLength;
    if (response.write(part)) setImmediate(more);
    else response.once("drain", more);
  };
  response.once("close", () => closed++);
  more();
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each(["GET", "POST"])("an answer to %s that does not end is left at 20 MB, with its connection closed", async (method) => {
  [sent, closed] = [0, 0];
  await expect(exchange(url, { method, headers: {} }, 10_000)).rejects.toThrow(AnswerTooLarge);
  await expect.poll(() => closed).toBe(1);
  expect(sent).toBeLessThan(MOST_BYTES * 2);
});
