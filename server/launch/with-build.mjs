import { spawnSync } from "node:child_process";
import { prepare } from "./build.mjs";
import { run } from "./complaint.mjs";
import { within } from "./root.mjs";

// node with-build.mjs <file.ts> [arguments]: installs and builds when needed, then runs the file.
await run(async () => {
  await prepare();
  const [file, ...rest] = process.argv.slice(2);
  const { status } = spawnSync(process.execPath, [within("node_modules/tsx/dist/cli.mjs"), file, ...rest], { stdio: "inherit" });
  process.exitCode = status ?? 1;
});
