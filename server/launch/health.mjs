import fs from "node:fs";

// The health check of an image: node health.mjs [web|api]; without an argument, for the process that the container runs.
const role = process.argv[2] ?? fs.readFileSync("/proc/1/cmdline", "utf8").match(/serve\.mjs\0(web|api)/)?.[1];
const url =
  role === "web" ? `http://127.0.0.1:${process.env.PORT || 3000}/healthz` : `http://127.0.0.1:${process.env.API_PORT || 4000}/readyz`;
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
