import type { SelectorConfig } from "#app/domain/guides/selector-config.ts";
import { type Key, TARGET_LIMITS } from "#app/domain/targets/target.ts";
import { keyOf } from "#player/targets/keys.ts";
import { isField, tagOf } from "#player/targets/words.ts";
import { looksGenerated } from "./looks-generated.ts";

/** Attributes that applications have for their own tests. */
const TEST_ATTRIBUTES = [
  ..."data-testid data-test-id data-test data-cy data-qa data-e2e data-pw data-automation-id data-automationid".split(" "),
  ..."data-hook data-tid data-test-subj data-selenium data-ui-test".split(" "),
];

/** Attributes that name something, whatever it is. */
const NAMING = ["name", "type", "href", "for", "placeholder", "title", "alt", "autocomplete", "action", "formaction", "src", ":icon"];
/** What these are says nothing about the element, or changes while it is used. */
const PASSING =
  /^data-(v-|reactid|reactroot|state|status|active|selected|open|expanded|index|focus|hover|loading|visible|theme|placement|side|align|orientation|animation|radix|headlessui|floating|slot|turbo|placeholder|index|count|n-)/;
/** Values that name a thing of the application may well be numbers. */
const NUMBERED =
  /^(data-.*(id|key|code|uid|row|item|name|sku|value|symbol)|href|src|action|value|:icon|placeholder|title|alt|type|autocomplete)$/;
const MOST_CLASSES = 2;

export type KeyKind = "test" | "id" | "attribute";

/**
 * The attributes by which an element may be known again, as the property wants them: only those it names, when it names any; none whose value
 * has a part that changes with every release.
 */
export function keysOf(element: Element, config: SelectorConfig): ({ kind: KeyKind } & Key)[] {
  const wanted = new Set(config.attributes.map((name) => name.trim().toLowerCase()));
  const isWanted = (name: string) => wanted.size === 0 || wanted.has(name) || name === "type";
  const isBlocked = (value: string) => config.valueBlocklist.some((part) => value.includes(part));
  const named = (kind: KeyKind, name: string, value: string | null) =>
    value && value.length <= TARGET_LIMITS.value && isWanted(name) && !isBlocked(value) ? [{ kind, name, value }] : [];
  const tests = [...new Set([...TEST_ATTRIBUTES, ...wanted])].filter(
    (name) => element.hasAttribute(name) && name !== "id" && name !== "class",
  );
  const attributes = [...new Set([...NAMING, ...dataOf(element), ...(hasOwnValue(element) ? ["value"] : [])])];
  const classes = Array.from(element.classList).filter(
    (name) => !looksGenerated(name) && !/[:/[\]]|^(is|has|js)-|^(active|open|selected|focus|hover)/.test(name),
  );
  return [
    ...tests.flatMap((name) => (isMade(name, element) ? [] : named("test", name, element.getAttribute(name)))),
    ...(looksGenerated(element.id) ? [] : named("id", "id", element.id)),
    ...attributes
      .filter((name) => !tests.includes(name) && !isMade(name, element))
      .flatMap((name) => named("attribute", name, keyOf(element, name))),
    ...classes.slice(0, MOST_CLASSES).flatMap((name) => named("attribute", "class", name)),
  ];
}

function isMade(name: string, element: Element): boolean {
  const value = keyOf(element, name) ?? "";
  if (name === "name" || name === "for") return looksGenerated(value) && !/^[a-z][\w.-]*(\[[\w.-]*\])+$/i.test(value);
  return !NUMBERED.test(name) && looksGenerated(value);
}

const dataOf = (element: Element) =>
  element
    .getAttributeNames()
    .filter((name) => name.startsWith("data-") && !PASSING.test(name) && !TEST_ATTRIBUTES.includes(name) && !/-[a-f\d]{6,}$/.test(name));

/** The value of a box to tick or of an option names it; that of a field was typed. */
const hasOwnValue = (element: Element) =>
  isField(element) ? /^(checkbox|radio)$/.test((element as HTMLInputElement).type) : /^(button|option|input)$/.test(tagOf(element));
