import ts from "typescript";
import { parse } from "#tests/architecture/sources.ts";

const GROUPS = ["describe"];
const TESTS = ["test", "it"];

/** What a call calls, such as `test` of `test.each([…])("…", …)`, and the names behind it. */
function calledOf(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...calledOf(node.expression), node.name.text];
  return ts.isCallExpression(node) ? calledOf(node.expression) : [];
}

/** A text as it stands in the source; what a template puts in stays `${…}`. */
function textOf(node: ts.Node | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : null;
}

function bare(node: ts.Expression | undefined): ts.Expression | undefined {
  return node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? bare(node.expression) : node;
}

/** The names of the rows that stand in an `each`. */
function rowsOf(call: ts.Expression): string[] {
  const rows = ts.isCallExpression(call) ? bare(call.arguments[0]) : undefined;
  if (!rows || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.flatMap((row) => {
    const first = bare(row);
    return textOf(first && ts.isArrayLiteralExpression(first) ? first.elements[0] : first) ?? [];
  });
}

/**
 * The tests of a file, each as the titles of its groups and its own in order. Titles of an `each` stand as they are written, and, where all
 * there is to them is `%s`, once more for each row that stands there. Tests that never run are none.
 */
export function testsIn(file: string): string[][] {
  const found: string[][] = [];
  const visit = (node: ts.Node, groups: string[]): void => {
    const [kind = "", ...more] = ts.isCallExpression(node) ? calledOf(node.expression) : [];
    const title = ts.isCallExpression(node) ? textOf(node.arguments[0]) : null;
    if (!ts.isCallExpression(node) || title === null || ![...GROUPS, ...TESTS].includes(kind)) {
      node.forEachChild((child) => visit(child, groups));
      return;
    }
    if (more.includes("skip") || more.includes("todo")) return;
    if (GROUPS.includes(kind) || more.includes("describe")) {
      for (const argument of node.arguments) visit(argument, [...groups, title]);
      return;
    }
    for (const each of title === "%s" ? [title, ...rowsOf(node.expression)] : [title]) found.push([...groups, each]);
  };
  visit(parse(file), []);
  return found;
}
