import type { Bundle } from "#app/domain/player/bundle.ts";

/** Gives an element, and all that stands in it, the colours and corners of a property. */
export function dress(element: HTMLElement, { mainColor, buttonRadius }: Bundle["style"]): void {
  element.style.setProperty("--main", mainColor);
  element.style.setProperty("--on-main", inkOn(mainColor));
  element.style.setProperty("--radius", buttonRadius);
}

/** The colour out of black ink and white that reads best on a background, given as #rgb or #rrggbb. */
export function inkOn(background: string): string {
  const luminance = luminanceOf(background);
  return (luminance + 0.05) / (luminanceOf(INK) + 0.05) >= 1.05 / (luminance + 0.05) ? INK : "#ffffff";
}

const INK = "#101828";

function luminanceOf(colour: string): number {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  const parts = short ? short.slice(1).map((part) => part + part) : (long?.slice(1) ?? ["00", "98", "ff"]);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
