import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

// The least that remix-serve serves: a root, a page, the framework's own entries. Built by the bench to compare with.
export default defineConfig({
  plugins: [remix({ appDirectory: "tests/load/minimal", buildDirectory: ".cache/bench/minimal", future: { v3_singleFetch: true } })],
});
