import { PRECISION, type Recipe, type Target } from "#app/domain/targets/target.ts";
import { keyOf } from "./keys.ts";
import { type Rivalry, rowFit } from "./row.ts";
import { allAround, partName, placeOf } from "./surroundings.ts";
import { alike, isEditable, isField, labelOf, nameOf, plain, roleOf, tagOf, textOf } from "./words.ts";

/** How much each recipe counts. Attributes that are words or looks say less than those that name something. */
const WEIGHT = { test: 10, id: 8, name: 6, words: 4, place: 5, row: 6, role: 2 } as const;
const ATTRIBUTE_WEIGHT: Record<string, number> = {
  ...{ name: 6, href: 6, ":icon": 4, for: 2, type: 2, value: 3, autocomplete: 3, action: 3, src: 3 },
  ...{ placeholder: 3, title: 2, alt: 3, class: 1 },
};
const IN_WORDS = /^(placeholder|title|alt)$/;
/** What tells an element by itself, if no other one has it. */
const TELLS = /^(name|href|:icon|data-.*|formaction|action|value)$/;

/** The least score and the least lead over the runner-up at a precision, both from 0 to 1. Both grow with it. */
export const leastScore = (precision: number = PRECISION.standard) => 0.5 + precision / 250;
export const leastLead = (precision: number = PRECISION.standard) => 0.02 + precision / 1000;

/** What is known of the page before its candidates are judged. */
export type Judging = Rivalry & {
  /** Attributes that the page has nowhere any more say nothing. */
  isGone(attribute: string): boolean;
};

/**
 * How sure it is, from 0 to 1, that a candidate is a target: the share of what its recipes say that it meets. 0 when something says that it
 * is another element: another name without anything that tells it by itself, another row, the name of one of its neighbours.
 */
export function scoreOf(candidate: Element, target: Target, judging: Judging): number {
  if (
    tagOf(candidate) !== target.tag &&
    !target.recipes.some((recipe) => recipe.kind === "role" && recipe.role && recipe.role === roleOf(candidate))
  )
    return 0;
  const isTold = target.recipes.some((recipe) => tells(recipe, candidate));
  let [gained, possible, isNamed] = [0, 0, false];
  for (const recipe of target.recipes) {
    const found = judge(recipe, candidate, isTold, judging);
    if (found === null) continue;
    if (found.is < 0 && !isTold && (recipe.kind === "role" || recipe.kind === "row" || recipe.kind === "label")) return 0;
    if (recipe.kind === "row" && found.is < 0 && !tellsRow(target, candidate)) return 0;
    if (found.is > 0 && (recipe.kind === "role" || recipe.kind === "label" || recipe.kind === "text")) isNamed = true;
    gained += found.weight * Math.max(0, found.is);
    possible += found.weight;
  }
  const score = possible === 0 ? 0 : gained / possible;
  return isTold || isNamed || isExactPlace(candidate, target) ? score : 0;
}

/** Whether it has what no other element of the page had when it was captured, and still has not. */
function tells(recipe: Recipe, candidate: Element): boolean {
  if (recipe.kind === "id") return !recipe.shared && candidate.id === recipe.value;
  if (recipe.kind !== "test" && recipe.kind !== "attribute") return false;
  return !recipe.shared && (recipe.kind === "test" || TELLS.test(recipe.name)) && keyOf(candidate, recipe.name) === recipe.value;
}

/** In another row only what names the target for the whole page counts: a link to the same page may be in two rows. */
const tellsRow = (target: Target, candidate: Element) =>
  target.recipes.some((recipe) => (recipe.kind === "test" || recipe.kind === "id") && tells(recipe, candidate));

type Judged = { weight: number; is: number } | null;

function judge(recipe: Recipe, candidate: Element, isTold: boolean, judging: Judging): Judged {
  const { isTranslated, isGone } = judging;
  switch (recipe.kind) {
    case "test":
      return judgeKey(WEIGHT.test, keyOf(candidate, recipe.name), recipe.value, isGone(recipe.name));
    case "id":
      return judgeKey(WEIGHT.id, candidate.id || null, recipe.value, !candidate.id);
    case "attribute": {
      if (recipe.name === "class") return { weight: WEIGHT_OF("class"), is: candidate.classList.contains(recipe.value) ? 1 : 0 };
      if (!IN_WORDS.test(recipe.name))
        return judgeKey(WEIGHT_OF(recipe.name), keyOf(candidate, recipe.name), recipe.value, isGone(recipe.name));
      return isTranslated ? null : words(WEIGHT_OF(recipe.name), plain(candidate.getAttribute(recipe.name)), recipe.value, true);
    }
    case "role": {
      if (isTranslated || recipe.name === "")
        return recipe.role === "" ? null : { weight: WEIGHT.role, is: recipe.role === roleOf(candidate) ? 1 : 0 };
      const name = nameOf(candidate);
      if (!isTold && recipe.others.includes(name)) return { weight: WEIGHT.name, is: -1 };
      return words(WEIGHT.name, name, recipe.name, isTold);
    }
    case "label":
      return isTranslated ? null : words(WEIGHT.words, labelOf(candidate), recipe.text, isTold);
    case "text":
      return isTranslated || isField(candidate) || isEditable(candidate)
        ? null
        : words(WEIGHT.words, plain(textOf(candidate)), recipe.text, true);
    case "place":
      return { weight: WEIGHT.place, is: placeFit(candidate, recipe, isTranslated) };
    case "row": {
      const is = rowFit(candidate, recipe, judging);
      return is === null ? null : { weight: WEIGHT.row, is };
    }
  }
}

const WEIGHT_OF = (name: string) => ATTRIBUTE_WEIGHT[name] ?? (name.startsWith("data-") ? 5 : 2);

/** An attribute that is missing says a little against an element; one that the page no longer has, nothing. */
function judgeKey(weight: number, is: string | null, was: string, isGone: boolean): Judged {
  if (is === was) return { weight, is: 1 };
  if (isGone) return null;
  return { weight: weight * (is === null ? 0.4 : 0.7), is: 0 };
}

function words(weight: number, is: string, was: string, isTold: boolean): Judged {
  const fit = alike(is, was);
  if (fit > 0) return { weight, is: fit };
  return isTold ? { weight: weight * 0.4, is: 0 } : { weight, is: -1 };
}

type Place = Extract<Recipe, { kind: "place" }>;

function placeFit(candidate: Element, recipe: Place, isTranslated: boolean): number {
  const { nth, of, before, after } = placeOf(candidate);
  const chain = chainFit(candidate, recipe, isTranslated);
  const position = (nth === recipe.nth ? 0.5 : 0) + (of === recipe.of ? 0.5 : 0);
  if (isTranslated) return chain * 0.7 + position * 0.3;
  const beside = (before === recipe.before ? 0.5 : 0) + (after === recipe.after ? 0.5 : 0);
  return chain * 0.6 + position * 0.15 + beside * 0.25;
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

/** Without a name only the very same place counts: as many of its kind, itself at the same place of them, between the same neighbours. */
function isExactPlace(candidate: Element, target: Target): boolean {
  const recipe = target.recipes.find((one): one is Place => one.kind === "place");
  if (!recipe) return false;
  const { nth, of } = placeOf(candidate);
  return nth === recipe.nth && of === recipe.of && chainFit(candidate, recipe, true) >= 0.8;
}
