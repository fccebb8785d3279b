import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { minify } from "terser";

/** The oldest browsers that the player runs in (design section 8). */
const FLOOR = ["chrome109", "firefox115", "safari15.6"];

/** Most bytes of gzip: what every host page loads, and what it loads once somebody opens something. Style is part of both. */
export const LIMITS = { first: 12 * 1024, rest: 28 * 1024 };

/** Style sheets become minified text, as `import css from "./x.css?inline"`. */
const inlineStyles = {
  name: "inline-styles",
  setup(plugins) {
    plugins.onResolve({ filter: /\.css\?inline$/ }, ({ path: css, resolveDir }) => ({
      path: css.startsWith("#player/") ? within(css.slice(8, -7)) : path.join(resolveDir, css.slice(0, -7)),
      namespace: "inline-style",
    }));
    plugins.onLoad({ filter: /.*/, namespace: "inline-style" }, async ({ path: file }) => {
      const { code } = await transform(await fs.readFile(file, "utf8"), { loader: "css", minify: true, target: FLOOR });
      return { contents: code.trim(), loader: "text", watchFiles: [file] };
    });
  },
};

const within = (file) => fileURLToPath(new URL(file, import.meta.url));

async function bundle(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [within(entry)],
    bundle: true,
    minify: true,
    write: false,
    target: FLOOR,
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    charset: "utf8",
    logLevel: "warning",
    plugins: [inlineStyles],
    ...options,
  });
  return Buffer.from(outputFiles[0].contents);
}

/** A script for host pages, smaller by 5 % than the bundler leaves it. */
async function small(script) {
  const { code } = await minify(script.toString(), { ecma: 2020, compress: { passes: 3 }, format: { comments: false } });
  return Buffer.from(code);
}

/**
 * Builds into a folder: `player.js`, which host pages load; `rest-{hash}.js`, which it loads when it is first needed, named by its content;
 * `preview.js`, which draws a step's card for the dashboard; `render-step.mjs`, the same as HTML for the upstream.
 * @returns the sizes of the first two in bytes, as they are and as gzip sends them
 * @throws when one of these is larger than it may be
 */
export async function buildPlayer(folder, limits = LIMITS) {
  const rest = await small(await bundle("core/rest.ts", { format: "iife" }));
  const name = `rest-${createHash("sha256").update(rest).digest("hex").slice(0, 16)}.js`;
  const first = await small(await bundle("core/main.ts", { format: "iife", define: { HANDRAIL_REST: JSON.stringify(name) } }));
  const preview = await bundle("preview/draw-step.ts", { format: "esm" });
  const render = await bundle("preview/render-step.ts", { format: "esm", platform: "node", target: "node20" });
  const sizes = { first: sizeOf(first), rest: sizeOf(rest) };
  for (const [part, { gzip }] of Object.entries(sizes)) {
    if (gzip > limits[part]) throw new Error(`The player's ${part} file has ${gzip} bytes of gzip; ${limits[part]} are the most.`);
  }
  await fs.mkdir(folder, { recursive: true });
  const before = (await fs.readdir(folder)).filter((file) => /^rest-.*\.js$/.test(file) && file !== name);
  await fs.writeFile(path.join(folder, name), rest);
  await fs.writeFile(path.join(folder, "preview.js"), preview);
  await fs.writeFile(path.join(folder, "render-step.mjs"), render);
  // Last, because it names the others.
  await fs.writeFile(path.join(folder, "player.js"), first);
  for (const file of before) await fs.rm(path.join(folder, file), { force: true });
  return sizes;
}

const sizeOf = (script) => ({ bytes: script.length, gzip: gzipSync(script, { level: 9 }).length });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { first, rest } = await buildPlayer(process.argv[2] ?? within("../build/player"));
  process.stdout.write(`player ${first.gzip} bytes of gzip, the rest ${rest.gzip}\n`);
}
