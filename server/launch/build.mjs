import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Complaint, run } from "./complaint.mjs";
import { installWhenNeeded } from "./install.mjs";
import { root, within } from "./root.mjs";
import { buildIsFresh, fingerprint, markBuilt } from "./sources.mjs";
import { inTurn } from "./turn.mjs";

/** Installs and builds, each only when needed. */
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

/** The player, from its own build, which fails when one of its files is larger than it may be. */
export async function buildPlayer() {
  const player = await import("#player/build.mjs");
  await player.buildPlayer(within("build/player"));
}

/** The upstream in one file; packages stay in node_modules, and the files it reads stay in the sources. */
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
    plugins: [keepPlaces(outdir)],
  });
}

/** Lets each module keep its own `import.meta.url` inside the bundle, so that `new URL("./file", import.meta.url)` finds the same file. */
function keepPlaces(outdir) {
  return {
    name: "keep-places",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](server|app)[\\/].*\.tsx?$/ }, ({ path: file }) => {
        const contents = fs.readFileSync(file, "utf8");
        if (!contents.includes("import.meta.url")) return undefined;
        const place = path.relative(outdir, file).replaceAll(path.sep, "/");
        const own = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
        return { contents: contents.replaceAll("import.meta.url", own), loader: file.endsWith("x") ? "tsx" : "ts" };
      });
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await run(() =>
    inTurn(async () => {
      installWhenNeeded();
      await build();
    }),
  );
}
