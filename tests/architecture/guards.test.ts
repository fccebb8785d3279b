import { expect, test } from "vitest";
import { guardProblems } from "./guards.ts";
import { codeFiles } from "./sources.ts";

const routes = codeFiles(["app/routes"]).filter((file) => /\/\$property\/(.*\/)?(page|layout)\.tsx?$/.test(file));

test("every loader and action of a property begins with its guard", () => {
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.flatMap((file) => guardProblems(file))).toEqual([]);
});

test.each([
  ["nothing", "export async function loader(args) { return 1; }"],
  ["a guard that is not awaited", 'export async function loader(args) { const viewer = requireView(args, "guides"); }'],
  ["a guard that comes second", 'export async function loader(args) { const x = 1; await requireView(args, "guides"); }'],
  ["a guard in a condition", 'export async function loader(args) { if (x) await requireView(args, "guides"); }'],
  ["the guard of another request", 'export async function loader(args) { await requireView(other, "guides"); }'],
  ["a view where something is written", 'export async function action(args) { await requireView(args, "guides"); }'],
  ["a loader used as action", "export const action = loader;"],
  ["a loader from elsewhere", 'export { loader } from "./other.ts";'],
  ["an expression alone", 'export const loader = async (args) => requireView(args, "guides");'],
  ["a loader beside a component from elsewhere", 'export { NoScreen as default, loader } from "./other.ts";'],
  ["everything from elsewhere", 'export * from "./other.ts";'],
  ["other code of the browser", "export const clientAction = other;"],
  ["code of the browser", "export async function clientLoader(args) { return 1; }"],
])("%s is no guard", (_, text) => {
  expect(guardProblems("page.ts", text)).toHaveLength(1);
});

test.each([
  'export async function loader(args) { const viewer = await requireView(args, "guides"); }',
  'export async function action(args) { await requireEditLive(args, "guides"); }',
  'export const loader = async (args) => { await requireEdit(args, "guides"); };',
  "async function loader(args) { return 1; }",
])("%s is fine", (text) => {
  expect(guardProblems("page.ts", text)).toEqual([]);
});
