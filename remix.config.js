import fs from "node:fs";
import path from "node:path";

/**
 * Folders are addresses: a folder is a segment, `$x` a parameter, `$` a splat, `_x` pathless.
 * Only `page.tsx|ts` and `layout.tsx|ts` are routes; everything else in a folder belongs to that screen.
 */
export function routesFromFolders(defineRoutes, app, base) {
  return defineRoutes((route) => {
    const find = (dir, name) => [".tsx", ".ts"].map((end) => `${dir}/${name}${end}`).find((file) => fs.existsSync(path.join(app, file)));
    const segment = (name) => (name.startsWith("_") ? "" : name === "$" ? "*" : name.replace(/^\$/, ":"));
    const folders = (dir) =>
      fs
        .readdirSync(path.join(app, dir), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("+"))
        .map((entry) => entry.name)
        .sort();
    const walk = (dir, prefix) => {
      const layout = find(dir, "layout");
      const page = find(dir, "page");
      const inner = (at) => {
        if (page) at ? route(at, page) : route(undefined, page, { index: true });
        for (const name of folders(dir)) walk(`${dir}/${name}`, [at, segment(name)].filter(Boolean).join("/"));
      };
      if (layout) route(prefix || undefined, layout, () => inner(""));
      else inner(prefix);
    };
    walk(base, "");
  });
}

/** @type {import('@remix-run/dev').AppConfig} */
export default {
  appDirectory: "app",
  ignoredRouteFiles: ["**/*"],
  routes: (defineRoutes) => routesFromFolders(defineRoutes, "app", "routes"),
  // Not v3_lazyRouteDiscovery: it asks the server for the routes of an address before a form is sent there, and without a connection
  // that question ends the screen with everything that was typed.
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    unstable_optimizeDeps: true,
  },
};
