import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Complaint, run } from "./complaint.mjs";
import { installWhenNeeded } from "./install.mjs";
import { root, within } from "./root.mjs";
import { buildIsFresh, fingerprint, markBuilt } from "./sources.mjs";
import { inTurn } from "./turn.mjs";

/** Installs and builds, each when needed. */
export function prepare() {
  return inTurn(async () => {
    installWhenNeeded();
    if (!buildIsFresh()) await build();
  });
}

/** Builds everything into `build/`: the dashboard, the player, the upstream. */
async function build() {
  console.error("Building …");
  const print = fingerprint();
  buildDashboard();
  await buildPlayer();
  await buildServer();
  markBuilt(print);
}

function buildDashboard() {
  const remix = within("node_modules/@remix-run/dev/dist/cli.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [remix, "vite:build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Complaint(`${stdout}${stderr}\nBuilding the dashboard failed.`);
}

/** The options of the player's build, shared with the watcher of `npm run dev`. */
export function playerBuild() {
  return {
    entryPoints: { player: within("player/core/main.ts") },
    outdir: within("build/player"),
    bundle: true,
    minify: true,
    format: "iife",
    target: ["chrome109", "firefox115", "safari15.6"],
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".css": "text" },
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
    logLevel: "warning",
  };
}

async function buildPlayer() {
  const { build: bundle } = await import("esbuild");
  await bundle(playerBuild());
}

/** The upstream, with its packages left in node_modules; beside it what it reads as files: migrations and the database's thread. */
async function buildServer() {
  const { build: bundle } = await import("esbuild");
  const outdir = within("build/api");
  fs.rmSync(outdir, { recursive: true, force: true });
  await bundle({
    entryPoints: { main: within("server/main.ts"), command: within("server/launch/command.ts") },
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
  });
  fs.cpSync(within("server/database/migrations"), path.join(outdir, "migrations"), { recursive: true });
  const threads = within("server/database/embedded");
  for (const name of fs.readdirSync(threads)) if (name.endsWith(".mjs")) fs.copyFileSync(path.join(threads, name), path.join(outdir, name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await run(() =>
    inTurn(async () => {
      installWhenNeeded();
      await build();
    }),
  );
}
