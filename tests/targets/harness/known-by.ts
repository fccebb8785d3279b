import { around, everyElement } from "./every-element.ts";
import { rowOf } from "./rows-of-page.ts";
import { isGenerated, type Scene } from "./scene.ts";
import { nameOf, plain, textNodes } from "./words.ts";

const KEY = /^(id|name|href|action|src|for|autocomplete|value|role|data-.+)$/;
/** What says how an element is at the moment, or how it looks. */
const STATE = /^data-(state|orientation|side|placement|radix-.+|v-.+)$/;
const SPEAKING_TYPE = /^(email|tel|password|search|file|date|color|range|url|number|time)$/;
const NAMED = "section, form, article, nav, aside, fieldset, dialog, table, ul, main, [role]";
const PARTS = /^(nav|header|footer|main|aside|form|dialog|thead|tbody|tfoot|fieldset|table|article)$/;

/** What a person would know an element by, apart from where it stands among its like. What is generated nobody knows. */
export function knownBy(scene: Scene, element: Element, own = new Set(textNodes(element))): Set<string> {
  const row = rowOf(element);
  const name = nameOf(element).toLowerCase();
  return new Set([
    `kind ${kindOf(element)}`,
    ...keysOf(scene, element).map((key) => `key ${key}`),
    ...(name ? [`name ${name}`] : []),
    ...[...element.querySelectorAll("svg path, svg use, img")].map((each) => `drawing ${drawingOf(each)}`),
    ...(row ? [...keysOf(scene, row).map((key) => `row key ${key}`), ...wordsOf(row, own).map((word) => `row ${word}`)] : []),
    ...around(element).flatMap((each) => [
      ...(PARTS.test(each.localName) ? [`in ${each.localName}`] : []),
      ...(each.matches(NAMED) ? titlesOf(each, own).map((title) => `in ${title}`) : []),
      ...keysOf(scene, each).map((key) => `in ${key}`),
    ]),
  ]);
}

const kindOf = (element: Element) => `${element.localName} ${element.getAttribute("role") ?? ""} ${element.getAttribute("type") ?? ""}`;
const drawingOf = (element: Element) => element.getAttribute("d") ?? element.getAttribute("href") ?? element.getAttribute("src") ?? "";

export function keysOf(scene: Scene, element: Element): string[] {
  const type = element.getAttribute("type") ?? "";
  const speaking = SPEAKING_TYPE.test(type) ? [`type ${type}`] : [];
  const keys = [...element.attributes].filter((each) => isKey(element, each) && !isGenerated(scene, element, each.name));
  return [...speaking, ...keys.map(({ name, value }) => `${name} ${value}`)];
}

function isKey(element: Element, { name, value }: Attr): boolean {
  if (!KEY.test(name) || STATE.test(name) || !value || /^(#|javascript:.*|off)$/.test(value)) return false;
  return name !== "value" || element.matches("button, option, [type=radio], [type=checkbox]");
}

const wordsOf = (row: Element, own: Set<Text>) =>
  textNodes(row)
    .filter((text) => !own.has(text))
    .map(({ data }) => plain(data).toLowerCase());

function titlesOf(part: Element, own: Set<Text>): string[] {
  const heading = [...part.children]
    .flatMap((child) => [child, ...child.children])
    .find((child) => /^(h\d|legend|caption|summary)$/.test(child.localName));
  const isOwn = heading && textNodes(heading).some((text) => own.has(text));
  const label = part.getAttribute("aria-label") ?? "";
  return [label, heading && !isOwn ? plain(heading.textContent ?? "") : ""].filter(Boolean).map((title) => title.toLowerCase());
}

/**
 * Whether a person would still know an element on a changed page: of what it was known by before, it still has something that no other
 * element has together. A longer name still holds the one before.
 */
export function isStillKnown(scene: Scene, element: Element, before: Set<string>): boolean {
  const name = nameOf(element).toLowerCase();
  const now = knownBy(scene, element);
  const kept = [...before].filter((fact) => now.has(fact) || (fact.startsWith("name ") && name.includes(fact.slice(5))));
  const others = everyElement().filter((other) => other !== element && kindOf(other) === kindOf(element));
  return !others.some((other) => {
    // The words of a row are those of all that is in it: what is not said of itself tells none of it from the rest.
    const facts = knownBy(scene, other, new Set());
    return kept.every((fact) => facts.has(fact));
  });
}

/** Whether it still has an attribute of its own by which it was known. */
export const keepsKey = (scene: Scene, element: Element, before: Set<string>) =>
  keysOf(scene, element).some((key) => before.has(`key ${key}`) && !key.startsWith("role "));
