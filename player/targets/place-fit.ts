import type { Key, Recipe, Target } from "#app/domain/targets/target.ts";
import { isGlyph, keyOf } from "./keys.ts";
import { isItem, isItemRole } from "./row-words.ts";
import { allAround, partName, placeOf } from "./surroundings.ts";
import { alike, nameOf, roleOf, tagOf } from "./words.ts";

type Place = Extract<Recipe, { kind: "place" }>;
type Role = Extract<Recipe, { kind: "role" }>;

/** Where one among several of the same name stands says much; else it says little, for a twin may come to stand there. */
const SHARES = { shared: { chain: 0.4, position: 0.3, beside: 0.3 }, alone: { chain: 0.55, position: 0.1, beside: 0.35 } };

/** How well the place of a candidate is that of a target, from 0 to 1. */
export function placeFit(candidate: Element, recipe: Place, isShared: boolean, isTranslated: boolean): number {
  const { nth, of, before, after } = placeOf(candidate);
  const shares = SHARES[isShared || isTranslated ? "shared" : "alone"];
  const { chain, position, beside } =
    recipe.around.length > 0 ? shares : { chain: 0, position: shares.position, beside: 1 - shares.position };
  const is = (isSame: boolean) => (isSame ? 0.5 : 0);
  const stands = is(nth === recipe.nth) + is(of === recipe.of);
  const between = isTranslated ? stands : is(before === recipe.before) + is(after === recipe.after);
  return chain * chainFit(candidate, recipe, isTranslated) + position * stands + beside * between;
}

/** How many of the elements around a target are around a candidate, in their order, whatever else is between them. */
function chainFit(candidate: Element, { around }: Place, isTranslated: boolean): number {
  if (around.length === 0) return 1;
  const outer = allAround(candidate);
  let [at, met] = [0, 0];
  for (const one of around) {
    const found = outer.findIndex((element, index) => {
      if (index < at) return false;
      if (one.role ? roleOf(element) !== one.role : tagOf(element) !== one.tag) return false;
      if (one.keys.length > 0 && one.keys.some(({ name, value }) => element.getAttribute(name) === value)) return true;
      return isTranslated || one.name === "" || alike(partName(element), one.name) > 0;
    });
    if (found < 0) continue;
    met++;
    at = found + 1;
  }
  return met / around.length;
}

/**
 * Whether a candidate is in another part of the page than the target was: nothing around it is called like the nearest part around that, though
 * something around it has a name. The same button of another dialog, step or view does something else.
 */
export function isInOtherPart(candidate: Element, { recipes }: Target): boolean {
  const part = recipes.find((one) => one.kind === "place")?.around.find(({ name, role }) => name !== "" && !isItemRole(role));
  if (!part) return false;
  const isIt = (one: Element) => part.keys.some(({ name, value }) => one.getAttribute(name) === value);
  let isNamed = false;
  for (const one of allAround(candidate)) {
    const name = isItem(one) ? "" : partName(one);
    if (isIt(one) || alike(name, part.name) > 0) return false;
    isNamed ||= name !== "";
  }
  return isNamed;
}

const ITS_OWN = /^(name|href|type|:icon)$/;

/** An icon may be drawn anew where the name stayed, or a class that no other element had. */
const isOnlyRedrawn = (candidate: Element, { recipes }: Target, { name }: Role) =>
  name === ""
    ? recipes.some((one) => one.kind === "attribute" && one.name === "class" && !one.shared && candidate.classList.contains(one.value))
    : nameOf(candidate) === name;

/**
 * Whether a candidate without anything that tells it stands just where the target stood: as many of its kind, itself at the same place of them,
 * within the same elements, between the same neighbours. What had no name has none, and nothing that was its own is another one's.
 */
export function isExactPlace(candidate: Element, target: Target, isTranslated: boolean): boolean {
  const { recipes } = target;
  const place = recipes.find((one): one is Place => one.kind === "place");
  const role = recipes.find((one): one is Role => one.kind === "role");
  if (!place || !role || (role.name === "") !== (nameOf(candidate) === "")) return false;
  const { nth, of, before, after } = placeOf(candidate);
  if (nth !== place.nth || of !== place.of || chainFit(candidate, place, isTranslated) < (isTranslated ? 0.8 : 1)) return false;
  if (isTranslated && (role.role === "" || (before === "") !== (place.before === "") || (after === "") !== (place.after === "")))
    return false;
  if (!isTranslated && (before !== place.before || after !== place.after)) return false;
  const isAnother = ({ name, value }: Key) => {
    const is = ITS_OWN.test(name) ? keyOf(candidate, name) : value;
    return is !== value && !(name === ":icon" && ((is === null && isGlyph(value)) || isOnlyRedrawn(candidate, target, role)));
  };
  const others = recipes.some((one) => one.kind === "attribute" && isAnother(one));
  const isNew = (name: string) => !recipes.some((one) => "value" in one && one.kind !== "id" && one.name === name);
  return !others && !["name", "href"].some((name) => isNew(name) && /^[a-z_-]+$/i.test(keyOf(candidate, name) ?? ""));
}
