import type { SelectorConfig } from "#app/domain/guides/selector-config.ts";
import { type Around, type Recipe, TARGET_LIMITS, type Target } from "#app/domain/targets/target.ts";
import { kindOf } from "#player/targets/candidates.ts";
import { rootsOf } from "#player/targets/find-target.ts";
import { keyOf } from "#player/targets/keys.ts";
import { isItem } from "#player/targets/row-words.ts";
import { allAround, partName, placeOf } from "#player/targets/surroundings.ts";
import { languageOf } from "#player/targets/translated.ts";
import { isVisible } from "#player/targets/visible.ts";
import { alike, isEditable, isField, labelOf, nameOf, plain, roleOf, tagOf, textOf } from "#player/targets/words.ts";
import { rowOf } from "./captured-row.ts";
import { fitted } from "./fitted-target.ts";
import { keysOf } from "./keys-of.ts";
import { isListOnWindow } from "./list-on-window.ts";
import { selectorFor } from "./selector-for.ts";

const MOST_READ = 3000;

/**
 * What an element is known by on this page, to be found again on a later release of it (`app/domain/targets/target.ts`). Nothing that
 * anybody typed is part of it.
 * @param config what the property wants of selectors: which attributes, which parts of values it does not want, how many elements around
 */
export function captureTarget(element: Element, config: SelectorConfig): Target {
  const [role, called] = [roleOf(element), nameOf(element)];
  const name = commonText(element, called);
  const keys = keysOf(element, config);
  const base: Target = {
    tag: tagOf(element),
    language: languageOf(element).slice(0, 35),
    selector: selectorFor(element, config),
    recipes: [],
  };
  // Components that are there several times have a root each.
  const roots = rootsOf(document.querySelector("handrail-player"));
  const isShared = (key: { name: string; value: string }) => roots.some((root) => sharing(root, element, key));
  const recipes: Recipe[] = keys.map(({ kind, name, value }) => {
    const shared = isShared({ name, value });
    return kind === "id" ? { kind, value, shared } : { kind, name, value, shared };
  });
  const kind = kindOf({ ...base, recipes: [{ kind: "role", role, name, others: [], shared: false }] }).join();
  const like = roots
    .flatMap((root) => Array.from(root.querySelectorAll(kind)))
    .slice(0, MOST_READ)
    .filter((one) => one !== element);
  const names = like.map((one) => [one, nameOf(one)] as const);
  const others = [...new Set(names.map(([, other]) => other).filter((other) => other !== name && alike(other, name) > 0))];
  recipes.push({
    kind: "role",
    role,
    name,
    others: others.slice(0, TARGET_LIMITS.others),
    shared: names.some(([one, other]) => other === called && !isVariant(one, element)),
  });
  const [label, text] = [labelOf(element), isField(element) || isEditable(element) ? "" : commonText(element, plain(textOf(element)))];
  if (label && label !== name) recipes.push({ kind: "label", text: label });
  if (text && text !== name && text.length <= TARGET_LIMITS.text) recipes.push({ kind: "text", text });
  recipes.push({ kind: "place", around: aroundOf(element, config), ...placeOf(element) });
  const isAlike = ([one, other]: readonly [Element, string]) => other === called || (text !== "" && plain(textOf(one)) === text);
  const row = rowOf(
    element,
    names.filter(isAlike).map(([one]) => one),
    config,
  );
  if (row) recipes.push(row);
  return fitted({ ...base, recipes: recipes.slice(0, TARGET_LIMITS.recipes) });
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Without the address of whoever is signed in: for everybody else another stands there. In a row or the like, an address says which it is. */
const commonText = (element: Element, text: string) => (ADDRESS.test(text) && ![element, ...allAround(element)].some(isItem) ? "" : text);

/** What has the same name beside it and alone is hidden is the same thing at another width. What is hidden with all around it is something else. */
const isVariant = (one: Element, element: Element) => one.parentNode === element.parentNode && isVisible(element) && !isVisible(one);

function sharing(root: Document | ShadowRoot, element: Element, { name, value }: { name: string; value: string }): boolean {
  if (name === "class") return Array.from(root.querySelectorAll(`.${CSS.escape(value)}`)).some((one) => one !== element);
  const candidates = name === ":icon" ? root.querySelectorAll(tagOf(element)) : root.querySelectorAll(`[${CSS.escape(name)}]`);
  return Array.from(candidates).some((one) => one !== element && !element.contains(one) && keyOf(one, name) === value);
}

/** What of the elements around says something: landmarks, tables, forms, and those with a name or key; as many others as the property wants. */
function aroundOf(element: Element, config: SelectorConfig): Around[] {
  const described = allAround(element).map((one): Around => {
    const keys = keysOf(one, config).filter(({ kind, name }) => kind !== "attribute" || (name.startsWith("data-") && name !== "data-id"));
    const scrolls = one.scrollHeight > one.clientHeight * 1.5 && /(auto|scroll)/.test(getComputedStyle(one).overflowY);
    const stable = keys.slice(0, TARGET_LIMITS.keys).map(({ name, value }) => ({ name, value }));
    return {
      tag: tagOf(one),
      role: roleOf(one),
      name: partName(one).slice(0, TARGET_LIMITS.text),
      keys: stable,
      scrolls,
      ...(isListOnWindow(one) ? { isOnWindow: true } : {}),
    };
  });
  const says = (one: Around) => one.role !== "" || one.name !== "" || one.keys.length > 0 || one.scrolls || one.isOnWindow === true;
  let more = config.minParents - described.filter(says).length;
  return described.filter((one) => says(one) || more-- > 0).slice(0, TARGET_LIMITS.around);
}
