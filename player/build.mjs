import fs from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";

/** The oldest browsers that the player runs in (design section 8). */
const FLOOR = ["chrome109", "firefox115", "safari15.6"];

/** Style sheets become minified text, as `import css from "./x.css?inline"`. */
const inlineStyles = {
  name: "inline-styles",
  setup(plugins) {
    plugins.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: fileURLToPath(new URL(path.replace("?inline", ""), `file://${resolveDir}/`)),
      namespace: "inline-style",
    }));
    plugins.onLoad({ filter: /.*/, namespace: "inline-style" }, async ({ path }) => {
      const { code } = await transform(await fs.readFile(path, "utf8"), { loader: "css", minify: true, target: FLOOR });
      return { contents: code.trim(), loader: "text", watchFiles: [path] };
    });
  },
};

/** Builds the player to one file, style included. Gives its size in bytes, as it is and as gzip sends it. */
export async function buildPlayer(outfile) {
  await build({
    entryPoints: [fileURLToPath(new URL("core/main.ts", import.meta.url))],
    outfile,
    bundle: true,
    minify: true,
    format: "iife",
    target: FLOOR,
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    charset: "utf8",
    logLevel: "warning",
    plugins: [inlineStyles],
  });
  const script = await fs.readFile(outfile);
  return { bytes: script.length, gzip: gzipSync(script, { level: 9 }).length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outfile = process.argv[2] ?? fileURLToPath(new URL("../build/player/player.js", import.meta.url));
  const { bytes, gzip } = await buildPlayer(outfile);
  process.stdout.write(`player ${bytes} bytes, ${gzip} bytes gzip\n`);
}
