import os from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");
const jsx = { jsx: "automatic" } as const;
/** What starts whole processes, most of them from the build. */
const processes = ["server/launch/**/*.test.ts", "server/{kill,database/kill,demo/load}.test.ts"];
// Files of one worker share its database engine, which takes seconds to start; each test makes a tenant of its own.
const onDatabase = { globalSetup: ["tests/support/global-setup.ts"], isolate: false, hookTimeout: 120_000 };
// One file at a time after all else, so that no process waits for a processor that other tests keep busy.
const alone = { maxWorkers: 1, sequence: { groupOrder: 1 } };

export default defineConfig({
  root,
  esbuild: jsx,
  test: {
    // One beside what reads and changes files for them; what was changed for one run serves the next.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    // As long as a slow machine needs: time is nothing that a test is about.
    testTimeout: 300_000,
    experimental: { fsModuleCache: true },
    projects: [
      { extends: true, test: { name: "domain", include: ["app/domain/**/*.test.ts"], isolate: false } },
      { extends: true, test: { name: "server", include: ["server/**/*.test.ts"], exclude: processes, ...onDatabase } },
      { extends: true, test: { name: "app", include: ["app/**/*.test.ts"], exclude: ["app/domain/**"] } },
      { extends: true, test: { name: "screens", include: ["app/**/*.test.tsx"], environment: "happy-dom" } },
      { extends: true, test: { name: "player", include: ["player/**/*.test.ts"], environment: "happy-dom" } },
      { extends: true, test: { name: "routes", include: ["tests/routes/**/*.test.ts"], ...onDatabase } },
      {
        extends: true,
        test: { name: "processes", include: processes, ...onDatabase, ...alone, testTimeout: 600_000, hookTimeout: 600_000 },
      },
      {
        extends: true,
        test: { name: "architecture", include: ["tests/{architecture,specification}/**/*.test.ts"], isolate: false },
      },
    ],
  },
});
