import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "./processes.ts";
import type { Line } from "./table.ts";

type Module = { module: string; imports?: string[]; css?: string[] };
type Route = Module & { id: string; parentId?: string; hasLoader: boolean };
type Manifest = { entry: Module; routes: Record<string, Route> };

/** Scripts and styles that the first load of each route asks for, from the build's own manifest, in KB of gzip. */
export function measureFirstLoads(): Line[] {
  const manifest = readManifest();
  const loads = Object.values(manifest.routes).map((route) => {
    const chain = [manifest.entry, ...parentsOf(manifest, route)];
    const scripts = sizeOf(scriptsOf(manifest, route.id));
    return {
      id: route.id,
      name: route.id.replace(/^routes\//, "").replace(/\/page$/, ""),
      scripts,
      styles: sizeOf(chain.flatMap(({ css = [] }) => css)),
    };
  });
  // The style guide shows every part at once, and is off in production.
  const scripts = loads.filter(({ name }) => name !== "sandbox").toSorted((a, b) => b.scripts - a.scripts)[0];
  const sandbox = loads.find(({ name }) => name === "sandbox");
  const styles = loads.toSorted((a, b) => b.styles - a.styles)[0];
  const design = loads.find(({ name }) => name === "app/$property/customize/design");
  const picker = namesIn("build/client/assets").filter((name) => /^colours-.*\.js$/.test(name));
  const withPicker = design ? sizeOf([...scriptsOf(manifest, design.id), ...withImports(picker)]) : Number.NaN;
  return [
    line("scripts of customize/design, with the colour picker", design?.name, withPicker, 150),
    line(`scripts of a first load, greatest of ${loads.length - 1} routes, gzip`, scripts?.name, scripts?.scripts, 150, "100"),
    { what: "the same of the style guide", shown: `${sandbox?.scripts.toFixed(1)} KB` },
    line("style sheets of a first load, greatest, gzip", styles?.name, styles?.styles, 25),
  ];
}

function line(what: string, name = "", value = Number.NaN, most = 0, aim?: string): Line {
  return { what, shown: `${value.toFixed(1)} KB (${name})`, value, limit: { most }, aim };
}

function readManifest(): Manifest {
  const file = namesIn("build/client/assets").find((name) => /^manifest-\w+\.js$/.test(name));
  if (!file) throw new Error("the build has no manifest");
  return JSON.parse(fs.readFileSync(path.join(ROOT, "build/client/assets", file), "utf8").replace(/^window\.__remixManifest=|;$/g, ""));
}

const namesIn = (folder: string) => fs.readdirSync(path.join(ROOT, folder));

function parentsOf(manifest: Manifest, route: Route): Route[] {
  const parent = route.parentId ? manifest.routes[route.parentId] : undefined;
  return parent ? [...parentsOf(manifest, parent), route] : [route];
}

const scriptsOf = (manifest: Manifest, id: string): string[] =>
  [manifest.entry, ...parentsOf(manifest, manifest.routes[id]!)].flatMap(({ module, imports = [] }) => [module, ...imports]);

/** The addresses of files of the build, and of all that they import. */
function withImports(names: string[]): string[] {
  const all = new Set(names);
  for (const name of all)
    for (const [, imported] of fs.readFileSync(path.join(ROOT, "build/client/assets", name), "utf8").matchAll(/from"\.\/([^"]+)"/g))
      all.add(imported!);
  return [...all].map((name) => `/static/assets/${name}`);
}

function sizeOf(addresses: string[]): number {
  const files = new Set(addresses.map((address) => address.replace(/#.*$/, "").replace(/^\/static\//, "")));
  return [...files].reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(ROOT, "build/client", file))).length, 0) / 1024;
}
