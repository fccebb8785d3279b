import { createHash } from "node:crypto";
import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Rollup } from "vite";
import options from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command, isSsrBuild }) => ({
  // Files of public/ stay where they are: below the assets' address they would be cached for a year.
  base: command === "build" ? "/static/" : "/",
  plugins: [remix(options)],
  css: command === "build" ? { modules: { generateScopedName: shortName } } : {},
  build: {
    copyPublicDir: false,
    target: ["chrome109", "firefox115", "safari15.6"],
    assetsInlineLimit: 0,
    // Some 5 % smaller than what esbuild leaves.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: chunkOf } },
  },
  // Its entry points are folders, which Node does not resolve: they go into the bundle.
  ssr: { noExternal: [/@atlaskit\/pragmatic-drag-and-drop/] },
  server: { fs: { allow: ["."] } },
}));

/** A name of a style in a build: lists have hundreds of them, and a whole document is to stay small. */
function shortName(name: string, file: string): string {
  const place = path.relative(import.meta.dirname, file.split("?")[0] ?? "");
  return `_${createHash("sha256").update(`${place} ${name}`).digest("base64url").slice(0, 5)}`;
}

/**
 * Few files for a cold page: what screens of several areas share comes with the entry, as all styles do. What the screens of one area alone
 * share (guides, people, reports …) is a file of that area. The style guide, which shows every part, counts as no screen.
 */
function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: Rollup.GetModuleInfo }): string | undefined {
  if (id.endsWith(".css")) return "base";
  const entries = entriesWith(id, getModuleInfo);
  // What only a later load brings has no entry at all: dragging, and finding in long lists.
  if (entries.length === 0) return id.includes("drag") ? "dragging" : "finding";
  if (entries.length === 1 && !entries[0]?.includes("/app/entry.client")) return undefined;
  const areas = new Set(entries.filter((entry) => !entry.includes("/app/routes/sandbox/")).map(areaOf));
  const [area] = areas;
  return areas.size === 1 && area ? area : "base";
}

/**
 * The area of a screen: the first folder of its address inside a property. People and attributes are shown by those of users and settings;
 * the screens of one guide, of segments, tags and page segments, and of Why are areas of their own.
 */
function areaOf(entry: string): string | undefined {
  if (entry.includes("/manage/$guideId/")) return "guide";
  if (/\/users\/list\/(segments|page-segments|tags)\//.test(entry)) return "targeting";
  if (entry.includes("/users/why/")) return "why";
  const area = /\/app\/routes\/app\/\$property\/([a-z][a-z-]*)\//.exec(entry)?.[1];
  return area === "settings" ? "users" : area;
}

/** The entry points that load a module: one for each route, and the start of every page. */
function entriesWith(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  const loading = new Set([id]);
  for (const each of loading) for (const importer of getModuleInfo(each)?.importers ?? []) loading.add(importer);
  return [...loading].filter((each) => getModuleInfo(each)?.isEntry);
}
