import type { Bundle } from "#app/domain/player/bundle.ts";

/** Gives an element, and all that stands in it, the colours and corners of a property. */
export function dress(element: HTMLElement, { mainColor, ink, buttonRadius }: Bundle["style"]): void {
  element.style.setProperty("--main", mainColor);
  element.style.setProperty("--on-main", ink ?? "#fff");
  element.style.setProperty("--radius", buttonRadius);
}
