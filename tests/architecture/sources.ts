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

const parsed = new Map<string, ts.SourceFile>();

/** The syntax of a file, or of a text as if it were in that file. */
export function parse(file: string, text?: string): ts.SourceFile {
  const known = text === undefined ? parsed.get(file) : undefined;
  if (known) return known;
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text ?? readSource(file), ts.ScriptTarget.Latest, true, kind);
  if (text === undefined) parsed.set(file, source);
  return source;
}

/** Calls `see` for a node and everything below it. */
export function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => walk(child, see));
}
