import fs from "node:fs";
import { buildPlayer } from "./build.mjs";
import { startChild } from "./children.mjs";
import { Complaint, run } from "./complaint.mjs";
import { installWhenNeeded } from "./install.mjs";
import { answers, checkDataFolder, checkPort } from "./readiness.mjs";
import { within } from "./root.mjs";
import { supervisor } from "./supervise.mjs";
import { sharedEnvironment, surroundings } from "./surroundings.mjs";
import { inTurn } from "./turn.mjs";
import { welcome } from "./welcome.mjs";

// Runs both sides from their sources: when a file changes, the upstream restarts, the dashboard reloads, the player is rebuilt.
await run(async () => {
  const began = performance.now();
  const at = surroundings();
  checkDataFolder(at.dataDir);
  await checkPort("API_PORT", at.apiPort, at.host);
  await checkPort("PORT", at.port, at.host);
  await inTurn(installWhenNeeded);

  await rebuildPlayerOnChange();

  const env = { ...sharedEnvironment(at), NODE_ENV: "development" };
  const watch = supervisor();
  const attached = within("server/launch/attached.mjs");
  const tsx = within("node_modules/tsx/dist/cli.mjs");
  const api = watch.add(() => startChild("api", [attached, tsx, "watch", "--clear-screen=false", within("server/main.ts")], env));
  if (!(await answers(`http://${at.near}:${at.apiPort}/readyz`, api))) throw new Complaint("The API did not start.");
  const remix = within("node_modules/@remix-run/dev/dist/cli.js");
  const web = watch.add(() => startChild("web", [attached, remix, "vite:dev", "--host", at.host, "--port", at.port, "--strictPort"], env));
  if (!(await answers(`http://${at.near}:${at.port}/healthz`, web))) throw new Complaint("The dashboard did not start.");
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  watch.welcome(welcome({ web: at.webUrl, api: at.apiUrl, demo: false, seconds }));
});

async function rebuildPlayerOnChange() {
  const build = () => buildPlayer().catch((error) => console.error(error.message));
  await build();
  let timer;
  for (const folder of ["player", "app/domain"]) {
    fs.watch(within(folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(build, 100);
    });
  }
}
