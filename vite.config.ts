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
    // Some 5 % smaller than what esbuild leaves. The notices of what is contained stand in public/licenses.txt.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 }, format: { comments: false } },
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
 * share (guides, people, reports …) is a file of that area; so is a part that comes later. The style guide, which shows every part, and
 * the public answer page, which has no script, count as no screen.
 */
function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: Rollup.GetModuleInfo }): string | undefined {
  // Those of the two that are no screen are their own: the names of each style come with its sheet.
  if (id.endsWith(".css")) return /\/app\/routes\/(sandbox|answer)\//.test(id) ? undefined : "base";
  // Uploading a picture and cutting it to size: of the few editors that do.
  if (/\/media\/(use-cropper|crop-card|crop-form|image-cropper|upload-form|drop-image|crop)\.tsx?$/.test(id)) return "media";
  // Promotions and the welcome slide, which are one form, and what is done with it.
  if (/\/(features\/popups\/[^.]+|contextual\/\+parts\/popup-acts)\.tsx?$/.test(id)) return "popups";
  // Choosing one of the images that are stored.
  if (/\/media\/(stored-images|image-library|library-form)\.tsx$/.test(id)) return "images";
  // Fields that few screens have.
  const field = /\/(audience-fields|date-time-field|file-field|multi-select)\.tsx$/.exec(id)?.[1];
  if (field) return field;
  // Where segments, tags and the like are used, and what taking one away does.
  if (/\/(features\/targeting\/(removal-page|usage-cell)|used-by\/used-by)\.tsx$/.test(id)) return "targeting";
  // Asking about several and reporting on them, of guides and messages alike.
  if (/\/features\/selection\/(question|report)-screen\.tsx$/.test(id)) return "selection";
  if (/\/(react-colorful\/|colour-field\/(colour-picker|rgb-fields|hex-field|use-slider-names))/.test(id)) return "colours";
  if (/\/domain\/player\/(ink-on|stylings)\.ts$/.test(id)) return "customize";
  if (id.endsWith("/copy-field.tsx")) return "manage";
  // Documents, and what leads to them from the lists of questions and searches.
  if (/\/(write-about\.tsx|paths\/documents\.ts)$/.test(id)) return "documents";
  // What is new of a task, on the few screens that start one.
  if (/\/(features\/tasks\/(task-(list|changes|texts)|use-progress)|features\/bundles\/task-progress|task-row\/task-row)\.tsx?$/.test(id))
    return "tasks";
  const loading = loadersOf(id, getModuleInfo);
  const entries = loading.filter((each) => getModuleInfo(each)?.isEntry);
  const later = new Set(loading.filter((each) => getModuleInfo(each)?.dynamicImporters.length).map(partOf));
  const [part] = later;
  // What a part that comes later shares with screens is loaded with these already.
  if (part && entries.length === 0) return later.size === 1 ? part : "base";
  if (entries.length === 1 && !entries[0]?.includes("/app/entry.client")) return undefined;
  const areas = new Set(entries.filter((entry) => !/\/app\/routes\/(sandbox|answer)\//.test(entry)).map(areaOf));
  // What results share with the other reports is the reports' own, and so with the editors of messages and their lists.
  if (areas.has("messages")) areas.delete("message-editors");
  const results = [...areas].filter((each) => each?.startsWith("results"));
  for (const each of results) if (areas.size > 1) areas.delete(each);
  if (results.length > 1 && areas.size < 2 && areas.has(results.at(-1))) return "results";
  const [area] = areas;
  return areas.size === 1 && area ? area : "base";
}

/**
 * The area of a screen: the first folder of its address inside a property, or the noun below users and settings, whose screens share theirs.
 * What the screens of one guide share comes with the entry: they show a preview, which is a file more (at most ten, tests/e2e/enhanced).
 * The history, the publishing and the publication of a guide are the same as those of a chapter; a message has a part of each. Tooltips and validators share their screens with each other alone, and so do the results of messages,
 * and their editors.
 */
function areaOf(entry: string): string | undefined {
  const alike = /\/(history|publishing|publication)\//.exec(entry)?.[1];
  if (alike) return alike;
  if (entry.includes("/$messageId/approval/")) return "publishing";
  if (entry.includes("/manage/$guideId/")) return "base";
  if (/\/manage\/(tooltips|validators)\//.test(entry)) return "hints";
  if (/\/messages\/.+\/edit\/\$\w+\/page/.test(entry)) return "message-editors";
  const results = /\/analytics\/content\/(?:announcements|surveys|nps)(\/.*)?\/page/.exec(entry);
  if (results) return results[1] ? `results-${results[1].includes("answers") ? "answers" : "one"}` : "results-lists";
  const noun = /\/(?:users|settings\/company)\/(?:list\/)?([a-z][a-z-]*)\//.exec(entry)?.[1];
  return noun ?? /\/app\/routes\/app\/\$property\/([a-z][a-z-]*)\//.exec(entry)?.[1];
}

/** What comes once a page stands: dragging, and finding in long lists. */
function partOf(module: string): string {
  return module.includes("drag") ? "dragging" : "finding";
}

/** A module and all that load it with them, up to the entry points (one for each route, and the start of every page) and to later loads. */
function loadersOf(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  const loading = new Set([id]);
  for (const each of loading) for (const importer of getModuleInfo(each)?.importers ?? []) loading.add(importer);
  return [...loading];
}
