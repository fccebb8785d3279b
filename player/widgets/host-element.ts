import { guarded } from "../core/guard.ts";
import css from "./player.css?inline";

/**
 * The one element that the player adds to the host page, with an open shadow root. It lives in the top layer where the browser has
 * popovers. A modal dialog of the host page makes everything outside of it inert, so the element moves into the dialog while it is open.
 */
export function createHostElement(nonce: string): { host: HTMLElement; root: HTMLElement; shadow: ShadowRoot } {
  const host = document.createElement("handrail-player");
  const shadow = host.attachShadow({ mode: "open" });
  addStyles(shadow, nonce);
  const root = document.createElement("div");
  shadow.append(root);
  if ("popover" in host) host.popover = "manual";
  settle(host);
  const again = guarded(() => settle(host));
  new MutationObserver(again).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
  document.addEventListener(
    "fullscreenchange",
    guarded(() => raise(host)),
  );
  return { host, root, shadow };
}

function addStyles(shadow: ShadowRoot, nonce: string) {
  if ("adoptedStyleSheets" in shadow && "replaceSync" in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
    return;
  }
  const style = document.createElement("style");
  style.nonce = nonce;
  style.textContent = css;
  shadow.append(style);
}

function settle(host: HTMLElement) {
  const home = modalDialog() ?? document.documentElement;
  if (host.parentNode === home && host.isConnected) return;
  home.append(host);
  raise(host);
}

/** The last modal dialog of the host page that is open. */
export function modalDialog(): HTMLDialogElement | null {
  try {
    return Array.from(document.querySelectorAll<HTMLDialogElement>("dialog:modal")).pop() ?? null;
  } catch {
    return null;
  }
}

/** Puts the element above everything that entered the top layer before. */
function raise(host: HTMLElement) {
  if (!host.showPopover || !host.isConnected) return;
  if (host.matches(":popover-open")) host.hidePopover();
  host.showPopover();
}
