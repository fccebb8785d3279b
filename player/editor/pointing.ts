import { guarded } from "#player/core/guard.ts";
import { isScroller } from "#player/targets/bring-into-view.ts";
import { openRoots } from "#player/targets/open-roots.ts";
import { outerElement } from "#player/targets/outer-element.ts";
import { isShown } from "#player/targets/shown.ts";
import { around } from "#player/targets/surroundings.ts";
import { watchPage } from "#player/targets/watch-page.ts";
import { tagOf } from "#player/targets/words.ts";

const SWALLOWED = [
  "auxclick",
  "dragstart",
  "pointerdown",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "dblclick",
  "contextmenu",
  "submit",
  "keyup",
  "keypress",
];
const FOCUSABLE = "a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex],[contenteditable],[role]";

/** How much of what scrolls a page key scrolls. */
const PAGE = 0.9;

type Ports = {
  own: Element;
  /** Another element is pointed at, or none. */
  changed(element: Element | null): void;
  chosen(element: Element): void;
  cancelled(): void;
};

/**
 * Lets somebody point at an element of the page, by pointer or by keyboard: Tab goes from control to control, the arrows go to what is around,
 * inside and beside, the page keys scroll, Enter chooses, Escape leaves off. Meanwhile the page gets neither pointer nor keys. Returns how to stop.
 */
export function pointing({ own, changed, chosen, cancelled }: Ports): () => void {
  let at: Element | null = null;
  const isOwn = (event: Event) => event.composedPath().includes(own);
  function to(element: Element | null) {
    if (!element || element === own || /^(html|body)$/.test(tagOf(element))) return;
    at = element;
    changed(element);
  }
  const swallow = (event: Event) => {
    if (isOwn(event)) return void (event.type.startsWith("key") && event.stopImmediatePropagation());
    // Without its touch a browser sends no click, and does not scroll.
    if (!event.type.startsWith("touch")) event.preventDefault();
    event.stopImmediatePropagation();
  };
  const move = guarded((event: Event) => {
    if (isOwn(event)) return;
    const target = event.composedPath()[0] as Node | undefined;
    if (target?.nodeType === Node.ELEMENT_NODE && target !== at) to(target as Element);
  });
  /** What is disabled is pressed without a click. */
  const release = guarded((event: Event) => {
    if (isOwn(event)) return;
    swallow(event);
    const target = event.composedPath()[0] as Element;
    if (target.nodeType === Node.ELEMENT_NODE && target.closest(":disabled")) chosen(target);
  });
  /** By keys also to what is out of sight. */
  function go(element: Element | null) {
    element?.scrollIntoView({ block: "nearest", inline: "nearest" });
    to(element);
  }
  const click = guarded((event: Event) => {
    if (isOwn(event)) return;
    swallow(event);
    const target = event.composedPath()[0] as Element;
    chosen(target.nodeType === Node.ELEMENT_NODE ? target : (at ?? target));
  });
  const key = guarded((event: KeyboardEvent) => {
    // In the editor itself the keys of its buttons are theirs; those of the browser always are.
    const isPressed = isOwn(event) && (event.composedPath()[0] as Element).localName === "button";
    event.stopImmediatePropagation();
    if (isPressed && !/^(Escape|Tab|Arrow)/.test(event.key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key)) return;
    if (event.key === "Escape") cancelled();
    else if (event.key === "Enter" && at) chosen(at);
    else if (event.key.startsWith("Page")) scrollPage(at ?? document.body, event.key === "PageUp" ? -PAGE : PAGE);
    else if (event.key === "Tab") go(nextControl(at, event.shiftKey, own));
    else if (event.key.startsWith("Arrow")) go(beside(at ?? nextControl(null, false, own), event.key));
    event.preventDefault();
  });
  const listeners: [string, (event: never) => void][] = [
    ["pointermove", move],
    ["click", click],
    ["pointerup", release],
    ["keydown", key],
    ...SWALLOWED.map((name): [string, (event: Event) => void] => [name, swallow]),
  ];
  const pointed = new Set<Node>();
  const until = new AbortController();
  /** Also in frames that arrive, or lead to another page, meanwhile. */
  const listen = () => {
    for (const root of [document, ...openRoots(own)]) {
      if (pointed.has(root) || !("defaultView" in root)) continue;
      pointed.add(root);
      const options = { capture: true, passive: false, signal: until.signal };
      for (const [name, listener] of listeners) root.defaultView?.addEventListener(name, listener as EventListener, options);
    }
  };
  listen();
  until.signal.onabort = watchPage(listen);
  return () => until.abort();
}

/** The elements of the page in their order, also those in open shadow roots and in frames that it may look into. */
function* elementsIn(root: Document | ShadowRoot, own: Element): Generator<Element> {
  for (const one of root.querySelectorAll("*")) {
    if (one === own) continue;
    yield one;
    const inner = one.shadowRoot ?? (one.localName === "iframe" && (one as HTMLIFrameElement).contentDocument);
    if (inner) yield* elementsIn(inner, own);
  }
}

/** The control after an element, or before it; after the last one comes the first. */
function nextControl(from: Element | null, backwards: boolean, own: Element): Element | null {
  const all = [...elementsIn(document, own)];
  const at = from ? all.indexOf(from) : -1;
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return (backwards ? others.reverse() : others).find((one) => one.matches(FOCUSABLE) && isShown(one)) ?? null;
}

/** Scrolls the innermost of what scrolls around an element. */
function scrollPage(from: Element, pages: number) {
  const page = from.ownerDocument.scrollingElement;
  let scroller: Element | null = from;
  while (scroller && scroller !== page && !(isScroller(scroller) && scroller.scrollHeight > scroller.clientHeight))
    scroller = outerElement(scroller);
  scroller?.scrollBy(0, scroller.clientHeight * pages);
}

/** What is around an element, in it or beside it; what nobody sees, as a script or a template, is passed over. */
function beside(at: Element | null, key: string): Element | null {
  if (!at) return null;
  if (key === "ArrowUp") return outOf(at);
  const isBack = key === "ArrowLeft";
  let node = key === "ArrowDown" ? (at.shadowRoot ?? innerPage(at)?.body ?? at).firstElementChild : sibling(at, isBack);
  while (node && !isShown(node)) node = sibling(node, isBack);
  return node;
}

const sibling = (node: Element, isBack: boolean) => (isBack ? node.previousElementSibling : node.nextElementSibling);

/** The page in a frame that may be looked into. */
const innerPage = (at: Element) => (at.localName === "iframe" ? (at as HTMLIFrameElement).contentDocument : null);

/** What is around an element; of what is outermost in a frame, the frame. */
function outOf(at: Element): Element | null {
  const outer = around(at);
  return outer && outer !== at.ownerDocument.body ? outer : (at.ownerDocument.defaultView?.frameElement ?? outer);
}
