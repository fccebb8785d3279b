import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * What a file lends to those that are loaded later, so that it is not shipped twice: modules from the top of the repository, and the values of
 * each. What is lent by `targets`, which finds elements and reads them, is borrowed by the rest, the hints and the messages.
 */
const LENT = {
  first: {
    "player/core/guard.ts": ["attempt", "guarded", "soon", "tell"],
    "player/core/storage.ts": ["isRecord", "isText", "place"],
    "player/core/api.ts": ["outcomeOf"],
    "player/core/shapes.ts": ["isGuide"],
    "player/core/uuid.ts": ["uuid"],
    "player/targets/watch-page.ts": ["watchPage"],
    "player/targets/open-roots.ts": ["openRoots"],
    "player/targets/visible.ts": ["isVisible", "partsOf"],
    "player/widgets/host-element.ts": ["modalDialog"],
    "player/widgets/launcher-icons.ts": ["LAUNCHER_ICONS"],
    "player/widgets/safe-address.ts": ["safeAddress"],
    "app/domain/analytics/event-catalogue.ts": ["EVENT_LIMITS", "SESSION_MILLISECONDS"],
    "app/domain/player/rules.ts": ["itemOf"],
    "app/domain/targeting/audience.ts": ["hasItsTime", "isFor", "isOffered"],
    "app/domain/urls/url-rule.ts": ["meetsUrlRule"],
  },
  targets: {
    "player/core/visible-timeout.ts": ["visibleTimeout"],
    "player/targets/box-of.ts": ["boxOf", "drawnBy", "insideOf"],
    "player/targets/find-target.ts": ["findTarget", "isMeant", "rootsOf", "says"],
    "player/targets/layer-around.ts": ["layerAround"],
    "player/targets/outer-element.ts": ["outerElement"],
    "player/targets/shown.ts": ["holdersOf", "isShown"],
    "player/targets/target-value.ts": ["fieldOf", "targetValue"],
    "player/targets/words.ts": ["nameOf", "roleOf"],
    "player/view/render.ts": ["Fragment", "h", "jsx", "jsxs", "render"],
    "player/widgets/card.tsx": ["Card", "Head"],
    "player/widgets/texts.ts": ["directionOf", "fill"],
    "player/widgets/icon.tsx": ["Icon"],
    "player/widgets/media.tsx": ["Media"],
    "player/widgets/outside-link.tsx": ["OutsideLink"],
    "player/widgets/choose-place.ts": ["choosePlace"],
    "player/widgets/covered-controls.ts": ["controlsAround"],
  },
};

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ALL = "handrail:lent";

/** For the file that lends: `player/core/lent.ts` is the list of what it lends. */
export const lending = (lender) => ({
  name: "lending",
  setup(plugins) {
    plugins.onResolve({ filter: /\/lent\.ts$/ }, () => ({ path: ALL, namespace: "lending" }));
    plugins.onLoad({ filter: /.*/, namespace: "lending" }, () => {
      const imports = Object.entries(LENT[lender]).map(([file, words]) => `import {${words}} from ${JSON.stringify(`./${file}`)};`);
      return { contents: `${imports.join("")}export default [${Object.values(LENT[lender]).flat()}];`, resolveDir: ROOT, loader: "js" };
    });
  },
});

/** For a file that borrows: what another module imports of a lent one comes from the list, in the same order, by the name HANDRAIL_LENT. */
export const borrowing = (...lenders) => {
  const lent = Object.assign({}, ...lenders.map((lender) => LENT[lender]));
  return {
    name: "borrowing",
    setup(plugins) {
      plugins.onResolve({ filter: /^handrail:lent$/ }, () => ({ path: ALL, namespace: "lent" }));
      plugins.onResolve({ filter: /\.tsx?$|^preact/ }, async ({ path: asked, pluginData, ...where }) => {
        if (pluginData === "asked" || where.kind === "entry-point" || where.namespace === "lending") return undefined;
        const found = await plugins.resolve(asked, { ...where, pluginData: "asked" });
        const file = path.relative(ROOT, found.path).replaceAll(path.sep, "/");
        return file in lent ? { path: file, namespace: "lent", sideEffects: false } : found;
      });
      plugins.onLoad({ filter: /.*/, namespace: "lent" }, ({ path: file }) => ({
        contents:
          file === ALL
            ? `export const [${Object.values(lent).flat()}] = HANDRAIL_LENT;`
            : `export {${lent[file]}} from ${JSON.stringify(ALL)};`,
        loader: "js",
      }));
    },
  };
};
