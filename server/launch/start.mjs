import { once } from "node:events";
import { prepare } from "./build.mjs";
import { startChild } from "./children.mjs";
import { run } from "./complaint.mjs";
import { answers, checkDataFolder, checkPort } from "./readiness.mjs";
import { within } from "./root.mjs";
import { supervisor } from "./supervise.mjs";
import { sharedEnvironment, surroundings } from "./surroundings.mjs";
import { welcome } from "./welcome.mjs";

// Rendering a page leaves a lot of garbage at once; a larger young generation saves a tenth of the collection time.
const WEB_FLAGS = ["--max-semi-space-size=64"];

await run(async () => {
  const began = performance.now();
  const at = surroundings();
  checkDataFolder(at.dataDir);
  if (at.startsApi) await checkPort("API_PORT", at.apiPort, at.host);
  if (at.startsWeb) await checkPort("PORT", at.port, at.host);
  await prepare();

  const env = { ...sharedEnvironment(at), NODE_ENV: "production" };
  const watch = supervisor();
  let demo = false;
  if (at.startsApi) {
    const api = watch.add(() => startChild("api", ["--enable-source-maps", within("build/api/main.js")], env));
    api.child.on("message", (message) => {
      demo = message.demo === true;
    });
    if (!(await watch.first(answers(`http://${at.near}:${at.apiPort}/readyz`, api)))) return api.ended;
  }
  if (at.startsWorker) {
    const worker = watch.add(() => startChild("worker", ["--enable-source-maps", within("build/api/main.js")], env));
    await Promise.race([once(worker.child, "message"), worker.ended]);
    if (worker.child.exitCode !== null) return worker.ended;
  }
  if (at.startsWeb) {
    const serve = within("node_modules/@remix-run/serve/dist/cli.js");
    const web = watch.add(() =>
      startChild("web", [...WEB_FLAGS, "--import", within("server/launch/web-hooks.mjs"), serve, within("build/server/index.js")], env),
    );
    if (!(await watch.first(answers(`http://${at.near}:${at.port}/healthz`, web)))) return web.ended;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  watch.welcome(welcome({ web: at.startsWeb && at.webUrl, api: at.startsApi && at.apiUrl, demo, seconds }));
});
