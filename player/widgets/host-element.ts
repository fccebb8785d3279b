import { guarded } from "#player/core/guard.ts";

/** What a host page listens to at its document to close menus, to keep the focus in its own dialogs, and for its shortcuts. */
const KEPT = "keydown keyup keypress pointerdown mousedown pointerup mouseup touchstart click focusin focusout".split(" ");
/** A page that removes the element so often does not want it; to put it back each time would keep the page from anything else. */
const MOST_REMOVED = 99;
const keepInside = (event: Event) => event.stopPropagation();

/**
 * The one element that the player adds to the host page, with an open shadow root. A modal dialog of the host page makes everything
 * outside of it inert, so the element moves into the dialog while it is open. `raise` puts it into the top layer, above whatever
 * entered it before, where the browser has popovers; until then it is merely the page's last element. What happens
 * inside of it stays out of the host page's listeners.
 */
export function createHostElement(nonce: string) {
  const host = document.createElement("handrail-player");
  const shadow = host.attachShadow({ mode: "open" });
  for (const name of KEPT) shadow.addEventListener(name, keepInside);
  let isRaised = false;
  let removed = 0;
  const layers: (Element | null)[] = [];

  function raise() {
    isRaised = true;
    if (!host.showPopover || !host.isConnected) return;
    host.popover = "manual";
    if (host.matches(":popover-open")) host.hidePopover();
    host.showPopover();
  }
  const raiseAgain = () => isRaised && raise();

  function lower() {
    isRaised = false;
    if (host.popover) host.popover = null;
  }

  function settle() {
    const home = layers.find((one) => one?.isConnected) || modalDialog() || document.documentElement;
    if (host.parentNode === home || (!host.isConnected && removed++ > MOST_REMOVED)) return;
    home.append(host);
    raiseAgain();
  }
  settle();
  new MutationObserver(guarded(settle)).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
  document.addEventListener("fullscreenchange", guarded(raiseAgain));
  return {
    ...{ element: host, shadow, raise: () => isRaised || raise(), lower, addStyles: (css: string) => addStyles(shadow, css, nonce) },
    /** Goes into the dialog or popover (see `layerAround`) that the target of a run (0), or else that of a hint (1), is in; null for none. */
    into(of: 0 | 1, layer: Element | null) {
      layers[of] = layer;
      settle();
    },
  };
}

export type HostElement = ReturnType<typeof createHostElement>;

/** Neither way is against a content security policy that knows the script's nonce. Gives what takes them away again. */
function addStyles(shadow: ShadowRoot, css: string, nonce: string): () => void {
  if ("adoptedStyleSheets" in shadow && "replaceSync" in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
    return () => {
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }
  const style = document.createElement("style");
  style.nonce = nonce;
  style.textContent = css;
  shadow.append(style);
  return () => style.remove();
}

/** The last modal dialog of the host page that is open, but those in shadow roots. */
export function modalDialog(): HTMLDialogElement | null {
  const all = Array.from(document.getElementsByTagName("dialog"));
  return all.filter((one) => one.matches(":modal")).pop() ?? null;
}
