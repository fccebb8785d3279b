import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { run } from "./complaint.mjs";
import { installWhenNeeded } from "./install.mjs";
import { within } from "./root.mjs";
import { sharedEnvironment, surroundings } from "./surroundings.mjs";
import { inTurn } from "./turn.mjs";

// node command.mjs (admin|demo|export) [arguments]: from the sources if they can run, else from the bundle (in images).
await run(async () => {
  const [name, ...rest] = process.argv.slice(2);
  const bundle = within("build/api/command.js");
  const isImage = process.env.HANDRAIL_MODE === "production" && fs.existsSync(bundle);
  if (!isImage) await inTurn(installWhenNeeded);
  const program = isImage ? [bundle] : [within("node_modules/tsx/dist/cli.mjs"), within("server/launch/command.ts")];
  const { HANDRAIL_LAUNCHED, ...env } = sharedEnvironment(surroundings());
  const { status } = spawnSync(process.execPath, [...program, name ?? "", ...rest], { stdio: "inherit", env: { ...process.env, ...env } });
  process.exitCode = status ?? 1;
});
