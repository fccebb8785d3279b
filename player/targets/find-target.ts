import { selectorsOf } from "#app/domain/guides/step.ts";
import type { BundleStep } from "#app/domain/player/bundle.ts";
import { capturedTarget, type Target } from "#app/domain/targets/target.ts";
import { candidatesIn } from "./candidates.ts";
import { openRoots } from "./open-roots.ts";
import { leastLead, leastScore, scoreOf } from "./score.ts";
import { isShown } from "./shown.ts";
import { isTranslated } from "./translated.ts";

/**
 * How a target stands on this page, and the element to point at. `matches`: how many elements its selector hits, or are as good as the best by
 * its recipes. `score`: how sure it is, from 0 to 1; a selector that somebody wrote is always sure.
 */
export type Sighting = {
  state: "ready" | "hidden" | "absent" | "invalid";
  element: Element | null;
  matches: number;
  score: number;
};

/** What says where something points. */
export type Wanted = Pick<BundleStep, "identifier" | "selectors" | "targetText" | "target" | "precision">;

const NOTHING: Sighting = { state: "invalid", element: null, matches: 0, score: 0 };
const RANK = ["invalid", "absent", "hidden", "ready"];
/** Of so many elements that a selector hits, the text is looked at. */
const MOST_READ = 200;
/** Of so many, whether they are shown: each is looked for in all that it stands in. */
const MOST_SEEN = 60;

/**
 * Finds a target. One that was captured by pointing is the element that its recipes agree on, if it is sure enough and far enough before any
 * other; never a guess. One that was written is found by its selectors in order, that which did last on this page before all: the first that leads
 * to a visible element counts, and of several
 * hits the first visible one is meant, or that with the step's text if any has it. An element that is merely scrolled out of view is ready.
 * Never throws, whatever was typed as a selector.
 */
export function findTarget(wanted: Wanted, own: Element | null, roots?: Roots): Sighting {
  const target = capturedTarget(wanted);
  if (target) return captured(target, wanted.precision, own, roots ?? rootsOf(own));
  let best = NOTHING;
  const selectors = selectorsOf(wanted);
  const here = `${location.pathname} ${selectors}`;
  for (const selector of [...(healthy.get(here) ?? []), ...selectors]) {
    const seen = sightingOf(selector, wanted.targetText ?? "", own, roots);
    if (RANK.indexOf(seen.state) > RANK.indexOf(best.state)) best = seen;
    if (seen.state !== "ready") continue;
    healthy.delete(here);
    healthy.set(here, [selector]);
    if (healthy.size > MOST_HEALTHY) healthy.delete(healthy.keys().next().value!);
    break;
  }
  return best;
}

/** Of several selectors, the one that last led to an element on a page of this path, so that one which comes and goes makes no target flicker. */
const healthy = new Map<string, [string]>();
const MOST_HEALTHY = 200;

/** The document and its open roots; who looks for several targets at once finds them once. */
export type Roots = (Document | ShadowRoot)[];
export const rootsOf = (own: Element | null): Roots => [document, ...openRoots(own)];

function captured(target: Target, precision: number | undefined, own: Element | null, roots: Roots): Sighting {
  const sure = judged(target, own, roots);
  const seen = sure.slice(0, MOST_SEEN).filter(({ element }) => isShown(element));
  const [first] = seen;
  // What is around the best one or within it is no other one; of several that are as good, the innermost is meant.
  const inner = first && seen.findLast(({ element, score }) => score === first.score && first.element.contains(element));
  const best = inner ?? first;
  const second = seen.find(({ element }) => best && !element.contains(best.element) && !best.element.contains(element));
  const lead = leastLead(precision);
  const isSure = best !== undefined && best.score >= leastScore(precision);
  const matches = isSure ? seen.filter(({ score }) => score > best.score - lead).length : 0;
  const needed = second && best && areBeside(best.element, second.element) ? lead + BESIDE : lead;
  if (isSure && best.score - (second?.score ?? 0) >= needed) return { state: "ready", matches, ...best };
  const [hidden] = isSure ? [] : sure.filter(({ score }) => score >= leastScore(precision));
  if (hidden) return { state: "hidden", matches: 0, ...hidden };
  return { state: "absent", element: null, matches, score: best?.score ?? 0 };
}

/** One of two twins that stand beside one another is only told by what is its own, not by its place. */
const BESIDE = 0.2;
const areBeside = (one: Element, other: Element) => one.parentNode === other.parentNode;

type Judged = { element: Element; score: number };

/** The elements that might be a target, each with how sure it is, the surest first. */
function judged(target: Target, own: Element | null, roots: Roots): Judged[] {
  const known = new Map<string, boolean>();
  /** Attributes that the page has nowhere. */
  const isGone = (name: string) => {
    if (!known.has(name))
      known.set(
        name,
        roots.every((root) => root.querySelector(`[${CSS.escape(name)}]`) === null),
      );
    return known.get(name)!;
  };
  let sure: Judged[] = [];
  for (const { all, rivals, kind } of candidatesIn(roots, target)) {
    const score = (element: Element) => scoreOf(element, target, { isTranslated: isTranslated(element, target), rivals, kind, isGone });
    all.delete(own as Element);
    sure = Array.from(all, (element) => ({ element, score: score(element) })).filter(({ score }) => score > 0);
    if (sure.some(({ score }) => score >= leastScore(0))) break;
  }
  return sure.sort((a, b) => b.score - a.score);
}

function sightingOf(selector: string, text: string, own: Element | null, roots: Roots | undefined): Sighting {
  let found: Element[];
  try {
    found = Array.from(document.querySelectorAll(selector));
    if (found.length === 0) found = deepQuery(selector, roots ?? openRoots(own));
  } catch {
    return NOTHING;
  }
  found = found.filter((element) => element !== own);
  const meant = text && found.length > 1 ? found.slice(0, MOST_READ).find((element) => isShown(element) && says(element, text)) : null;
  const element = meant ?? found.slice(0, MOST_SEEN).find(isShown) ?? found[0] ?? null;
  const state = element === null ? "absent" : isShown(element) ? "ready" : "hidden";
  return { state, element, matches: found.length, score: element ? 1 : 0 };
}

/** Whether an element's visible text contains a text, in any case and whatever spaces are between the words. */
export function says(element: Element, text: string): boolean {
  const isButton = element.localName === "input" && /^(button|submit|reset)$/.test((element as HTMLInputElement).type);
  const own = isButton ? (element as HTMLInputElement).value : ((element as HTMLElement).innerText ?? element.textContent ?? "");
  return plainText(own).includes(plainText(text));
}

const plainText = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Whether an element still is what a step means: by any of its selectors, or by its recipes, wherever else there may be one by now. */
export function isMeant(element: Element, wanted: Wanted): boolean {
  const target = capturedTarget(wanted);
  if (target) {
    const judging = { isTranslated: isTranslated(element, target), rivals: new Set<Element>(), kind: target.tag, isGone: () => false };
    return scoreOf(element, target, judging) >= leastScore(wanted.precision);
  }
  return selectorsOf(wanted).some((selector) => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  });
}

function deepQuery(selector: string, roots: Iterable<Document | ShadowRoot>): Element[] {
  for (const root of roots) {
    const found = Array.from(root.querySelectorAll(selector));
    if (found.length > 0) return found;
  }
  return [];
}
