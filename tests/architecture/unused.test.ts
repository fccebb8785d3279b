import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, within } from "#server/launch/root.mjs";
import { temporaryFolder } from "#tests/support/folder.ts";

/** What knip reports of a folder that is laid out like the repository: files, exports and packages that nobody uses. */
function unused(folder: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      within("node_modules/knip/bin/knip.js"),
      "--config",
      within(".knip.json"),
      "--directory",
      folder,
      "--no-progress",
      "--no-config-hints",
      "--exclude",
      "duplicates",
    ],
    { cwd: folder, encoding: "utf8" },
  );
  return stdout + stderr;
}

test("no file, export or package is unused", () => {
  expect(unused(root)).toBe("");
});

test("an unused file, export and package are found", () => {
  const { folder, remove } = temporaryFolder();
  const files = {
    "package.json": '{ "name": "some", "type": "module", "dependencies": { "zod": "4.5.4" } }',
    "server/main.ts": 'import { used } from "./part.ts";\nused();\n',
    "server/part.ts": "export const used = () => 1;\nexport const spare = () => 2;\n",
    "server/left.ts": "export const left = 3;\n",
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const report = unused(folder);
  remove();
  for (const name of ["server/left.ts", "spare", "zod"]) expect(report).toContain(name);
});
