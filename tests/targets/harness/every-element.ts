/** The document, the open shadow roots and the documents of frames, from the outside in. */
export function everyRoot(outermost: Document | ShadowRoot = document): (Document | ShadowRoot)[] {
  const roots = [outermost];
  for (let i = 0; i < roots.length; i++) {
    for (const element of roots[i]!.querySelectorAll("*")) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      const inner = element.localName === "iframe" && (element as HTMLIFrameElement).contentDocument;
      if (inner) roots.push(inner);
    }
  }
  return roots;
}

/** Every element of the page but `html`, `head`, `body` and what is in the head. */
export function everyElement(): Element[] {
  return everyRoot().flatMap((root) => [...("body" in root ? root.body : root).querySelectorAll("*")]);
}

/** The element's next one outward, through a shadow root to its host; not out of a frame. */
export function outward(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return "host" in root ? (root as ShadowRoot).host : null;
}

/** The elements around an element, from the inside out, without body and html. */
export function around(element: Element): Element[] {
  const found: Element[] = [];
  for (let next = outward(element); next && next.localName !== "body"; next = outward(next)) found.push(next);
  return found;
}

/** The whole page as text. */
export const wholePage = () => everyRoot().map((root) => ("body" in root ? root.documentElement : root).innerHTML + languageOf(root));
const languageOf = (root: Document | ShadowRoot) => ("body" in root ? root.documentElement.lang : "");
