import type { PropertyPaths } from "#app/paths/paths-of.ts";

/** What stands at an element of the application: hints, and checks of its fields. Their screens are the same but for a few fields. */
export const NOUNS = ["tooltip", "validator"] as const;
export type Noun = (typeof NOUNS)[number];

type Ways = { list: PropertyPaths["tooltips"]; create(): string; one: PropertyPaths["tooltip"]; remove: PropertyPaths["removeTooltip"] };

/** The addresses of the screens of a noun. */
export function waysOf(paths: PropertyPaths, noun: Noun): Ways {
  return noun === "tooltip"
    ? { list: paths.tooltips, create: paths.createTooltip, one: paths.tooltip, remove: paths.removeTooltip }
    : { list: paths.validators, create: paths.createValidator, one: paths.validator, remove: paths.removeValidator };
}
