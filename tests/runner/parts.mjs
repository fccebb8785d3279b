import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root, within } from "#server/launch/root.mjs";

const REPORTS = within(".cache/reports");

/** Runs a Node program of the repository with its output shown. @returns {Promise<number>} its exit code */
export function runNode(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [within(args[0]), ...args.slice(1)], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    const pass = (signal) => child.kill(signal);
    process.on("SIGTERM", pass);
    child.once("close", (code) => {
      process.off("SIGTERM", pass);
      resolve(code ?? 1);
    });
  });
}

/** A part that is one check: it holds or not. */
export async function command(name, args) {
  const held = (await runNode(args)) === 0;
  return { name, passed: held ? 1 : 0, failed: held ? 0 : 1 };
}

/** A part that is one step of ours: it holds unless it throws. */
export async function check(name, step) {
  try {
    await step();
    return { name, passed: 1, failed: 0 };
  } catch (error) {
    console.error(error.message);
    return { name, passed: 0, failed: 1 };
  }
}

/** Where a test program is to write its report; an old one is removed, so that a crash cannot pass for the run before it. */
export function reportFile(name) {
  fs.mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, `${name}.json`);
  fs.rmSync(file, { force: true });
  return file;
}

/**
 * What a report says: `{ passed, failures }`, a line for each failure. A program that failed without a failed test (a crash,
 * no tests) counts as one failure.
 */
export function counted(name, file, exitCode, read) {
  const { passed, failures } = fs.existsSync(file) ? read(JSON.parse(fs.readFileSync(file, "utf8"))) : { passed: 0, failures: [] };
  if (failures.length === 0 && exitCode !== 0) failures.push(`ended with exit code ${exitCode}`);
  return { name, passed, failed: failures.length, failures };
}

/** The first lines of what a failed test said, without colours. */
export function inShort(title, message = "") {
  const plain = stripVTControlCharacters(message).trim().split("\n").slice(0, 4).join("\n    ");
  return `${title}\n    ${plain.slice(0, 600)}`;
}
