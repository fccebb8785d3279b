import { everyElement } from "./every-element.ts";

/** Where the accessible name of an element is written: texts and attributes, the one that counts most first. */
export type NameSource = { read: () => string; write: (text: string) => void };

const FIELD = /^(input|select|textarea)$/;
const isContent = (element: Element) => !FIELD.test(element.localName) && !element.hasAttribute("contenteditable");

export function nameSources(element: Element): NameSource[] {
  const root = element.getRootNode() as Document | ShadowRoot;
  const named = (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => id && root.getElementById(id));
  const labels = (element as HTMLInputElement).labels ?? [];
  const isButton = element.matches("input[type=submit], input[type=button]");
  return [
    ...named.flatMap((other) => (other ? [textsOf(other)] : [])),
    attribute(element, "aria-label"),
    ...[...labels].map(textsOf),
    ...(isButton ? [attribute(element, "value")] : []),
    ...(isContent(element) ? [textsOf(element)] : []),
    ...[...element.querySelectorAll("[alt], [aria-label]")].map((inner) =>
      attribute(inner, inner.hasAttribute("alt") ? "alt" : "aria-label"),
    ),
    attribute(element, "title"),
    attribute(element, "alt"),
    attribute(element, "placeholder"),
  ].filter(({ read }) => read() !== "");
}

const attribute = (element: Element, name: string): NameSource => ({
  read: () => plain(element.getAttribute(name) ?? ""),
  write: (text) => element.setAttribute(name, text),
});

/** The text of an element without that of fields in it. What is written takes the place of all of it. */
function textsOf(element: Element): NameSource {
  const nodes = textNodes(element).filter(({ parentElement }) => !parentElement?.closest("select, textarea, svg, style"));
  return {
    read: () => plain(nodes.map(({ data }) => data).join(" ")),
    write(text) {
      for (const [index, node] of nodes.entries()) node.data = index === 0 ? text : "";
    },
  };
}

/** The texts below an element that are more than space. */
export function textNodes(element: Node): Text[] {
  const walker = element.ownerDocument!.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (plain((node as Text).data)) found.push(node as Text);
  return found;
}

export const plain = (text: string) => text.replace(/\s+/g, " ").trim();
export const nameOf = (element: Element) => nameSources(element)[0]?.read() ?? "";

/** Calls an element something else, wherever its name was written. @returns false when it has none */
export function rename(element: Element, to: string): boolean {
  const name = nameOf(element);
  const sources = nameSources(element).filter(({ read }) => read() === name);
  for (const { write } of sources) write(to);
  return sources.length > 0;
}

/** Whether an element has the role of something that is used, so that it has a name of its own. */
export const isControl = (element: Element) =>
  element.matches("a, button, input, select, textarea, [role=button], [role=menuitem], [role=tab], [role=option], [contenteditable]");

export const controls = () => everyElement().filter(isControl);
