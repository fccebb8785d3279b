import path from "node:path";
import { fileURLToPath } from "node:url";

/** What the first file lends to the others, so that it is not shipped twice: modules from the top of the repository, and the values of each. */
const LENT = {
  "player/core/guard.ts": ["attempt", "guarded", "soon", "tell"],
  "player/core/storage.ts": ["isRecord", "isText", "place"],
  "player/core/api.ts": ["outcomeOf"],
  "player/core/shapes.ts": ["isGuide"],
  "player/core/uuid.ts": ["uuid"],
  "player/targets/watch-page.ts": ["watchPage"],
  "player/targets/open-roots.ts": ["openRoots"],
  "player/targets/visible.ts": ["isVisible"],
  "player/widgets/host-element.ts": ["modalDialog"],
  "player/widgets/launcher-icons.ts": ["LAUNCHER_ICONS"],
  "player/widgets/safe-address.ts": ["safeAddress"],
  "app/domain/analytics/event-catalogue.ts": ["EVENT_LIMITS", "SESSION_MILLISECONDS"],
  "app/domain/targeting/audience-gates.ts": ["audienceGates"],
  "app/domain/urls/url-rule.ts": ["meetsUrlRule"],
};

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WORDS = Object.values(LENT).flat();
const ALL = "handrail:lent";

/** For the file that lends: `player/core/lent.ts` is the list of what it lends. */
export const lending = {
  name: "lending",
  setup(plugins) {
    plugins.onResolve({ filter: /\/lent\.ts$/ }, () => ({ path: ALL, namespace: "lending" }));
    plugins.onLoad({ filter: /.*/, namespace: "lending" }, () => {
      const imports = Object.entries(LENT).map(([file, words]) => `import {${words}} from ${JSON.stringify(`./${file}`)};`);
      return { contents: `${imports.join("")}export default [${WORDS}];`, resolveDir: ROOT, loader: "js" };
    });
  },
};

/** For a file that borrows: what another module imports of a lent one comes from the list, in the same order, by the name HANDRAIL_LENT. */
export const borrowing = {
  name: "borrowing",
  setup(plugins) {
    plugins.onResolve({ filter: /^handrail:lent$/ }, () => ({ path: ALL, namespace: "lent" }));
    plugins.onResolve({ filter: /\.ts$/ }, async ({ path: asked, pluginData, ...where }) => {
      if (pluginData === "asked" || where.kind === "entry-point") return undefined;
      const found = await plugins.resolve(asked, { ...where, pluginData: "asked" });
      const file = path.relative(ROOT, found.path).replaceAll(path.sep, "/");
      return file in LENT ? { path: file, namespace: "lent", sideEffects: false } : found;
    });
    plugins.onLoad({ filter: /.*/, namespace: "lent" }, ({ path: file }) => ({
      contents: file === ALL ? `export const [${WORDS}] = HANDRAIL_LENT;` : `export {${LENT[file]}} from ${JSON.stringify(ALL)};`,
      loader: "js",
    }));
  },
};
