import { CATEGORY_COLORS, COLOURS, type Stylings } from "./stylings.ts";

/** The stylings that are the look of the assistant, and not how it behaves: what a theme keeps under a name, and other properties take over. */
export const DESIGN = ["main_color", "btn_border_radius", ...COLOURS, ...CATEGORY_COLORS] as const satisfies readonly (keyof Stylings)[];
export type Design = Pick<Stylings, (typeof DESIGN)[number]>;

export const designOf = (stylings: Stylings): Design => Object.fromEntries(DESIGN.map((name) => [name, stylings[name]])) as Design;

/** Whether two look alike: colours are the same in small and capital letters. */
export const isSameDesign = (one: Design, other: Design): boolean =>
  DESIGN.every((name) => one[name].toLowerCase() === other[name].toLowerCase());

/** Most characters of a theme's name, and most themes of a company. */
export const THEME_LIMITS = { name: 80, themes: 50 } as const;
