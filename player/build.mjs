import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { minify } from "terser";
import { borrowing, lending } from "./lent-modules.mjs";
import { SHORT_NAMES } from "./short-names.mjs";

/** The oldest browsers that the player runs in (design section 8). */
const FLOOR = ["chrome109", "firefox115", "safari15.6"];

/**
 * Most bytes of gzip, style included: what every host page loads (the loader and the first file), what it loads once somebody opens
 * something (with what finds targets), what pages of properties with tooltips or validators load besides what finds targets, what pages load besides the rest
 * where something shows by itself or announcements are listed, what they load once somebody types into the search, what they load once somebody asks the copilot, what they load where people move the button or popups, what they load once somebody opens the panel, and what staff loads.
 */
export const LIMITS = {
  first: 12 * 1024,
  rest: 25 * 1024,
  hints: 7 * 1024,
  messages: 7 * 1024,
  search: 6.25 * 1024,
  copilot: 3 * 1024,
  placing: 2 * 1024,
  panel: 3.25 * 1024,
  editor: 90 * 1024,
};

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

const at = (entry) => ({ entryPoints: [within(entry)] });

/** What the widgets use of preact: see there. */
const RENDER = within("view/render.ts");
const SMALL_VIEW = { preact: RENDER, "preact/jsx-runtime": RENDER };

async function bundle(entry, { plugins = [], ...options }) {
  const { outputFiles, mangleCache } = await build({
    ...entry,
    format: "iife",
    bundle: true,
    minify: true,
    write: false,
    target: FLOOR,
    // Not that of the repository, whose checks would put a directive before each script.
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", jsxImportSource: "preact" } },
    legalComments: "none",
    charset: "utf8",
    logLevel: "warning",
    plugins: [inlineStyles, ...plugins],
    ...options,
  });
  Object.assign(options.mangleCache ?? {}, mangleCache);
  return outputFiles[0].text;
}

const SMALL = { passes: 10, unsafe_arrows: true, pure_getters: true, lhs_constants: false };

/** A script for host pages, smaller by 5 % than the bundler leaves it; functions of one place next to each other, once all else is done. */
async function small(script) {
  let code = script;
  for (const compress of [SMALL, { ...SMALL, hoist_funs: true }])
    ({ code } = await minify(code, { ecma: 2020, compress, format: { comments: false } }));
  return Buffer.from(code);
}

/** A script under a name of its content, which browsers may keep for ever. */
async function named(part, script) {
  const content = await small(script);
  return { name: `${part}-${createHash("sha256").update(content).digest("hex").slice(0, 10)}.js`, content };
}

/**
 * A file that the first one loads later. It hands itself over by `Handrail.part`, as a function that takes what the files before it
 * lend and gives the default export of its entry.
 */
async function later(part, entry, shared, plugins, define = {}) {
  const contents = `import made from "./${entry}";HANDRAIL_MADE=made`;
  const stdin = { contents, resolveDir: within("."), loader: "js" };
  const script = await bundle({ stdin }, { ...shared, plugins, define });
  const make = `(HANDRAIL_LENT,HANDRAIL_MADE)=>{${script};return HANDRAIL_MADE}`;
  return named(part, `window.Handrail?.part?.("${part}",${make})`);
}

/**
 * Builds into a folder: `player.js`, which host pages load and which names the files of this release by their content; `first-{hash}.js`,
 * `targets-{hash}.js`, `rest-{hash}.js`, `hints-{hash}.js`, `messages-{hash}.js`, `search-{hash}.js`, `copilot-{hash}.js`, `placing-{hash}.js`, `panel-{hash}.js` and `editor-{hash}.js`; `handrail.d.ts`, the types of what host pages call; `preview.js`, which draws a step's card or a promotion for
 * the dashboard; `render-step.mjs`, the same as HTML for the upstream.
 * @returns the sizes in bytes, as they are and as gzip sends them; `first` is the loader and the first file together, `rest` what finds targets and the rest
 * @throws when one of these is larger than it may be
 */
export async function buildPlayer(folder, limits = LIMITS) {
  const shared = { mangleProps: SHORT_NAMES, mangleCache: {} };
  const view = { ...shared, alias: SMALL_VIEW };
  const targets = await later("targets", "core/lent.ts", view, [lending("targets"), borrowing("first")]);
  const editor = await later("editor", "editor/main.ts", shared, [borrowing("first")]);
  const both = [borrowing("first", "targets")];
  const messages = await later("messages", "messages/main.tsx", view, both);
  const copilot = await later("copilot", "copilot/main.tsx", view, both);
  const search = await later("search", "search/main.tsx", view, both, { HANDRAIL_COPILOT: JSON.stringify(copilot.name) });
  const panel = await later("panel", "panel/main.tsx", view, both);
  const rest = await later("rest", "core/rest.ts", view, both, {
    HANDRAIL_EDITOR: JSON.stringify(editor.name),
    HANDRAIL_MESSAGES: JSON.stringify(messages.name),
    HANDRAIL_SEARCH: JSON.stringify(search.name),
    HANDRAIL_PANEL: JSON.stringify(panel.name),
  });
  const hints = await later("hints", "hints/main.ts", shared, both);
  const placing = await later("placing", "placing/main.ts", shared, [borrowing("first")]);
  const names = {
    ...{ HANDRAIL_TARGETS: targets.name, HANDRAIL_REST: rest.name, HANDRAIL_HINTS: hints.name, HANDRAIL_PLACING: placing.name },
  };
  const define = Object.fromEntries(Object.entries(names).map(([word, name]) => [word, JSON.stringify(name)]));
  const whole = await bundle(at("core/main.ts"), { ...shared, plugins: [lending("first")], define });
  const first = await named("first", whole);
  const loader = await small(await bundle(at("loader/main.ts"), { define: { HANDRAIL_FIRST: JSON.stringify(first.name) } }));
  const preview = await bundle(at("preview/drawing.ts"), { format: "esm", alias: SMALL_VIEW });
  const render = await bundle(at("preview/render-step.ts"), { format: "esm", platform: "node", target: "node20" });
  const sizes = {
    loader: sizeOf(loader),
    first: sizeOf(loader, first.content),
    rest: sizeOf(targets.content, rest.content),
    hints: sizeOf(hints.content),
    messages: sizeOf(messages.content),
    search: sizeOf(search.content),
    copilot: sizeOf(copilot.content),
    placing: sizeOf(placing.content),
    panel: sizeOf(panel.content),
    editor: sizeOf(editor.content),
  };
  keepLimits(sizes, limits);
  await fs.mkdir(folder, { recursive: true });
  const hashed = [first, targets, rest, hints, messages, search, copilot, placing, panel, editor];
  const isOld = (file) =>
    /^(first|targets|rest|hints|messages|search|copilot|placing|panel|editor)-.*\.js$/.test(file) &&
    !hashed.some(({ name }) => name === file);
  const before = (await fs.readdir(folder)).filter(isOld);
  for (const { name, content } of hashed) await fs.writeFile(path.join(folder, name), content);
  await fs.copyFile(within("handrail.d.ts"), path.join(folder, "handrail.d.ts"));
  await fs.writeFile(path.join(folder, "preview.js"), preview);
  await fs.writeFile(path.join(folder, "render-step.mjs"), render);
  // Last, because it names the others.
  await fs.writeFile(path.join(folder, "player.js"), loader);
  for (const file of before) await fs.rm(path.join(folder, file), { force: true });
  return sizes;
}

/** @throws when one of the sizes, in bytes of gzip, is larger than it may be */
export function keepLimits(sizes, limits) {
  for (const [part, most] of Object.entries(limits)) {
    const { gzip } = sizes[part];
    if (gzip > most) throw new Error(`The player's ${part} file has ${gzip} bytes of gzip; ${most} are the most.`);
  }
}

const sizeOf = (...scripts) => ({
  bytes: scripts.reduce((sum, script) => sum + script.length, 0),
  gzip: scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { loader, first, rest, hints, messages, search, copilot, placing, panel, editor } = await buildPlayer(
    process.argv[2] ?? within("../build/player"),
  );
  const told = `loader ${loader.gzip}, with the first file ${first.gzip}, the rest ${rest.gzip}, the hints ${hints.gzip}, the messages ${messages.gzip}, the search ${search.gzip}, the copilot ${copilot.gzip}, the placing ${placing.gzip}, the panel ${panel.gzip}, the editor ${editor.gzip}`;
  process.stdout.write(`player, bytes of gzip: ${told}\n`);
}
