import type { SelectorConfig } from "#app/domain/guides/selector-config.ts";
import { keysOf } from "./keys-of.ts";

const NAMES = /^(test|id)$|^(name|href|aria-label|data-.*)$/;

/**
 * A CSS selector that finds just this element in its document or shadow root: by one of its keys if that is enough, else below the nearest
 * element around it that has one. It names at least `minParents` elements around.
 */
export function selectorFor(element: Element, config: SelectorConfig): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const isAlone = (selector: string) => root.querySelectorAll(selector).length === 1;
  const parts: string[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) {
    const own = ownSelectors(one, config);
    const behind = parts.length > 0 ? ` > ${parts.join(" > ")}` : "";
    const parents = parts.length;
    const alone = own.find((selector) => isAlone(selector + behind));
    if (alone && parents >= config.minParents) return alone + behind;
    parts.unshift(own[0] && isAlone(own[0]) ? own[0] : placed(one));
    if (parents >= config.minParents && isAlone(parts.join(" > "))) return parts.join(" > ");
  }
  return parts.join(" > ");
}

function ownSelectors(element: Element, config: SelectorConfig): string[] {
  const tag = element.localName;
  return keysOf(element, config).flatMap(({ kind, name, value }) => {
    // Classes come and go; a property may want them all the same.
    if (name === "class") return config.attributes.length > 0 ? [`${tag}.${CSS.escape(value)}`] : [];
    if (kind === "attribute" && (!NAMES.test(name) || element.getAttribute(name) !== value)) return [];
    return kind === "id" ? [`#${CSS.escape(value)}`] : [`${tag}[${CSS.escape(name)}="${CSS.escape(value)}"]`];
  });
}

function placed(element: Element): string {
  const tag = CSS.escape(element.localName);
  const siblings = Array.from(element.parentNode?.children ?? []).filter(({ localName }) => localName === element.localName);
  return siblings.length < 2 ? tag : `${tag}:nth-of-type(${siblings.indexOf(element) + 1})`;
}
