import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { testEnv } from "#tests/support/parts.ts";
import { openFileStore } from "./file-store.ts";

test("a store that does not answer is an error before the dashboard gives up", async () => {
  const server = createServer((socket) => socket.on("error", () => undefined));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const files = await openFileStore(testEnv({ S3_BUCKET: "files", S3_ENDPOINT, S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" }));
  const begun = performance.now();
  await expect(files.get("image")).rejects.toThrow();
  expect(performance.now() - begun).toBeLessThan(9000);
  server.close();
}, 15_000);
