import { within } from "./root.mjs";

// One process of a container, under its own process id so that signals reach it: node serve.mjs (web|api|worker).
const role = process.argv[2];
if (role === "web") {
  await import("./web-hooks.mjs");
  const cli = within("node_modules/@remix-run/serve/dist/cli.js");
  process.argv.splice(1, 2, cli, within("build/server/index.js"));
  await import(cli);
} else if (role === "api" || role === "worker") {
  process.env.HANDRAIL_START = role;
  await import(within("build/api/main.js"));
} else {
  console.error("Say which process: web, api or worker.");
  process.exit(1);
}
