import ts from "typescript";
import { parse, walk } from "./sources.ts";

/** What a file asks of the texts. `keys`: written out, as `namespace:key`; `patterns`: with `*` for what is only known at run time. */
export type UsedTexts = { namespaces: string[]; keys: string[]; patterns: string[]; literals: Set<string> };

/** The texts that a file names: in calls of `t`, `viewer.text`, `titleOf` and `redirectWithToast`. `given` is the namespace where `t` comes from somewhere else. */
export function usedTexts(file: string, given = "common", text?: string): UsedTexts {
  const source = parse(file, text);
  const namespaces: string[] = [];
  const found: { namespace: string | null; argument: ts.Expression }[] = [];
  const literals = new Set<string>();
  walk(source, (node) => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    if (!ts.isCallExpression(node)) return;
    const name = ts.isIdentifier(node.expression)
      ? node.expression.text
      : ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : "";
    const [first, second, third] = node.arguments;
    if (name === "useTranslation") namespaces.push(...(first ? stringsOf(first) : ["common"]));
    if (name === "getFixedT" && second) namespaces.push(...stringsOf(second));
    if (name === "t" && first) found.push({ namespace: null, argument: first });
    if ((name === "redirectWithToast" || name === "redirectWithProblem") && second) found.push({ namespace: "toasts", argument: second });
    // A text of the viewer names its namespace itself.
    if (name === "text" && first && stringsOf(first).every((key) => key.includes(":"))) found.push({ namespace: null, argument: first });
    if (name === "titleOf" && second && third) found.push({ namespace: stringsOf(second)[0] ?? null, argument: third });
  });
  const own = namespaces[0] ?? given;
  const full = (namespace: string | null, key: string) => (key.includes(":") ? key : `${namespace ?? own}:${key}`);
  const keys = found.flatMap(({ namespace, argument }) => stringsOf(argument).map((key) => full(namespace, key)));
  const patterns = found.flatMap(({ namespace, argument }) => templatesOf(argument).map((key) => full(namespace, key)));
  for (const { namespace } of found) if (namespace) namespaces.push(namespace);
  return { namespaces: namespaces.length > 0 ? [...namespaces] : found.length > 0 ? [given] : [], keys, patterns, literals };
}

/** The texts that an expression can be, as far as they are written out: both branches of a condition, the items of a list. */
function stringsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...stringsOf(node.whenTrue), ...stringsOf(node.whenFalse)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(stringsOf);
  if (ts.isParenthesizedExpression(node)) return stringsOf(node.expression);
  return [];
}

function templatesOf(node: ts.Expression): string[] {
  if (ts.isConditionalExpression(node)) return [...templatesOf(node.whenTrue), ...templatesOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return templatesOf(node.expression);
  return ts.isTemplateExpression(node) ? [node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join("")] : [];
}
