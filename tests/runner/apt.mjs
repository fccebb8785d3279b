import { spawnSync } from "node:child_process";
import fs from "node:fs";

/** Installs packages where this user may, on systems that have apt. @returns {boolean} whether they are there now */
export function installByApt(...packages) {
  if (process.getuid?.() !== 0 || !fs.existsSync("/usr/bin/apt-get")) return false;
  console.error(`Installing ${packages.join(", ")} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...words) => spawnSync("apt-get", words, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}
