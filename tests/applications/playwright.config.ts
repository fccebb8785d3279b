import { browserRun } from "#tests/support/browser-run.ts";

// One test goes through all of them; nothing but this machine is reached from a page.
export default browserRun("applications", { workers: 1, timeout: 300_000, use: { viewport: { width: 1280, height: 900 } } }, [
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE *.localhost",
]);
