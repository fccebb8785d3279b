import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { root, within } from "#server/launch/root.mjs";

/** Files of the repository below some folders, as paths from its root, by how they end. */
export function sourceFiles(folders: string[], ends: RegExp): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(within(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ends.test(entry.name) && !entry.name.startsWith("."))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")),
  );
}

/** Code that is shipped: no tests, no examples. */
export function codeFiles(folders: string[]): string[] {
  return sourceFiles(folders, /\.tsx?$/).filter((file) => !/\.(test|examples)\.tsx?$/.test(file));
}

export function readSource(file: string): string {
  return fs.readFileSync(within(file), "utf8");
}

export function parse(file: string, text = readSource(file)): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
}

/** Calls `see` for a node and everything below it. */
export function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => walk(child, see));
}
