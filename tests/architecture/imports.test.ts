import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import { expect, test } from "vitest";
import { root } from "#server/launch/root.mjs";
import { temporaryFolder } from "#tests/support/folder.ts";

const { forbidden, options } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs") as {
  forbidden: { name: string }[];
  options: ICruiseOptions & { enhancedResolveOptions: object };
};
const { tsConfig: _, enhancedResolveOptions, ...cruising } = options;

/** The broken rules below a folder that is laid out like the repository: the name of each rule, from where, to what. */
async function brokenRules(baseDir: string, folders: string[]): Promise<{ broken: string[]; modules: number }> {
  const rules = { ...cruising, validate: true, ruleSet: { forbidden }, baseDir } as ICruiseOptions;
  const { output } = await cruise(folders, rules, enhancedResolveOptions, {});
  const { violations, totalCruised } = (output as ICruiseResult).summary;
  return { broken: violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort(), modules: totalCruised };
}

test("files import only what design section 3 lets them, without cycles", async () => {
  const { broken, modules } = await brokenRules(root, ["app", "server", "player", "tests"]);
  expect(broken).toEqual([]);
  expect(modules).toBeGreaterThan(400);
});

test("every rule can be broken", async () => {
  const { folder, remove } = temporaryFolder();
  const files: Record<string, string> = {
    "app/domain/a.ts": 'import "../contracts/b.ts"; import "node:fs"; import "zod"; import "./gone.ts";',
    "app/contracts/b.ts": 'import "../api/c.ts"; import "node:fs"; import "hono"; import "zod";',
    "app/contracts/selector.ts": 'import "hono";',
    "app/api/c.ts": 'import "../session/d.ts";',
    "app/session/d.ts": 'import "../ui/primitives/e.ts";',
    "app/i18n/k.ts": 'import "../api/c.ts";',
    "app/ui/primitives/e.ts": 'import "../fields/f.ts";',
    "app/ui/fields/f.ts": 'import "../composed/g.ts";',
    "app/ui/composed/g.ts": 'import "../../features/h.ts";',
    "app/ui/enhance/l.ts": 'import "../primitives/e.ts";',
    "app/features/h.ts": 'import "../api/c.ts";',
    "app/features/p.server.ts": 'import "../routes/two/page.ts";',
    "app/routes/one/page.ts": 'import "../two/page.ts"; import "../../../server/i.ts";',
    "app/routes/two/page.ts": 'import "vitest";',
    "server/i.ts": 'import "../app/api/c.ts"; import "../tests/m.ts"; import "./realm/testing/n.ts";',
    "server/realm/testing/n.ts": "",
    "player/j.ts": 'import "../app/contracts/b.ts";',
    "tests/m.ts": 'import "./o.ts";',
    "tests/o.ts": 'import "./m.ts";',
    "package.json": JSON.stringify({ dependencies: { zod: "1", hono: "1" }, devDependencies: { vitest: "1" } }),
    "node_modules/zod/index.js": "",
    "node_modules/zod/package.json": '{"name":"zod","version":"1.0.0","main":"index.js"}',
    "node_modules/hono/index.js": "",
    "node_modules/hono/package.json": '{"name":"hono","version":"1.0.0","main":"index.js"}',
    "node_modules/vitest/index.js": "",
    "node_modules/vitest/package.json": '{"name":"vitest","version":"1.0.0","main":"index.js"}',
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const { broken } = await brokenRules(folder, ["app", "server", "player", "tests"]);
  remove();
  const names = new Set(broken.map((line) => line.slice(0, line.indexOf(":"))));
  expect(forbidden.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
});
