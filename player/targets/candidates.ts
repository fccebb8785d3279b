import type { Recipe, Target } from "#app/domain/targets/target.ts";
import { isTranslated } from "./translated.ts";
import { alike, isField, nameOf } from "./words.ts";

/** What an element of a role may be made of. */
const OF_ROLE: Record<string, string> = {
  button: "button,input[type=button],input[type=submit],input[type=reset],input[type=image],summary,[role=button]",
  link: "a[href],[role=link]",
  textbox: "input,textarea,[contenteditable],[role=textbox]",
  combobox: "select,input,[role=combobox]",
  checkbox: "input[type=checkbox],[role=checkbox],[role=switch]",
  radio: "input[type=radio],[role=radio]",
  heading: "h1,h2,h3,h4,h5,h6,[role=heading]",
};
OF_ROLE.switch = OF_ROLE.checkbox!;
/** Of so many elements of a kind, the names are read. */
const MOST_READ = 20_000;
/** So many that might be meant are judged; a target that more have in common is not one to be told. */
const MOST_JUDGED = 400;

const quoted = (value: string) => `"${CSS.escape(value)}"`;

/** `rivals` are those that are called the same; `kind` is a selector of everything of their kind. */
type Candidates = { all: Set<Element>; rivals: Set<Element>; kind: string };

/**
 * The elements of a page, given as its document and open roots, that might be a target. While there is one with a key that no other element had, only those
 * with such a key are; else all of its kind that are called like it, or all of its kind if it has no name or the page another language.
 */
export function candidatesIn(roots: (Document | ShadowRoot)[], target: Target): Candidates {
  const kind = kindOf(target);
  const told = new Set(roots.flatMap((root) => target.recipes.flatMap((recipe) => [...byKey(root, recipe)])));
  if (told.size > 0) return { all: told, rivals: told, kind };
  const name = nameIn(target);
  const [all, rivals] = [new Set<Element>(), new Set<Element>()];
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  for (const root of roots) {
    const isAny = name === "" || isTranslated(root, target);
    let read = 0;
    for (const element of root.querySelectorAll(kind)) {
      if (read++ > MOST_READ || all.size > MOST_JUDGED) break;
      if (!isAny && !hasKey(element, target) && !mayBeCalled(element, words)) continue;
      const called = nameOf(element);
      const fit = (name !== "" && isAny) || called === name ? 1 : alike(called, name);
      if (fit > 0 || hasKey(element, target)) all.add(element);
      if (fit > 0.8) rivals.add(element);
    }
  }
  return { all, rivals, kind };
}

const nameIn = ({ recipes }: Target) => recipes.find((recipe) => recipe.kind === "role")?.name ?? "";

/** A selector of everything of a target's kind. */
export function kindOf({ tag, recipes }: Target): string {
  const role = recipes.find((recipe) => recipe.kind === "role")?.role ?? "";
  const ofRole = OF_ROLE[role] ?? `[role=${quoted(role)}]`;
  return role === "" ? tag : /^(div|span)$/.test(tag) ? ofRole : `${ofRole},${tag}`;
}

function byKey(root: ParentNode, recipe: Recipe): Iterable<Element> {
  if (!("value" in recipe) || recipe.shared || (recipe.kind === "attribute" && recipe.name !== "name")) return [];
  return root.querySelectorAll(`[${CSS.escape(recipe.kind === "id" ? "id" : recipe.name)}=${quoted(recipe.value)}]`);
}

const hasKey = (element: Element, { recipes }: Target) =>
  recipes.some(
    (recipe) =>
      (recipe.kind === "test" || (recipe.kind === "attribute" && (!recipe.shared || recipe.name.startsWith("data-")))) &&
      element.getAttribute(recipe.name) === recipe.value,
  );

/** A look that is much quicker than reading its name: whether any word of it is anywhere where names come from. */
function mayBeCalled(element: Element, words: string[]): boolean {
  if (words.length === 0 || isField(element) || element.hasAttribute("aria-labelledby") || element.firstElementChild) return true;
  const said = `${element.textContent} ${element.getAttribute("aria-label") ?? ""} ${element.getAttribute("title") ?? ""}`.toLowerCase();
  return words.some((word) => said.includes(word)) || element.localName === "input";
}
