import ts from "typescript";
import { parse } from "./sources.ts";

const READS = ["requireView", "requireEdit", "requireEditLive", "requireSession"];
const WRITES = ["requireEdit", "requireEditLive", "requireSession"];

/** What is wrong with the guards of a route module: each loader and action must first await a guard with its own arguments. */
export function guardProblems(file: string, text?: string): string[] {
  const problems: string[] = [];
  for (const statement of parse(file, text).statements) {
    if (ts.isExportDeclaration(statement) && !isComponentAlone(statement))
      problems.push(`${file}: exports something that is not written here`);
    if (!isExported(statement)) continue;
    for (const { name, body, parameter } of functionsOf(statement)) {
      if (!["loader", "action", "clientLoader", "clientAction"].includes(name)) continue;
      if (name.startsWith("client")) {
        if (!isKeepTyped(statement)) problems.push(`${file}: ${name} runs where nothing can be guarded`);
      } else if (!body || !parameter) problems.push(`${file}: ${name} is not written out as a function of its arguments`);
      else if (!beginsWith(body, name === "loader" ? READS : WRITES, parameter))
        problems.push(`${file}: ${name} does not begin with its guard`);
    }
  }
  return problems;
}

/** `export { NoScreen as default } from …`: neither a loader nor an action. */
function isComponentAlone({ exportClause }: ts.ExportDeclaration): boolean {
  return !!exportClause && ts.isNamedExports(exportClause) && exportClause.elements.every(({ name }) => name.text === "default");
}

/** What asks the guarded action, and keeps what was typed when that fails. */
function isKeepTyped(statement: ts.Statement): boolean {
  return statement.getText() === "export const clientAction = keepTyped;";
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

type Found = { name: string; body: ts.Block | null; parameter: string | null };

function functionsOf(statement: ts.Statement): Found[] {
  if (ts.isFunctionDeclaration(statement)) return [found(statement.name?.text ?? "", statement)];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name, initializer }) => found(name.getText(), initializer));
}

function found(name: string, node: ts.Node | undefined): Found {
  if (!node || !(ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node))) {
    return { name, body: null, parameter: null };
  }
  const [parameter] = node.parameters;
  return { name, body: node.body && ts.isBlock(node.body) ? node.body : null, parameter: parameter?.name.getText() ?? null };
}

function beginsWith(body: ts.Block, guards: string[], parameter: string): boolean {
  const [first] = body.statements;
  const expression =
    first && ts.isVariableStatement(first)
      ? first.declarationList.declarations[0]?.initializer
      : first && ts.isExpressionStatement(first)
        ? first.expression
        : undefined;
  if (!expression || !ts.isAwaitExpression(expression) || !ts.isCallExpression(expression.expression)) return false;
  const { expression: called, arguments: given } = expression.expression;
  return ts.isIdentifier(called) && guards.includes(called.text) && given[0]?.getText() === parameter;
}
