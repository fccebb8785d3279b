/** Whether a text is a colour as #rgb or #rrggbb. */
export const isColour = (text: string): boolean => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);

/** The colour out of black ink and white that reads best on a background, given as #rgb or #rrggbb. */
export function inkOn(background: string): string {
  return contrastOf(background, INK) >= contrastOf(background, "#ffffff") ? INK : "#ffffff";
}

const INK = "#101828";

/** How well one colour reads on another: 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, 1.4.3 and 1.4.11: the least contrast of text, and of what is no text, such as a button. */
export const LEAST_CONTRAST = { text: 4.5, part: 3 };

const GROUNDS = { white: "#ffffff", dark: INK };

/**
 * Where buttons and marks of a colour, given as #rgb or #rrggbb, are hard to see, with the contrast there (1 to 21): on the white of the
 * assistant, whatever is around it, and on a page that is dark where authors look at one. Empty for what is no colour.
 */
export function faintOn(colour: string, host: keyof typeof HOST_GROUNDS): { ground: keyof typeof GROUNDS; contrast: number }[] {
  if (!isColour(colour)) return [];
  const all = HOST_GROUNDS[host].map((ground) => ({ ground, contrast: contrastOf(colour, GROUNDS[ground]) }));
  return all.filter(({ contrast }) => contrast < LEAST_CONTRAST.part);
}

const HOST_GROUNDS = { light: ["white"], dark: ["white", "dark"] } as const;

/** Red, green and blue of a colour, each 0 to 255; of what is no colour those of the default main colour. */
export function rgbOf(colour: string): number[] {
  const long = colour.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3");
  return (isColour(long) ? long : "#0098ff").match(/\w\w/g)!.map((part) => Number.parseInt(part, 16));
}

/** The colour of three parts from 0 to 255 as #rrggbb. */
export const hexOf = (parts: readonly number[]): string => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
