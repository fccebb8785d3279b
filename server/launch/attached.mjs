import { spawn } from "node:child_process";

// Runs a Node program that does not watch its standard input, and ends the whole group when the launcher is gone.
const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, HANDRAIL_LAUNCHED: "" },
});
const endGroup = () => {
  if (process.platform === "win32") child.kill();
  else process.kill(-process.pid, "SIGTERM");
};
process.stdin.on("end", endGroup).resume();
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
child.once("exit", (code) => process.exit(code ?? 1));
