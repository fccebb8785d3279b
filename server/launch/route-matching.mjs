import fs from "node:fs";
import Module, { createRequire } from "node:module";
import path from "node:path";

/*
 * For each document Remix asks its router twice which routes an address has. Each time the router flattens and ranks all routes anew, and
 * compiles the pattern of each that it tries: with 150 routes a quarter of a page's time. Both follow from the routes alone, and those of
 * a server never change, so they are kept.
 */
const KEEP = `
const [flatten, rank, compile] = [flattenRoutes, rankRouteBranches, compilePath];
const [branchesOf, ranked, compiled] = [new WeakMap(), new WeakSet(), new Map()];
flattenRoutes = (routes, ...inner) => {
  if (inner.length > 0) return flatten(routes, ...inner);
  if (!branchesOf.has(routes)) branchesOf.set(routes, flatten(routes));
  return branchesOf.get(routes);
};
rankRouteBranches = (branches) => {
  if (!ranked.has(branches)) rank(branches);
  ranked.add(branches);
};
compilePath = (path, caseSensitive, end) => {
  const key = caseSensitive + " " + end + " " + path;
  if (!compiled.has(key)) compiled.set(key, compile(path, caseSensitive, end));
  return compiled.get(key);
};`;

/** Finds what Remix itself finds. */
const remix = createRequire(createRequire(import.meta.url).resolve("@remix-run/node"));

/** The router, with what it finds out about its routes kept. @throws where it has changed so much that this no longer fits */
export function routerThatKeeps() {
  const file = remix.resolve("@remix-run/router");
  const router = new Module(file);
  router.filename = file;
  router.paths = Module._nodeModulePaths(path.dirname(file));
  router._compile(fs.readFileSync(file, "utf8") + KEEP, file);
  router.loaded = true;
  return router;
}

/** Lets everything that is loaded from now on use that router; where it no longer fits, the library's own, only slower. */
export function keepRouteMatching() {
  try {
    const router = routerThatKeeps();
    remix.cache[router.filename] = router;
  } catch (error) {
    console.error(`Routes are matched as slowly as the library does: ${error}`);
  }
}
