import type { Recipe, Target } from "#app/domain/targets/target.ts";
import { keyOf } from "./keys.ts";
import { rowFit } from "./row.ts";
import { isTranslated } from "./translated.ts";
import { alike, isEditable, isField, nameOf, ownWords, roleOf, tagOf, wordsOf } from "./words.ts";

/** What an element of a role may be made of, each by a selector of its own: browsers answer one tag or attribute at once, and search for a list. */
const OF_ROLE: Record<string, string[]> = {
  button: ["button", "input", "summary"],
  link: ["a"],
  textbox: ["input", "textarea", "[contenteditable]"],
  combobox: ["select", "input"],
  checkbox: ["input", "[role=switch]"],
  switch: ["input", "[role=checkbox]"],
  radio: ["input"],
  heading: ["h1", "h2", "h3", "h4", "h5", "h6"],
};
/** Of so many elements of a kind, the names are read; where there are more, no one is meant. */
const MOST_READ = 20_000;
/** So many that might be meant are judged; a target that more have in common is not one to be told. */
const MOST_JUDGED = 400;

type Row = Extract<Recipe, { kind: "row" }>;
/** The elements that might be meant; `rivals` are those that are called the same; `kind` is a selector of everything of their kind. */
export type Candidates = { all: Set<Element>; rivals: Set<Element>; kind: string };

/**
 * The elements of a page, given as its document and open roots, that might be a target, the likeliest first: each set is to be judged only when
 * none of the one before is it. Where there is one with a key that no other element had, only those with such a key are; else what is in
 * the one row with the target's key and words; else all of its kind that are called like it, or all of its kind if it has no name or the page another language.
 */
export function* candidatesIn(roots: (Document | ShadowRoot)[], target: Target): Generator<Candidates> {
  const selectors = kindOf(target);
  const kind = selectors.join();
  const told = new Set(roots.flatMap((root) => target.recipes.flatMap((recipe) => [...byKey(root, recipe)])));
  if (told.size > 0) return yield { all: told, rivals: told, kind };
  const row = target.recipes.find((recipe) => recipe.kind === "row");
  const inRow = row && inKeyedRow(roots, target, row, kind);
  if (inRow) yield inRow;
  yield { ...ofKind(roots, target, selectors, row), kind };
}

/** Selectors that together find everything of a target's kind. */
export function kindOf({ tag, recipes }: Target): string[] {
  const role = recipes.find((recipe) => recipe.kind === "role")?.role ?? "";
  const ofRole = role === "" ? [] : [...(OF_ROLE[role] ?? []), `[role=${CSS.escape(role)}]`];
  return role !== "" && (/^(div|span)$/.test(tag) || ofRole.includes(tag)) ? ofRole : [...ofRole, tag];
}

const withValue = (name: string, value: string) => `[${CSS.escape(name)}="${CSS.escape(value)}"]`;

function byKey(root: ParentNode, recipe: Recipe): Iterable<Element> {
  if (!("value" in recipe) || recipe.shared || (recipe.kind === "attribute" && recipe.name !== "name")) return [];
  return root.querySelectorAll(withValue(recipe.kind === "id" ? "id" : recipe.name, recipe.value));
}

/** What might be meant in the one row of the page that has a key of the target's row and says what that said; null where nothing is. */
function inKeyedRow(roots: (Document | ShadowRoot)[], target: Target, row: Row, kind: string): Candidates | null {
  for (const { name, value } of row.keys) {
    const [found, more] = name === "href" ? [] : roots.flatMap((root) => [...root.querySelectorAll(withValue(name, value))]);
    if (!found || more) continue;
    // Where the row ends is known by what stands beside it.
    const near = [found, found.previousElementSibling, found.nextElementSibling].flatMap((one) => [...(one?.querySelectorAll(kind) ?? [])]);
    const { all, rivals } = calledLike(near.filter(isOfKind(target)), target);
    const rivalry = { rivals, kind, isTranslated: isTranslated(found, target) };
    for (const one of all) if (!found.contains(one) || (rowFit(one, row, rivalry).is ?? 0) < 1) all.delete(one);
    if (all.size > 0) return { all, rivals, kind };
  }
  return null;
}

type Alike = Omit<Candidates, "kind">;
const NOBODY: Alike = { all: new Set(), rivals: new Set() };

/** All of the page that might be meant; nobody where so many are that they cannot be told apart. */
function ofKind(roots: (Document | ShadowRoot)[], target: Target, selectors: string[], row: Row | undefined): Alike {
  const name = nameIn(target);
  const [is, hasKey, hasWord] = [isOfKind(target), keyOfOwn(target), wordOf(name)];
  const found: Element[] = [];
  for (const root of roots) {
    const isAny = name === "" || isTranslated(root, target);
    for (const selector of selectors) {
      const some = root.querySelectorAll(selector);
      if (some.length > MOST_READ) return NOBODY;
      for (let at = 0; at < some.length; at++) {
        const element = some[at]!;
        if (is(element) && (isAny || mayBeCalled(element, hasWord) || hasKey(element))) found.push(element);
      }
    }
  }
  return calledLike(row && found.length > MOST_JUDGED ? found.filter(isInRowLike(row)) : found, target);
}

function calledLike(elements: Element[], target: Target): Alike {
  const name = nameIn(target);
  const [hasKey, hasWord] = [keyOfOwn(target), wordOf(name)];
  const [all, rivals] = [new Set<Element>(), new Set<Element>()];
  const likeness = (said: string) => (hasWord.test(said) ? alike(said, name) : 0);
  for (const element of elements) {
    const called = name !== "" && isTranslated(element, target) ? name : nameOf(element);
    const fit = called === name ? 1 : likeness(called) || likeness(ownWords(element));
    if (fit > 0 || hasKey(element)) all.add(element);
    if (fit > 0.8) rivals.add(element);
    if (all.size > MOST_JUDGED) return NOBODY;
  }
  return { all, rivals };
}

const roleIn = ({ recipes }: Target) => recipes.find((recipe) => recipe.kind === "role");
const nameIn = (target: Target) => roleIn(target)?.name ?? "";

const TICKED = /^(checkbox|radio|switch)$/;

/** Whether an element is what a target was: by its tag, or by its role. What was typed in is no box to tick. */
function isOfKind(target: Target): (element: Element) => boolean {
  const role = roleIn(target)?.role ?? "";
  return (element) => {
    const is = tagOf(element) === target.tag && tagOf(element) !== "input" ? role : roleOf(element);
    return tagOf(element) === target.tag ? TICKED.test(is) === TICKED.test(role) : is !== "" && is === role;
  };
}

/** Whether an element has what others had as well, but what says something all the same. */
function keyOfOwn({ recipes }: Target): (element: Element) => boolean {
  const keys = recipes.flatMap((recipe) => {
    const isOwn = recipe.kind === "attribute" && recipe.name !== "class" && !recipe.shared;
    const isKey = recipe.kind === "test" || isOwn || (recipe.kind === "attribute" && recipe.name.startsWith("data-"));
    return isKey ? [recipe] : [];
  });
  return (element) => keys.some(({ name, value }) => mayHave(element, name, value) && keyOf(element, name) === value);
}

/** A look that is much quicker than reading an address. */
const mayHave = (element: Element, name: string, value: string) => name === ":icon" || element.getAttribute(name)?.includes(value);

/** Finds any of the words of a name; as a whole word in languages that have spaces between them. */
function wordOf(name: string): RegExp {
  const edge = /[\u0250-\u{10ffff}]/u.test(name) ? "" : "[^\\p{L}\\p{N}]";
  const words = `(${wordsOf(name).join("|")})`;
  return new RegExp(edge ? `(^|${edge})${words}($|${edge})` : words, "iu");
}

/** A look that is much quicker than reading its name: whether any word of it is anywhere where names come from. */
function mayBeCalled(element: Element, hasWord: RegExp): boolean {
  if (element.firstElementChild || isField(element) || isEditable(element) || element.matches("img,[aria-labelledby],[role=textbox]"))
    return true;
  const said = `${element.textContent} ${element.getAttribute("aria-label")} ${element.getAttribute("title")}`;
  return hasWord.test(said) || tagOf(element) === "input";
}

/** Of very many that are alike: whether any word of the target's row is around an element, no further out than the row was. */
function isInRowLike({ words, depth }: Row): (element: Element) => boolean {
  return (element) => {
    let outer = element;
    for (let levels = 0; outer.parentElement && levels < depth; outer = outer.parentElement)
      if (outer.parentElement.childElementCount > 1) levels++;
    const said = (outer.textContent ?? "").replace(/\s+/g, " ").toLowerCase();
    return words.some((word) => said.includes(word));
  };
}
