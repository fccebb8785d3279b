import ts from "typescript";
import { parse } from "./sources.ts";

/** Exports of a route module that the build takes out of what browsers get. */
const ON_SERVER = ["loader", "action", "headers"];

/**
 * Names that a module imports from `*.server` files and needs in a browser: used in something exported that browsers get, or in
 * what that uses. Types are no matter; a module that is itself `*.server`, or no part of any page, may use what it wants.
 */
export function leaks(file: string, text?: string): string[] {
  if (/\.server\.tsx?$/.test(file)) return [];
  const source = parse(file, text);
  const server = new Set<string>();
  const declared = new Map<string, ts.Node>();
  const begin: ts.Node[] = [];
  const isRoute = /\/(page|layout)\.tsx?$|\/root\.tsx$/.test(file);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      if (isServerFile(statement.moduleSpecifier)) for (const name of valueNames(statement)) server.add(name);
      continue;
    }
    if (ts.isExportDeclaration(statement) && isServerFile(statement.moduleSpecifier) && !statement.isTypeOnly) server.add("export from");
    const names = namesOf(statement);
    for (const name of names) declared.set(name, statement);
    const exported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    // Statements that run on import count as exported; functions and constants only when something needs them.
    const stays = exported ? !isRoute || !names.some((name) => ON_SERVER.includes(name)) : names.length === 0;
    if (stays) begin.push(statement);
  }
  return [...neededFrom(begin, declared)].filter((name) => server.has(name)).concat(server.has("export from") ? ["export from"] : []);
}

function isServerFile(specifier: ts.Expression | undefined): boolean {
  return specifier !== undefined && ts.isStringLiteral(specifier) && /\.server(\.tsx?)?$/.test(specifier.text);
}

function valueNames({ importClause }: ts.ImportDeclaration): string[] {
  if (!importClause || importClause.isTypeOnly) return [];
  const { name, namedBindings } = importClause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements.filter((each) => !each.isTypeOnly) : [];
  const all = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name.text] : [];
  return [...(name ? [name.text] : []), ...all, ...named.map((each) => each.name.text)];
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? "default"];
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? [statement.name.text] : [];
}

/** Every identifier that the statements use as a value, directly or through other statements of the file. */
function neededFrom(begin: ts.Node[], declared: Map<string, ts.Node>): Set<string> {
  const needed = new Set<string>();
  const queue = [...begin];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isIdentifier(node) && !isName(node) && !needed.has(node.text)) {
      needed.add(node.text);
      const statement = declared.get(node.text);
      if (statement) queue.push(statement);
    }
    node.forEachChild(visit);
  };
  for (let next = queue.pop(); next; next = queue.pop()) next.forEachChild(visit);
  return needed;
}

/** Whether an identifier only names a property or attribute. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
}
