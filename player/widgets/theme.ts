import type { Bundle } from "#app/domain/player/bundle.ts";

/** Gives an element, and all that stands in it, the colours and corners of a property. */
export function dress(element: HTMLElement, { css }: Bundle["style"]): void {
  for (const [name, value] of Object.entries(css)) element.style.setProperty(name, value);
}
