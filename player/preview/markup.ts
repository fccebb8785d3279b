import type { ComponentChild, ComponentChildren, VNode } from "preact";

/** What an element has beside what the widgets say. */
export type More = (element: string, look: unknown) => Record<string, unknown>;

const VOID = /^(img|input|br|hr|source|track)$/;
const isVNode = (child: unknown): child is VNode<Record<string, unknown>> => typeof child === "object" && child !== null && "type" in child;

/**
 * The HTML of what the player's widgets draw. Knows what they use and no more: elements and components that are functions of
 * their properties, without state. Listeners are left out; `more` says what else an element has, by its name and class.
 */
export function markup(child: ComponentChildren, more: More = () => ({})): string {
  if (Array.isArray(child)) return child.map((each: ComponentChild) => markup(each, more)).join("");
  if (isVNode(child)) return typeof child.type === "function" ? component(child, more) : element(child, more);
  return child === null || child === undefined || typeof child === "boolean" ? "" : escaped(String(child));
}

function component({ type, props }: VNode<Record<string, unknown>>, more: More): string {
  return markup((type as (props: unknown) => ComponentChildren)(props), more);
}

function element({ type, props }: VNode<Record<string, unknown>>, more: More): string {
  const { children, ...rest } = props;
  const attributes = Object.entries({ ...rest, ...more(String(type), rest.class) }).map(([name, value]) => attribute(name, value));
  const open = `<${String(type)}${attributes.join("")}>`;
  return VOID.test(String(type)) ? open : `${open}${markup(children as ComponentChildren, more)}</${String(type)}>`;
}

function attribute(name: string, value: unknown): string {
  if (/^on[A-Z]|^(key|ref)$/.test(name) || value === null || value === undefined) return "";
  const own = /^(tabIndex|maxLength)$/.test(name) ? name.toLowerCase() : name;
  if (typeof value === "boolean" && !name.startsWith("aria-")) return value ? ` ${own}` : "";
  return ` ${own}="${escaped(String(value))}"`;
}

/** Text that may stand in an element or in a quoted attribute. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
