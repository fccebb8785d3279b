import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The folder of a PostgreSQL server's programs on this machine, or null. */
export function findPostgres() {
  return programFolders().find((folder) => ["initdb", "postgres"].every((name) => fs.existsSync(path.join(folder, name)))) ?? null;
}

/** The path of psql on this machine, or null. */
export function findPsql() {
  const folder = programFolders().find((candidate) => fs.existsSync(path.join(candidate, "psql")));
  return folder ? path.join(folder, "psql") : null;
}

function programFolders() {
  const versions = "/usr/lib/postgresql";
  const installed = fs.existsSync(versions) ? fs.readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  return [...(process.env.PATH ?? "").split(path.delimiter), ...installed.map((version) => `${versions}/${version}/bin`)];
}

/**
 * Starts a throwaway server on a free port with its data in a temporary folder. It ends with `stop`, and also when this
 * process is killed. `durable: false` gives up the safety of writes for speed.
 * @param {{ durable?: boolean }} [options]
 * @returns {Promise<{ url: string, pid: () => number, stop: () => Promise<void> }>} url names the database `postgres`
 */
export async function startPostgres({ durable = false } = {}) {
  const programs = findPostgres();
  if (!programs) throw new Error("No PostgreSQL server is installed.");
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "handrail-postgres-"));
  const identity = unprivilegedUser();
  if (identity.uid !== undefined) fs.chownSync(folder, identity.uid, identity.gid);
  const data = path.join(folder, "data");
  const quick = durable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off"];
  execFileSync(path.join(programs, "initdb"), ["-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-locale", "--no-sync", "-D", data], {
    ...identity,
    cwd: folder,
    stdio: "pipe",
  });
  const port = await freePort();
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`, "-c", "max_connections=200", ...quick];
  // The shell waits on its standard input, which ends when this process does, however it does.
  const script = '"$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server';
  const child = spawn("/bin/sh", ["-c", script, "sh", path.join(programs, "postgres"), "-D", data, "-p", String(port), ...settings], {
    ...identity,
    cwd: folder,
    stdio: ["pipe", "ignore", fs.openSync(path.join(folder, "log"), "a")],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await answers(port, folder);
  const stop = async () => {
    child.stdin?.end();
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const pid = () => Number(fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid, stop };
}

/** The server refuses to run as root, so root borrows an ordinary user. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const lines = fs.readFileSync("/etc/passwd", "utf8").split("\n");
  const line = ["postgres", "nobody"].map((name) => lines.find((entry) => entry.startsWith(`${name}:`))).find(Boolean);
  if (!line) throw new Error("PostgreSQL does not run as root, and there is no user `postgres` or `nobody`.");
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

/** A port that nothing listened on a moment ago. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answers(port, folder) {
  for (let tries = 0; tries < 200; tries++) {
    // "accepts connections" is a line of the log; an open port alone may still be starting up.
    const log = fs.readFileSync(path.join(folder, "log"), "utf8");
    if (log.includes("ready to accept connections") && (await isOpen(port))) return;
    if (/FATAL/.test(log)) throw new Error(`PostgreSQL did not start: ${log.match(/FATAL:.*/)?.[0]}`);
    await sleep(50);
  }
  throw new Error("PostgreSQL did not start in time.");
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
