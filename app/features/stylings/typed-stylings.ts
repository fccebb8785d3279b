import { MOST_TEXT_CHARACTERS } from "#app/domain/player/property-texts.ts";
import { DEFAULT_STYLINGS, type Stylings } from "#app/domain/player/stylings.ts";
import { withoutMailto, withProtocol } from "#app/domain/urls/with-protocol.ts";

/** Whether people choose a styling by a box. */
const isTicked = (name: string) => typeof DEFAULT_STYLINGS[name as keyof Stylings] === "boolean";

const isLink = (name: string) => name.endsWith("LinkURL");

/** The controls of a form for stylings: a box is "on" or empty, a length has no unit, a mail address no protocol. */
export function stylingValues<Name extends keyof Stylings>(stylings: Stylings, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, asControl(name, stylings[name])])) as Record<Name, string>;
}

function asControl(name: string, value: Stylings[keyof Stylings]): string {
  if (typeof value === "boolean") return value ? "on" : "";
  if (isLink(name)) return withoutMailto(String(value));
  return String(value).replace(/^(\d+)px$/, "$1");
}

/**
 * Stylings as the controls of a form say them, whatever they hold; a box that is not ticked says nothing, so that `all` names those of
 * the form.
 */
export function typedStylings(form: URLSearchParams, all: readonly string[]): Record<string, unknown> {
  const known = all.filter((name) => Object.hasOwn(DEFAULT_STYLINGS, name));
  return Object.fromEntries(
    known.flatMap((name) => {
      if (isTicked(name)) return [[name, form.get(name) === "on"]];
      const typed = form.get(name);
      return typed === null ? [] : [[name, asStyling(name, typed.trim())]];
    }),
  );
}

function asStyling(name: string, typed: string): unknown {
  if (name === "min_view_width") return typed === "" ? 0 : Number(typed);
  if (name === "btn_border_radius") return `${typed || 0}px`;
  return isLink(name) ? withProtocol(typed) : typed;
}

/** The same of the property's texts. */
export const typedTexts = (form: URLSearchParams, all: readonly string[]): Record<string, string> =>
  Object.fromEntries(all.filter((name) => Object.hasOwn(MOST_TEXT_CHARACTERS, name)).map((name) => [name, form.get(name) ?? ""]));
