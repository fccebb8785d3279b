import type { ComponentChild, ComponentChildren, VNode } from "preact";

const VOID = /^(img|input|br|hr|source|track)$/;
const isVNode = (child: unknown): child is VNode<Record<string, unknown>> => typeof child === "object" && child !== null && "type" in child;

/**
 * The HTML of what the player's widgets draw. Knows what they use and no more: elements and components that are functions of
 * their properties, without state. Listeners are left out.
 */
export function markup(child: ComponentChildren): string {
  if (Array.isArray(child)) return child.map((each: ComponentChild) => markup(each)).join("");
  if (isVNode(child)) return typeof child.type === "function" ? component(child) : element(child);
  return child === null || child === undefined || typeof child === "boolean" ? "" : escaped(String(child));
}

function component({ type, props }: VNode<Record<string, unknown>>): string {
  return markup((type as (props: unknown) => ComponentChildren)(props));
}

function element({ type, props }: VNode<Record<string, unknown>>): string {
  const { children, ...rest } = props;
  const attributes = Object.entries(rest).map(([name, value]) => attribute(name, value));
  const open = `<${String(type)}${attributes.join("")}>`;
  return VOID.test(String(type)) ? open : `${open}${markup(children as ComponentChildren)}</${String(type)}>`;
}

function attribute(name: string, value: unknown): string {
  if (/^on[A-Z]|^(key|ref)$/.test(name) || value === null || value === undefined) return "";
  const own = /^(tabIndex|maxLength)$/.test(name) ? name.toLowerCase() : name;
  if (typeof value === "boolean" && !name.startsWith("aria-")) return value ? ` ${own}` : "";
  return ` ${own}="${escaped(String(value))}"`;
}

/** Text that may stand in an element or in a quoted attribute. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
