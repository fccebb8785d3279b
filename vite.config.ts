import { createHash } from "node:crypto";
import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
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
 * Few files for a cold page: the entry with what every screen and form is made of, and all styles. Routes cannot join it: each is an entry
 * point of its own.
 */
function chunkOf(id: string): string | undefined {
  if (id.endsWith(".css")) return "base";
  if (/\.server\.|\.examples\.|\/example-|\/app\/root/.test(id) || id.includes("remix:")) return undefined;
  // What reports alone are drawn with, and the parts that several of them share.
  if (
    /\/node_modules\/(@visx|d3-[a-z]+|internmap)\//.test(id) ||
    /\/app\/(ui\/composed\/chart|features\/report)\//.test(id) ||
    /\/analytics\/.+\/(?!page|layout)[a-z-]+\.tsx?$/.test(id)
  ) {
    return "reports";
  }
  if (id.includes("/app/routes/")) return undefined;
  // The fields that few screens have, with the library of two of them: what every screen has must not need them.
  if (
    /\/node_modules\/(downshift|compute-scroll-into-view|prop-types|tslib)\//.test(id) ||
    /\/app\/ui\/fields\/(combobox|multi-select|tag-input|chips|repeatable-rows|file-field)\//.test(id)
  ) {
    return "rich-fields";
  }
  if (id.includes("/pragmatic-drag-and-drop") || id.includes("/bind-event-listener/") || id.includes("/raf-schd/")) return undefined;
  if (
    id.includes("/node_modules/") ||
    id.startsWith("\0") ||
    /\/app\/(entry\.client|ui|features|i18n|domain|paths|failure-screen|document-context)/.test(id)
  )
    return "base";
  return undefined;
}
