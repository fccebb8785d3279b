import { expect, test } from "vitest";
import { leaks } from "./server-only.ts";
import { codeFiles, parse } from "./sources.ts";

/** Files that only the server runs, though their names do not say so. */
const SERVER_FILES = ["app/entry.server.tsx"];
const files = codeFiles(["app"]).filter((file) => !SERVER_FILES.includes(file));

test("what is imported from a *.server file is used by loaders, actions and other *.server files alone", () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => leaks(file).map((name) => `${name} in ${file}`))).toEqual([]);
});

test("modules of Node are imported by *.server files alone", () => {
  const found = files.filter((file) => !/\.server\.tsx?$/.test(file)).filter((file) => /from "(node:|pg|zod)/.test(parse(file).text));
  expect(found.filter((file) => !file.startsWith("app/contracts/"))).toEqual([]);
});

const from = 'import { read } from "./read.server.ts"; import type { T } from "./read.server.ts";';
test.each([
  ["app/routes/page.tsx", `${from} export default function Page() { return read(); }`, ["read"]],
  ["app/routes/page.tsx", `${from} const x = read(); export const meta = () => x;`, ["read"]],
  ["app/routes/page.tsx", `${from} const helper = () => read(); export default () => helper();`, ["read"]],
  ["app/ui/part.tsx", `${from} export function loader() { return read(); }`, ["read"]],
  ["app/ui/part.tsx", 'export { read } from "./read.server.ts";', ["export from"]],
  ["app/routes/page.tsx", `${from} read();`, ["read"]],
  ["app/routes/page.tsx", `${from} export const loader = () => read(); export default function Page(p: T) { return 1; }`, []],
  ["app/routes/page.tsx", `${from} const helper = () => read(); export async function action() { return helper(); }`, []],
  ["app/routes/page.tsx", `${from} export const action = () => read(); export default () => <form action="/x" />;`, []],
  ["app/routes/other.server.ts", `${from} export const x = read();`, []],
])("%s: %s", (file, text, names) => {
  expect(leaks(file, text)).toEqual(names);
});
