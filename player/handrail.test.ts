// @vitest-environment node
import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { temporaryFolder } from "#tests/support/folder.ts";

/** What the compiler says to a customer's file beside the types. */
function complaints(source: string): string[] {
  const { folder, remove } = temporaryFolder();
  fs.copyFileSync(path.join(import.meta.dirname, "handrail.d.ts"), path.join(folder, "handrail.d.ts"));
  const file = path.join(folder, "own.ts");
  fs.writeFileSync(file, `import type {} from "./handrail";\n${source}`);
  const options = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const program = ts.createProgram([file], { ...options, module: ts.ModuleKind.ESNext, skipLibCheck: false });
  const said = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
  remove();
  return said;
}

const SAMPLE = `
window.Handrail ??= { q: [] };
window.Handrail.q.push(["identify", "user-42", { plan: "team", seats: 3, roles: ["a"], gone: null }, "company-7", { token: "t" }]);
window.Handrail.q.push(["identify", null], ["reset"], ["hide"], ["show"], ["start", 5], ["consent", true], ["optOut"], ["setLanguage", "de"]);
window.Handrail.q.push(["on", "guide_left", (detail) => void detail]);
const stop: (() => void) | undefined = window.Handrail.on?.("guide_left", ({ guide, run, step, reason }) => {
  const told: [number, string, number, string] = [guide, run, step, reason];
  return told;
});
stop?.();
`;

it("the types of the calls fit what applications write", () => {
  expect(complaints(SAMPLE)).toEqual([]);
}, 60_000);

it.each([
  'window.Handrail?.q.push(["identfy", "a"]);',
  'window.Handrail?.start?.("five");',
  'window.Handrail?.on?.("left", () => {});',
  'window.Handrail?.on?.("guide_completed", ({ reason }) => reason);',
  'window.Handrail?.identify?.("a", { plan: { deep: 1 } });',
])(
  "and refuse %s",
  (wrong) => {
    expect(complaints(wrong)).toHaveLength(1);
  },
  60_000,
);
