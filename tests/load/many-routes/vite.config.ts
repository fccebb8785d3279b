import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, mergeConfig } from "vite";
// biome-ignore lint/style/noRestrictedImports: the root of the project is in no room
import options, { routesFromFolders } from "../../../remix.config.js";
// biome-ignore lint/style/noRestrictedImports: the same
import dashboard from "../../../vite.config.ts";

const DUMMIES = 100;
const dummy = path.relative("app", "tests/load/many-routes/dummy.tsx");

// The dashboard with a hundred more screens, to see what breadth costs those that are there.
export default defineConfig((env) => {
  const { plugins, ...config } = dashboard(env);
  const withDummies = {
    ...options,
    routes: (defineRoutes: Parameters<typeof routesFromFolders>[0]) => ({
      ...routesFromFolders(defineRoutes, "app", "routes"),
      ...defineRoutes((route: (path: string, file: string, options: { id: string }) => void) => {
        for (let each = 0; each < DUMMIES; each++)
          route(`app/:property/dummies/${each % 10}/:item/edit/${each}`, dummy, { id: `dummies/${each}` });
      }),
    }),
  };
  return mergeConfig(config, { plugins: [remix({ ...withDummies, buildDirectory: ".cache/bench/many-routes" })] });
});
