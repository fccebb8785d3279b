import type { Bundle } from "#app/domain/player/bundle.ts";
import { guarded } from "#player/core/guard.ts";
import type { RunView } from "#player/core/run-control.ts";
import css from "./launcher.css?inline";
import { LAUNCHER_ICONS } from "./launcher-icons.ts";
import { safeAddress } from "./safe-address.ts";

const SVG = "http://www.w3.org/2000/svg";

/**
 * The assistant's button in a corner of the page. Made without the rendering library, so that a page on which nobody opens
 * anything never runs it.
 */
export function createLauncher(actions: {
  press(): void;
  /** Somebody is about to press it. */
  approach(): void;
}) {
  const button = document.createElement("button");
  button.type = "button";
  // It has no name before there is a model to show.
  button.hidden = true;
  let face = "";
  button.addEventListener("click", guarded(actions.press));
  for (const sign of ["pointerenter", "focus"]) button.addEventListener(sign, guarded(actions.approach));

  function show(name: string, avatarUrl: string | null) {
    if (face === name) return;
    face = name;
    const avatar = name === "avatar" ? safeAddress(avatarUrl ?? "", location.href) : undefined;
    button.replaceChildren(avatar ? picture(avatar) : icon(name === "close" ? "close" : "guide"));
  }

  return {
    element: button,
    css,
    update({ bundle, isOpen, run }: { bundle: Bundle; isOpen: boolean; run: RunView | null }) {
      const label = bundle.texts.open;
      const isWide = innerWidth >= bundle.style.minViewWidth;
      // What asks is not in the assistant's list.
      const isListing = bundle.isHelping || [...bundle.guides, ...(bundle.messages ?? [])].some((one) => !("shape" in one));
      button.hidden = !isWide || !isListing || bundle.isAway || run?.stand === "slide";
      button.className = `launcher ${bundle.style.position}${run ? " busy" : ""}`;
      button.lang = bundle.property.language;
      button.title = label;
      button.setAttribute("aria-label", label);
      button.setAttribute("aria-expanded", String(isOpen));
      const { avatarUrl } = bundle.style;
      show(isOpen ? "close" : avatarUrl ? "avatar" : "guide", avatarUrl);
    },
    /** What was asked for is still on its way. */
    wait(isWaiting: boolean) {
      button.ariaBusy = String(isWaiting);
    },
  };
}

function picture(address: string) {
  const image = document.createElement("img");
  image.alt = "";
  image.src = address;
  return image;
}

function icon(name: keyof typeof LAUNCHER_ICONS) {
  const svg = document.createElementNS(SVG, "svg");
  const attributes = { class: "icon", viewBox: "0 0 24 24", width: "26", height: "26", "aria-hidden": "true" };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  svg.append(document.createElementNS(SVG, "path"));
  svg.firstElementChild?.setAttribute("d", LAUNCHER_ICONS[name]);
  return svg;
}
