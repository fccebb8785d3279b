import { expect, test } from "vitest";
import { CONTRACT } from "#app/contracts/all.ts";
import { CALLS, ITEMS, NOUNS, whereRevision } from "#tests/support/contract.ts";
import { codeFiles, readSource } from "./sources.ts";

/** The tables of calls that a file imports, by the name they have in it, and which of their calls it sends. */
function sentBy(text: string): string[] {
  const tables = [...text.matchAll(/import \{ (\w+?)Calls(?: as (\w+))?(?:, type \w+)* \} from "[^"]*contracts\//g)];
  return tables.flatMap(([, table = "", alias]) => {
    const noun = Object.keys(CONTRACT).find((key) => CONTRACT[key] === TABLES[table]) ?? "";
    return [
      ...text.matchAll(new RegExp(`(?:send|fetchFile|sendFile)\\((?:\\w+|\\{ \\w+ \\}), ${alias ?? `${table}Calls`}\\.(\\w+)`, "g")),
    ].map(([, name]) => `${noun}.${name}`);
  });
}

const modules = import.meta.glob<Record<string, Record<string, unknown>>>("../../app/contracts/*.ts", { eager: true });
const TABLES: Record<string, unknown> = Object.fromEntries(
  Object.values(modules)
    .flatMap((exported) => Object.entries(exported))
    .flatMap(([name, value]) => (name.endsWith("Calls") ? [[name.slice(0, -"Calls".length), value]] : [])),
);

test("every table of calls belongs to the contract", () => {
  expect(Object.keys(TABLES).filter((name) => !Object.values(CONTRACT).includes(TABLES[name] as never))).toEqual([]);
});

test("every call has a function in app/api, or somebody else makes it", () => {
  const sent = codeFiles(["app/api"]).flatMap((file) => sentBy(readSource(file)));
  expect(CALLS.filter(([name, { madeBy }]) => !sent.includes(name) && !madeBy).map(([name]) => name)).toEqual([]);
  expect(CALLS.filter(([name, { madeBy }]) => sent.includes(name) && madeBy).map(([name]) => name)).toEqual([]);
});

test("no two calls share a method and path, whatever their parameters are called", () => {
  const shapes = CALLS.map(([, { call }]) => `${call.method} ${call.path.replaceAll(/:\w+/g, ":")}`);
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});

test("every PUT takes the revision that was read, or says why the last one to save may win", () => {
  const puts = CALLS.filter(([, { call }]) => call.method === "PUT");
  expect(puts.filter(([, { call }]) => !whereRevision(call) === !call.lastWins).map(([name]) => name)).toEqual([]);
  expect(CALLS.filter(([, { call }]) => call.method !== "PUT" && call.lastWins).map(([name]) => name)).toEqual([]);
});

const namesOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
const OWNERS = ["property", "company"];

test("every other parameter of a path is that of an item, or its noun says which value it must not be", () => {
  const items = ITEMS.map(({ parameter }) => parameter);
  const unknown = CALLS.flatMap(([name, { call, parameters }]) => {
    const known = [...OWNERS, ...items, ...Object.keys(parameters?.({ propertyId: 1, companyId: 1 }) ?? {})];
    return namesOf(call.path).flatMap((parameter) => (known.includes(parameter) ? [] : `${name} :${parameter}`));
  });
  expect(unknown).toEqual([]);
});

test("every noun of a property or company has an item, which the tests of access then try, or says why not", () => {
  const owned = NOUNS.filter(({ table }) => Object.values(table).some(({ path }) => namesOf(path).some((name) => OWNERS.includes(name))));
  expect(owned.filter(({ item, noItem }) => !item === !noItem).map(({ name }) => name)).toEqual([]);
});

test("the length of a list is looked at before what is in it", () => {
  const files = codeFiles(["app/contracts"]);
  expect(files.length).toBeGreaterThan(40);
  const bare = files.filter((file) => /z\.array\([^\n]*\)\.max\(/.test(readSource(file).replace(/z\.array\(z\.unknown\(\)\)[^\n]*/, "")));
  expect(bare).toEqual([]);
});
