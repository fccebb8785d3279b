import type { Target } from "#app/domain/targets/target.ts";
import { capture, find } from "#tests/targets/finder.ts";
import { MUTATIONS } from "#tests/targets/mutations/all.ts";
import type { Expected, Mutation } from "#tests/targets/mutations/mutation.ts";
import type { Page } from "#tests/targets/page.ts";
import { wholePage } from "./every-element.ts";
import { isStillKnown, keepsKey, knownBy } from "./known-by.ts";
import { buildScene, type Scene } from "./scene.ts";

export const PRECISIONS = [0, 25, 50, 75, 100];
/** Milliseconds after which late targets are there. */
const LATE = 300;

export type Case = {
  page: string;
  mutation: string;
  target: string;
  expected: Expected;
  /** What was found at each of PRECISIONS: `target`, `nothing`, or another element's tag and text. */
  found: string[];
  /** What is wrong with the case itself; empty for nothing. */
  flaw: string;
};

/** Every mutation for every target of a page, each on a page that is built anew. Late targets of a page come together. */
export async function runPage(page: Page): Promise<Case[]> {
  const scene = buildScene(page);
  const targets = new Map([...scene.truth].map(([place, element]) => [place, capture(element)]));
  const cases: Case[] = [...targets].map(([place, target]) => caseOf(scene, { name: "unchanged" }, place, "found", target, ""));
  for (const mutation of MUTATIONS.filter(({ name }) => name !== "late")) {
    for (const [place, target] of targets) {
      const changed = change(page, mutation, place);
      if (changed) cases.push(caseOf(changed.scene, mutation, place, changed.expected, target, changed.flaw));
    }
  }
  return [...cases, ...(await late(page, targets))];
}

function change(page: Page, mutation: Mutation, place: string) {
  const scene = buildScene(page);
  const element = scene.truth.get(place)!;
  const [before, whole] = [knownBy(scene, element), wholePage()];
  if (!mutation.apply(scene, place)) return null;
  const now = scene.truth.get(place)!;
  const isSame = now === element && whole.join() === wholePage().join();
  const expected = expectedOf(scene, mutation, now, before);
  const isThere = now.isConnected || mutation.name === "scrolled away";
  const flaw = isSame
    ? "nothing changed"
    : isThere !== (expected !== "absent" || mutation.name === "scrolled away")
      ? "truth is wrong"
      : "";
  if (expected === "absent") scene.truth.delete(place);
  return { scene, expected, flaw };
}

function expectedOf(scene: Scene, { rule }: Mutation, element: Element, before: Set<string>): Expected {
  if (rule !== "known" && rule !== "key") return rule;
  return isStillKnown(scene, element, before) && (rule === "known" || keepsKey(scene, element, before)) ? "found" : "may";
}

function caseOf(scene: Scene, { name }: { name: string }, target: string, expected: Expected, captured: Target, flaw: string): Case {
  const found = PRECISIONS.map((precision) => {
    const { element, state } = find(captured, precision);
    if (!element) return "nothing";
    return element === scene.truth.get(target) ? (state === "hidden" ? "hidden" : "target") : said(element);
  });
  return { page: scene.page.name, mutation: name, target, expected, found, flaw };
}

const said = (element: Element) =>
  `<${element.localName}> ${element.outerHTML
    .replace(/^<[\w-]+/, "")
    .replace(/\s+/g, " ")
    .slice(0, 70)} in <${element.parentElement?.localName}>`;

/** While they are away nothing may be found for them; what is then found counts. */
async function late(page: Page, targets: Map<string, Target>): Promise<Case[]> {
  const mutation = MUTATIONS.find(({ name }) => name === "late")!;
  const scene = buildScene(page);
  const back = [...targets.keys()].map((place) => mutation.apply(scene, place) as () => void);
  const there = new Map(scene.truth);
  scene.truth.clear();
  const away = [...targets].map(([place, target]) => caseOf(scene, { name: "late, still away" }, place, "absent", target, ""));
  await new Promise((done) => setTimeout(done, LATE));
  for (const work of back.reverse()) work();
  scene.truth = there;
  return [...away, ...[...targets].map(([place, target]) => caseOf(scene, mutation, place, "found", target, ""))];
}
