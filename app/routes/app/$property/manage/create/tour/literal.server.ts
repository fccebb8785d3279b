import type { AnyNode, ObjectExpression, Property } from "acorn";

/** What is in the place of a value that only running the code would tell: a function, a name, a call. */
export const CODE = Symbol("code");
export type Literal = string | number | boolean | null | undefined | typeof CODE | Literal[] | { [key: string]: Literal };

/**
 * The value of an expression that is written out: strings (also joined by `+`), numbers, arrays, objects, and elements looked up by a
 * selector or id, which become that selector. Nothing is executed.
 */
export function literalOf(node: AnyNode): Literal {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "object" && node.value !== null ? CODE : (node.value as Literal);
    case "TemplateLiteral":
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? CODE) : CODE;
    case "BinaryExpression":
      return node.operator === "+" ? joined(literalOf(node.left), literalOf(node.right)) : CODE;
    case "UnaryExpression":
      return node.operator === "!" ? !literalOf(node.argument) : CODE;
    case "ArrayExpression":
      return node.elements.map((each) => (each && each.type !== "SpreadElement" ? literalOf(each) : CODE));
    case "ObjectExpression":
      return Object.fromEntries(propertiesOf(node).map(({ key, value }) => [key, literalOf(value)]));
    case "CallExpression":
      return selectorOf(node);
    default:
      return CODE;
  }
}

/** The properties of an object that are written out, by name. */
export function propertiesOf(node: ObjectExpression): { key: string; value: AnyNode }[] {
  return node.properties.flatMap((property) => {
    const key = property.type === "Property" ? keyOf(property) : null;
    return property.type === "Property" && key !== null ? [{ key, value: property.value as AnyNode }] : [];
  });
}

function keyOf({ key, computed }: Property): string | null {
  if (key.type === "Identifier" && !computed) return key.name;
  return key.type === "Literal" ? String(key.value) : null;
}

function joined(left: Literal, right: Literal): Literal {
  return typeof left === "string" && typeof right === "string" ? left + right : CODE;
}

/** `document.querySelector("…")` and `document.getElementById("…")`. */
function selectorOf(node: Extract<AnyNode, { type: "CallExpression" }>): Literal {
  const { callee } = node;
  const [first] = node.arguments;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier" || first?.type !== "Literal") return CODE;
  if (typeof first.value !== "string") return CODE;
  if (callee.property.name === "querySelector") return first.value;
  return callee.property.name === "getElementById" ? `#${first.value}` : CODE;
}
