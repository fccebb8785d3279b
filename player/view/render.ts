import type { ComponentChild, ComponentChildren, VNode } from "preact";

type Props = Record<string, unknown>;
/** What stands on the page of one element or text. `key` is its place among what it was drawn with, through components and lists. */
type Drawn = { key: string; type: string | null; props: Props; node: Element | Text; kids: Drawn[] };
type Wanted = Pick<Drawn, "key" | "type" | "props">;

const SVG = "http://www.w3.org/2000/svg";
const drawn = new WeakMap<ParentNode, Drawn[]>();

/*
 * What the player's widgets use of preact, and no more: elements, and components that are functions of their properties, without state. The
 * files for host pages are built with this in preact's place (player/build.mjs), a fifth of its size; a test holds both against each other.
 */

export const jsx = (type: unknown, props: Props, key?: unknown) => ({ type, props, key });
export const jsxs = jsx;
export const h = (type: unknown, props: Props | null) => jsx(type, props ?? {});
export const Fragment = ({ children }: Props) => children;

/** Draws into a node that has no other children of its own; drawn again, elements with the same key and type stay the same ones. */
export function render(child: ComponentChildren, into: ParentNode & Node): void {
  drawn.set(into, reconcile(into, drawn.get(into) ?? [], child));
}

function reconcile(parent: Node, before: Drawn[], children: ComponentChildren): Drawn[] {
  const wanted: Wanted[] = [];
  flatten(children, "", wanted);
  const known = new Map(before.map((one) => [`${one.key} ${one.type}`, one]));
  const now = wanted.map(({ key, type, props }): Drawn => {
    const name = `${key} ${type}`;
    const old = known.get(name) ?? { key, type, props: {}, node: made(type, parent), kids: [] };
    known.delete(name);
    return { ...old, props, kids: update(old, props) };
  });
  for (const { node } of known.values()) node.remove();
  let next: Node | null = null;
  for (const { node } of now.reverse()) {
    // What stands where it belongs is left alone: an element that is put there anew loses the focus.
    if (node.parentNode !== parent || node.nextSibling !== next) parent.insertBefore(node, next);
    next = node;
  }
  return now.reverse();
}

function flatten(child: ComponentChildren, path: string, into: Wanted[]): void {
  if (Array.isArray(child)) {
    for (const [index, each] of child.entries()) flatten(each, `${path}/${keyOf(each) ?? index}`, into);
  } else if (typeof child === "object" && child) {
    const { type, props } = child as VNode<Props>;
    if (typeof type === "function") flatten((type as (props: Props) => ComponentChildren)(props), `${path}/${keyOf(child) ?? ""}`, into);
    else into.push({ key: path + (keyOf(child) ?? ""), type, props });
  } else if (child !== null && child !== undefined && typeof child !== "boolean")
    into.push({ key: path, type: null, props: { text: String(child) } });
}

const keyOf = (child: ComponentChild) => {
  const { key } = (child ?? {}) as VNode;
  return key === undefined || key === null ? undefined : `=${key}`;
};

function made(type: string | null, parent: Node): Element | Text {
  if (type === null) return document.createTextNode("");
  const isDrawing = type === "svg" || (parent as Element).namespaceURI === SVG;
  return isDrawing ? document.createElementNS(SVG, type) : document.createElement(type);
}

function update({ node, props: before, kids }: Drawn, props: Props): Drawn[] {
  if (node instanceof Text) {
    if (node.data !== props.text) node.data = props.text as string;
    return [];
  }
  for (const name of Object.keys({ ...before, ...props })) if (name !== "children") set(node, name, before[name], props[name]);
  return reconcile(node, kids, props.children as ComponentChildren);
}

function set(node: Element, name: string, before: unknown, value: unknown): void {
  // What a person typed is only overwritten when something else is meant to stand there.
  if (name === "value") {
    const field = node as HTMLInputElement;
    if (field.value !== value) field.value = value as string;
  } else if (before === value) return;
  else if (/^on/.test(name)) (node as unknown as Props)[name.toLowerCase()] = value;
  else if (value === undefined || value === null || (value === false && !/^aria-/.test(name))) node.removeAttribute(name);
  else node.setAttribute(name, value === true && !/^aria-/.test(name) ? "" : String(value));
}
