import { ICONS } from "./icons.ts";
import type { Actions, Model } from "./model.ts";
import { safeAddress } from "./safe-address.ts";

const SVG = "http://www.w3.org/2000/svg";

/**
 * The assistant's button in a corner of the page. Made without the rendering library, so that a page on which nobody opens
 * anything never runs it.
 */
export function createLauncher(actions: Actions) {
  const button = document.createElement("button");
  button.type = "button";
  // It has no name before there is a model to show.
  button.hidden = true;
  let now: Model | null = null;
  let face = "";
  button.addEventListener("click", () => now && actions.toggle(!now.isOpen));

  function show(name: string) {
    if (face === name) return;
    face = name;
    const avatar = name === "avatar" ? safeAddress(now?.bundle.style.avatarUrl ?? "") : undefined;
    button.replaceChildren(avatar ? picture(avatar) : icon(name === "close" ? "close" : "guide"));
  }

  return {
    element: button,
    update(model: Model) {
      now = model;
      const { bundle, texts, isOpen, isWide, run } = model;
      const label = texts.open;
      button.hidden = !isWide || bundle.guides.length === 0 || run?.stand === "slide";
      button.className = `launcher ${bundle.style.position}${run ? " busy" : ""}`;
      button.lang = bundle.property.language;
      button.title = label;
      button.setAttribute("aria-label", label);
      button.setAttribute("aria-expanded", String(isOpen));
      show(isOpen ? "close" : bundle.style.avatarUrl ? "avatar" : "guide");
    },
  };
}

function picture(address: string) {
  const image = document.createElement("img");
  image.alt = "";
  image.src = address;
  return image;
}

function icon(name: keyof typeof ICONS) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", "26");
  svg.setAttribute("height", "26");
  svg.setAttribute("aria-hidden", "true");
  svg.append(document.createElementNS(SVG, "path"));
  svg.firstElementChild?.setAttribute("d", ICONS[name]);
  return svg;
}
