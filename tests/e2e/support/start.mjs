import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

// `npm start` for the journeys, on a copy of a demo that is made once: what a test takes apart begins with another copy.
const root = path.resolve(import.meta.dirname, "../../..");
const demo = process.env.E2E_DEMO_DIR ?? "";
if (!fs.existsSync(demo)) {
  const making = `${demo}.making`;
  fs.rmSync(making, { recursive: true, force: true });
  const program = ["--import", "tsx", path.join(root, "tests/support/processes/make-demo.ts"), making];
  execFileSync(process.execPath, program, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  fs.renameSync(making, demo);
}
fs.rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true });
fs.cpSync(demo, process.env.DATA_DIR ?? "", { recursive: true });
await import("#server/launch/start.mjs");
