import fs from "node:fs";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Complaint } from "./complaint.mjs";

const LIMIT_MS = 180_000;

/** Complains about a port that is taken or not permitted. Malformed settings are left to the settings check. */
export function checkPort(name, value, host) {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", (error) => reject(new Complaint(portComplaint(name, port, host, error))));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

function portComplaint(name, port, host, error) {
  if (error.code === "EADDRINUSE") return `Port ${port} is in use. Stop the program that uses it, or set ${name} to another port.`;
  if (error.code === "EACCES") return `Port ${port} may not be used by this user. Set ${name} to another port.`;
  return `Cannot listen on ${host}, port ${port} (${error.code}). Set HOST or ${name}.`;
}

/** Complains when the data folder cannot be made or written. */
export function checkDataFolder(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw new Complaint(`The data folder ${folder} cannot be written (${error.code}). Give this user the permission, or set DATA_DIR.`);
  }
}

/** Waits until the address answers without a server error; false if the process ends first. */
export async function answers(url, process) {
  const ended = process.ended.then(() => true);
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; ) {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer && answer.status < 500) return true;
    if (await Promise.race([ended, sleep(100, false)])) return false;
  }
  throw new Complaint(`${process.name} did not answer at ${url} in time.`);
}
