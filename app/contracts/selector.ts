import { parse, type Selector } from "css-what";
import type { SelectorParts } from "#app/domain/guides/selector-config.ts";
import { isUrlOrPath } from "#app/domain/urls/url-or-path.ts";

/** Pseudo-classes of jQuery, which the parser reads and no browser knows. */
const FOREIGN = new Set(
  "button checkbox contains eq even file first gt header hidden icontains image input last lt odd parent password radio reset selected submit text visible".split(
    " ",
  ),
);

const COMBINATORS: ReadonlySet<string> = new Set(["adjacent", "child", "descendant", "sibling"]);

/** What a CSS selector names, or null if browsers cannot read it. What it finds is not looked at. */
export function selectorParts(selector: string): SelectorParts | null {
  if (startsNameWithDigit(selector)) return null;
  try {
    const alternatives = parse(selector);
    return alternatives.some((tokens) => hasOpenEnd(tokens) || hasForeign(tokens)) ? null : alternatives.map(partsOf);
  } catch {
    return null;
  }
}

/** The parser lets names begin with a digit (`#1`, `[data-row=1]`); browsers want them quoted or escaped. */
function startsNameWithDigit(selector: string): boolean {
  return /[#.=]\s*-?\d/.test(selector.replace(/\\.|"[^"]*"|'[^']*'/gs, "''"));
}

/** Whether it begins or ends with a combinator (`> a`, `a >`). */
function hasOpenEnd(tokens: Selector[]): boolean {
  return [tokens[0], tokens.at(-1)].some((token) => token !== undefined && COMBINATORS.has(token.type));
}

function hasForeign(tokens: Selector[]): boolean {
  return tokens.some((token, index) => {
    if (token.type === "tag") return isAmiss(token.name, tokens[index - 1]);
    if (token.type === "attribute") return token.action === "not";
    if (token.type !== "pseudo") return token.type === "parent" || token.type === "column-combinator";
    return FOREIGN.has(token.name) || (Array.isArray(token.data) && token.data.some(hasForeign));
  });
}

/** The parser takes what follows a name for another one (`a!b`); browsers know tags at the beginning alone. */
function isAmiss(name: string, before: Selector | undefined): boolean {
  return !/^[-\w\u0080-\uffff]+$/.test(name) || (before !== undefined && !COMBINATORS.has(before.type));
}

function partsOf(tokens: Selector[]): SelectorParts[number] {
  const attributes = tokens.flatMap((token) => (token.type === "attribute" ? [{ name: token.name, value: token.value }] : []));
  return { attributes, parents: tokens.filter(({ type }) => type === "child" || type === "descendant").length };
}

type Target = Selectors & { url: string; type: string };
export type WrongTarget = WrongSelector | { path: "url"; code: "url_error_invalid" };

/**
 * What of a step's page and selectors names nothing, by paths; `stored` as for selectors. The selectors of a slide are not in use, and are
 * looked at once it is a step.
 */
export function wrongTarget(step: Target, stored: Partial<Target> = {}): WrongTarget[] {
  const wrong: WrongTarget[] = step.type === "slide" ? [] : wrongSelectors(step, stored);
  // Without one it is on any page.
  return step.url === "" || step.url === stored.url || isUrlOrPath(step.url)
    ? wrong
    : [...wrong, { path: "url", code: "url_error_invalid" }];
}

type Selectors = { identifier: string; selectors: readonly string[]; skipIf: string | null };
export type WrongSelector = { path: string; code: "selector_error_invalid" | "selector_error_line" };

/**
 * The selectors of a step that browsers cannot read, by their paths. One that was stored before (`stored`) is no obstacle to changing
 * something else, wherever it stands now.
 */
export function wrongSelectors(step: Selectors, stored: Partial<Selectors> = {}): WrongSelector[] {
  const known = new Set([stored.identifier, ...(stored.selectors ?? []), stored.skipIf]);
  const asked: [string, string][] = [
    ["identifier", step.identifier],
    ...step.selectors.map((selector, index): [string, string] => [`selectors.${index}`, selector]),
    ["skipIf", step.skipIf ?? ""],
  ];
  return asked
    .filter(([, selector]) => selector.trim() !== "" && !known.has(selector) && selectorParts(selector) === null)
    .map(([path]) => ({ path, code: path.startsWith("selectors.") ? "selector_error_line" : "selector_error_invalid" }));
}
