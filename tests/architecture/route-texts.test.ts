import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { COMMON_NAMESPACES } from "#app/i18n/languages.ts";
import { codeFiles, parse, sourceFiles, walk } from "./sources.ts";
import { usedTexts } from "./used-texts.ts";

/**
 * Comes with a document that shows a message, and on the first key or press otherwise (app/i18n/document-texts.server.ts). A form that keeps
 * what was typed brings it itself: it has to say so without a connection.
 */
const BY_NEED = "errors";

const files = new Set(codeFiles(["app"]));
const routes = [...files].filter((file) => file === "app/root.tsx" || /^app\/routes\/.*\/(page|layout)\.tsx$/.test(file));

/** Files of ours that a file brings to browsers: what it imports, without types and without what is for the server alone. */
function importsOf(file: string): string[] {
  const source = parse(file);
  const named = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const address = statement.moduleSpecifier.text;
    const found = address.startsWith("#") ? address.slice(1) : path.posix.join(path.posix.dirname(file), address);
    return files.has(found) && !found.includes(".server.") ? [found] : [];
  });
  return [...named, ...globbedBy(file, source.text)];
}

/** The files that `import.meta.glob` gathers, by a pattern with `**` and `*`. */
function globbedBy(file: string, text: string): string[] {
  return [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\("([^"]+)"/g)].flatMap(([, pattern = ""]) => {
    const whole = path.posix.join(path.posix.dirname(file), pattern);
    const parts = whole.split(/(\*\*\/|\*)/).map((part) => ({ "**/": "(.*/)?", "*": "[^/]*" })[part] ?? part.replace(/[.$+]/g, "\\$&"));
    return sourceFiles(["app"], /\.tsx?$/).filter((each) => new RegExp(`^${parts.join("")}$`).test(each));
  });
}

function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) withImports(next, seen);
  return seen;
}

/** The namespaces that a route's handle asks for. */
function handleOf(file: string): string[] {
  const found: string[] = [];
  for (const statement of parse(file).statements) {
    if (!ts.isVariableStatement(statement) || statement.declarationList.declarations[0]?.name.getText() !== "handle") continue;
    walk(statement, (node) => {
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== "i18n" || !ts.isArrayLiteralExpression(node.initializer)) return;
      found.push(...node.initializer.elements.filter(ts.isStringLiteralLike).map((each) => each.text));
    });
  }
  return found;
}

/** The layouts that a route is shown in. */
function layoutsOf(file: string): string[] {
  return routes.filter((other) => other.endsWith("/layout.tsx") && file.startsWith(`${path.posix.dirname(other)}/`));
}

const keepsTyped = (route: string) => /^export const clientAction = keepTyped;$/m.test(parse(route).text);

test("imports by room are followed like those beside a file", () => {
  expect(withImports("app/routes/app/$property/manage/list/page.tsx")).toContain("app/ui/composed/search-form/search-form.tsx");
  expect(withImports("app/routes/sandbox/page.tsx")).toContain("app/ui/fields/file-field/file-field.tsx");
});

test("every page brings the texts of all that it is made of", () => {
  expect(routes.length).toBeGreaterThan(15);
  const missing = routes.flatMap((route) => {
    const brought = new Set<string>([
      ...(keepsTyped(route) ? [] : [BY_NEED]),
      ...COMMON_NAMESPACES,
      ...handleOf(route),
      ...layoutsOf(route).flatMap(handleOf),
    ]);
    return [...withImports(route)].flatMap((file) => {
      const { namespaces, keys, patterns } = usedTexts(file);
      const named = [...keys, ...patterns].map((key) => key.slice(0, key.indexOf(":")));
      return [...new Set([...namespaces, ...named])]
        .filter((namespace) => !brought.has(namespace))
        .map((namespace) => `${route}: ${namespace} of ${file}`);
    });
  });
  expect(missing).toEqual([]);
});

test("no page brings texts that it does not use", () => {
  const unused = routes.flatMap((route) => {
    const used = new Set(
      [...withImports(route)].flatMap((file) =>
        usedTexts(file).namespaces.concat(usedTexts(file).keys.map((key) => key.slice(0, key.indexOf(":")))),
      ),
    );
    return handleOf(route)
      .filter((namespace) => !used.has(namespace) && namespace !== BY_NEED)
      .map((namespace) => `${route}: ${namespace}`);
  });
  expect(unused).toEqual([]);
});
