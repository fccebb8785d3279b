import { guarded } from "#player/core/guard.ts";
import { around } from "#player/targets/surroundings.ts";
import { tagOf } from "#player/targets/words.ts";

const SWALLOWED = [
  "pointerdown",
  "pointerup",
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

type Ports = {
  own: Element;
  /** Another element is pointed at, or none. */
  changed(element: Element | null): void;
  chosen(element: Element): void;
  cancelled(): void;
};

/**
 * Lets somebody point at an element of the page, by pointer or by keyboard: Tab goes from control to control, the arrows go to what is around,
 * inside and beside, Enter chooses, Escape leaves off. Meanwhile the page gets neither pointer nor keys. Returns how to stop.
 */
export function pointing({ own, changed, chosen, cancelled }: Ports): () => void {
  let at: Element | null = null;
  const documents = [document, ...framesIn(document)];

  const isOwn = (event: Event) => event.composedPath().includes(own);
  function to(element: Element | null) {
    if (!element || element === own || /^(html|body)$/.test(tagOf(element))) return;
    at = element;
    changed(element);
  }
  const swallow = (event: Event) => {
    if (isOwn(event)) return void (event.type.startsWith("key") && event.stopImmediatePropagation());
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const move = guarded((event: Event) => {
    if (isOwn(event)) return;
    const target = event.composedPath()[0] as Node | undefined;
    if (target?.nodeType === Node.ELEMENT_NODE && target !== at) to(target as Element);
  });
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
    else if (event.key === "Tab") to(nextControl(documents, at, event.shiftKey, own));
    else if (event.key.startsWith("Arrow")) to(beside(at ?? nextControl(documents, null, false, own), event.key));
    event.preventDefault();
  });
  const listeners: [string, (event: never) => void][] = [
    ["pointermove", move],
    ["click", click],
    ["keydown", key],
    ...SWALLOWED.map((name): [string, (event: Event) => void] => [name, swallow]),
  ];
  const views = documents.map(({ defaultView }) => defaultView).filter((view) => view !== null);
  for (const view of views)
    for (const [name, listener] of listeners) view.addEventListener(name, listener as EventListener, { capture: true, passive: false });
  return () => {
    for (const view of views)
      for (const [name, listener] of listeners) view.removeEventListener(name, listener as EventListener, { capture: true });
  };
}

function framesIn(inside: Document): Document[] {
  return Array.from(inside.querySelectorAll("iframe")).flatMap((frame) => {
    const inner = frame.contentDocument;
    return inner ? [inner, ...framesIn(inner)] : [];
  });
}

function nextControl(documents: Document[], from: Element | null, backwards: boolean, own: Element): Element | null {
  const all = documents
    .flatMap((one) => Array.from(one.querySelectorAll(FOCUSABLE)))
    .filter((one) => one !== own && one.getClientRects().length > 0);
  const index = from ? all.indexOf(from) : -1;
  if (index >= 0) return all.at((index + (backwards ? -1 : 1)) % all.length) ?? null;
  const after = from ? all.find((one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) : all[0];
  return after ?? all[0] ?? null;
}

function beside(at: Element | null, key: string): Element | null {
  if (!at) return null;
  if (key === "ArrowUp") return around(at);
  if (key === "ArrowDown") return at.shadowRoot?.firstElementChild ?? at.firstElementChild;
  return key === "ArrowRight" ? at.nextElementSibling : at.previousElementSibling;
}
