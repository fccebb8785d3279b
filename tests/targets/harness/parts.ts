import { everyElement } from "./every-element.ts";

/** Makes the templates of shadow roots below an element what they stand for. */
export function attachRoots(element: ParentNode): void {
  for (const template of element.querySelectorAll<HTMLTemplateElement>("template[shadowrootmode]")) {
    const root = template.parentElement!.attachShadow({ mode: "open" });
    root.append(template.content);
    template.remove();
    attachRoots(root);
  }
}

/** Writes the documents of the frames of a root, which stand in them as text. */
export function fillFrames(root: ParentNode): void {
  for (const frame of root.querySelectorAll("iframe")) {
    const inner = frame.contentDocument!;
    inner.open();
    inner.write(frame.textContent ?? "");
    inner.close();
    frame.textContent = "";
    fillFrames(inner);
  }
}

/** Shows what belongs to the top layer, and is in the document but not shown. */
export function openLayers(): void {
  for (const element of everyElement()) {
    if (element.localName === "dialog" && element.hasAttribute("open") && !element.matches(":modal")) {
      element.removeAttribute("open");
      (element as HTMLDialogElement).showModal();
    }
    if (element.hasAttribute("popover") && !element.matches(":popover-open")) (element as HTMLElement).showPopover();
  }
}

export type Copy = { copy: Element; pairs: Map<Element, Element>; finish: () => void };

/** A copy of an element with its shadow roots. Once both are in the document, `finish` gives the frames in it their documents. */
export function copyOf(element: Element): Copy {
  const pairs = new Map<Element, Element>();
  const frames: [HTMLIFrameElement, HTMLIFrameElement][] = [];
  const copyInto = (from: ParentNode & Node, to: ParentNode & Node) => {
    for (const child of from.childNodes) to.append(child.nodeType === Node.ELEMENT_NODE ? copied(child as Element) : child.cloneNode());
  };
  const copied = (original: Element) => {
    const copy = original.cloneNode(true) as Element;
    const copies = [copy, ...copy.querySelectorAll("*")];
    for (const [index, one] of [original, ...original.querySelectorAll("*")].entries()) {
      const other = copies[index]!;
      pairs.set(one, other);
      if (one.shadowRoot) copyInto(one.shadowRoot, other.attachShadow({ mode: "open" }));
      if (one.localName === "iframe") frames.push([one as HTMLIFrameElement, other as HTMLIFrameElement]);
    }
    return copy;
  };
  const finish = () => {
    for (const [from, to] of frames) {
      const [source, inner] = [from.contentDocument!, to.contentDocument!];
      inner.open();
      inner.write(`<html lang="${source.documentElement.lang}"><body></body></html>`);
      inner.close();
      copyInto(source.body, inner.body);
    }
  };
  return { copy: copied(element), pairs, finish };
}
