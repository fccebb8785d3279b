import { PRECISION, type Recipe, type Target } from "#app/domain/targets/target.ts";
import { isGlyph, keyOf } from "./keys.ts";
import { isExactPlace, isInOtherPart, placeFit } from "./place-fit.ts";
import { type Rivalry, rowFit } from "./row.ts";
import { alike, isEditable, isField, labelOf, labelsOf, nameOf, ownWords, plain, roleOf, tagOf, textOf } from "./words.ts";

/** How much each recipe counts. Attributes that are words or looks say less than those that name something. */
const WEIGHT = { test: 10, id: 8, name: 6, words: 4, place: 5, row: 6, role: 2 } as const;
const ATTRIBUTE_WEIGHT: Record<string, number> = {
  ...{ name: 6, href: 6, ":icon": 4, value: 3, autocomplete: 3, placeholder: 3, class: 0.5 },
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
 * is another element: another name without anything that tells it by itself, another row, the name of a similar one; and when neither
 * anything tells it, nor its name, nor just the place where the target stood.
 */
export function scoreOf(candidate: Element, target: Target, judging: Judging): number {
  const { recipes, tag } = target;
  const role = recipes.find((recipe) => recipe.kind === "role");
  if (tagOf(candidate) !== tag && !(role?.role && role.role === roleOf(candidate))) return 0;
  const row = recipes.find((recipe) => recipe.kind === "row");
  const inRow = row && rowFit(candidate, row, judging);
  const isTold = recipes.some(
    (recipe) => tells(recipe, candidate) || (inRow && (inRow.is ?? 0) > 0 && tellsIn(inRow.outer, recipe, candidate)),
  );
  const isShared = !role || role.shared || role.name === "";
  let [gained, possible, isNamed, isInRow] = [0, 0, false, false];
  for (const recipe of recipes) {
    const found = judge(recipe, candidate, { ...judging, isTold, isShared, rowIs: inRow?.is ?? null });
    if (found === null) continue;
    if (found.is < 0 && !(recipe.kind === "row" ? tellsRow(target, candidate) : isTold)) return 0;
    if (found.is > 0 && recipe.kind === "role" && found.weight === WEIGHT.name) isNamed = true;
    if (found.is > 0 && recipe.kind === "row") isInRow = true;
    gained += found.weight * Math.max(0, found.is);
    possible += found.weight;
  }
  if (!isTold && !isInRow && !judging.isTranslated && isInOtherPart(candidate, target)) return 0;
  const isIt = isTold || (isNamed && (!isShared || isInRow)) || isExactPlace(candidate, target, judging.isTranslated);
  return isIt && possible > 0 ? gained / possible : 0;
}

/** Whether it has what no other element of the page had when it was captured, and still has not. */
function tells(recipe: Recipe, candidate: Element): boolean {
  if (recipe.kind === "id") return !recipe.shared && candidate.id === recipe.value;
  if (recipe.kind !== "test" && recipe.kind !== "attribute") return false;
  return !recipe.shared && (recipe.kind === "test" || TELLS.test(recipe.name)) && keyOf(candidate, recipe.name) === recipe.value;
}

/** Whether it alone in its row has what others of the page had too, each in a row of its own. */
function tellsIn(row: Element, recipe: Recipe, candidate: Element): boolean {
  const isKey = recipe.kind === "test" || (recipe.kind === "attribute" && /^(name|data-.*)$/.test(recipe.name));
  if (!isKey || candidate.getAttribute(recipe.name) !== recipe.value) return false;
  return row.querySelectorAll(`[${CSS.escape(recipe.name)}="${CSS.escape(recipe.value)}"]`).length <= 1;
}

/** In another row only what names the target, or what it leads to, for the whole page counts. */
const tellsRow = (target: Target, candidate: Element) =>
  target.recipes.some((recipe) => (recipe.kind !== "attribute" || recipe.name === "href") && tells(recipe, candidate));

type Judged = { weight: number; is: number } | null;
type Known = Judging & { isTold: boolean; isShared: boolean; rowIs: number | null };

function judge(recipe: Recipe, candidate: Element, known: Known): Judged {
  const { isTranslated, isGone } = known;
  switch (recipe.kind) {
    case "test":
      return judgeKey(WEIGHT.test, keyOf(candidate, recipe.name), recipe.value, isGone(recipe.name));
    case "id":
      return judgeKey(WEIGHT.id, candidate.id || null, recipe.value, !candidate.id);
    case "attribute":
      return judgeAttribute(recipe.name, recipe.value, candidate, known);
    case "role": {
      const name = nameOf(candidate);
      if (recipe.name === "" || (isTranslated && alike(name, recipe.name) === 0))
        return recipe.role === "" ? null : { weight: WEIGHT.role, is: recipe.role === roleOf(candidate) ? 1 : 0 };
      if (recipe.others.includes(name)) return { weight: WEIGHT.name, is: -1 };
      return judgeWords(WEIGHT.name, bestName(candidate, name, recipe.name), recipe.name, known);
    }
    case "label":
      return judgeWords(WEIGHT.words, labelOf(candidate), recipe.text, known);
    case "text":
      return isField(candidate) || isEditable(candidate) ? null : judgeHint(WEIGHT.words, plain(textOf(candidate)), recipe.text, known);
    case "place":
      // Without anything around it that says something, little is known of a place.
      return {
        weight: recipe.around.length > 0 ? WEIGHT.place : WEIGHT.place / 2,
        is: placeFit(candidate, recipe, known.isShared, isTranslated),
      };
    case "row":
      // A row that says nothing, or that something else speaks against, counts less.
      return { weight: WEIGHT.row * (known.rowIs === null || (known.rowIs < 0 && known.isTold) ? 0.5 : 1), is: known.rowIs ?? 0 };
  }
}

function judgeAttribute(name: string, was: string, candidate: Element, known: Known): Judged {
  const weight = ATTRIBUTE_WEIGHT[name] ?? (name.startsWith("data-") ? 5 : 2);
  if (name === "class") return { weight, is: candidate.classList.contains(was) ? 1 : 0 };
  if (IN_WORDS.test(name)) return judgeHint(weight, plain(candidate.getAttribute(name)), plain(was), known);
  const is = keyOf(candidate, name);
  return judgeKey(weight, is, was, known.isGone(name) || (name === ":icon" && is === null && isGlyph(was)));
}

/** What it is called, or what else it says of itself if that is more like the name that it had. */
function bestName(candidate: Element, name: string, was: string): string {
  if (labelsOf(candidate).includes(was)) return was;
  if (alike(name, was) > 0) return name;
  const more = ["aria-label", "title", "placeholder"].map((attribute) => plain(candidate.getAttribute(attribute)));
  return [...more, ownWords(candidate)].find((each) => alike(each, was) > 0) ?? name;
}

/** An attribute that is missing says a little against an element; one that the page no longer has, nothing. */
function judgeKey(weight: number, is: string | null, was: string, isGone: boolean): Judged {
  if (is === was) return { weight, is: 1 };
  if (isGone) return null;
  return { weight: weight * (is === null ? 0.4 : 0.7), is: 0 };
}

/** Words that tell an element: other ones make it another, unless the page is in another language or something else tells it. */
function judgeWords(weight: number, is: string, was: string, known: Known): Judged {
  const hint = judgeHint(weight, is, was, known);
  return hint && hint.is === 0 && !known.isTold ? { weight, is: -1 } : hint;
}

function judgeHint(weight: number, is: string, was: string, { isTranslated, isTold }: Known): Judged {
  const fit = alike(is, was);
  if (fit > 0) return { weight, is: fit };
  return isTranslated ? null : { weight: weight * (isTold ? 0.4 : 1), is: 0 };
}
