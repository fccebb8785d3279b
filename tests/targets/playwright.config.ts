import { browserRun } from "#tests/support/browser-run.ts";

// One browser page goes through the whole corpus.
export default browserRun("targets", { workers: 1, timeout: 300_000, use: { viewport: { width: 1280, height: 900 } } });
