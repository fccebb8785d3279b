import { expect, test } from "vitest";
import { limitedBytes } from "./limited-bytes.ts";

/** An endless body in parts of 10 bytes, and how much of it was read. */
function endless() {
  let parts = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts++;
      controller.enqueue(new Uint8Array(10));
    },
  });
  const request = new Request("http://api.test", { method: "POST", body, duplex: "half" } as RequestInit);
  return { request, asked: () => parts };
}

const sent = (body: string, headers: Record<string, string> = {}) => new Request("http://api.test", { method: "POST", body, headers });

test.each([
  ["", 0],
  ["1234567890", 10],
  ["12345678901", null],
  ["ééééé", 10],
  ["éééééé", null],
])("%j within ten bytes", async (body, length) => {
  expect((await limitedBytes(sent(body), 10))?.byteLength ?? null).toBe(length);
  const told = String(new TextEncoder().encode(body).byteLength);
  expect((await limitedBytes(sent(body, { "content-length": told }), 10))?.byteLength ?? null).toBe(length);
});

test("a request without a body has none of its bytes", async () => {
  expect((await limitedBytes(new Request("http://api.test"), 10))?.byteLength).toBe(0);
});

test("a body that says less than it holds is refused all the same", async () => {
  expect(await limitedBytes(sent("12345678901", { "content-length": "5" }), 10)).toBeNull();
});

test("a body without end is left as soon as it is too long", async () => {
  const { request, asked } = endless();
  expect(await limitedBytes(request, 25)).toBeNull();
  expect(asked()).toBeLessThan(6);
});
