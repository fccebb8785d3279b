import { randomUUID } from "node:crypto";
import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { expect, test, vi } from "vitest";
import { testParts } from "#tests/support/parts.ts";
import { startWorker } from "./worker.ts";

test("the worker deletes answers that were kept for a day", async () => {
  const parts = await testParts();
  const manager_id = randomUUID();
  await parts.db
    .insertInto("kept_answers")
    .values({ manager_id, request_hash: "old", created_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  const stop = startWorker({ ...parts, files: createMemoryFileStorage() });
  const left = () => parts.db.selectFrom("kept_answers").select("request_hash").where("manager_id", "=", manager_id).execute();
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 10_000, interval: 100 });
  await stop();
});
