import { around, everyElement } from "#tests/targets/harness/every-element.ts";
import { copyOf, openLayers } from "#tests/targets/harness/parts.ts";
import { isGenerated, numberOf, regenerate, type Scene } from "#tests/targets/harness/scene.ts";
import { type Mutation, truthOf } from "./mutation.ts";

/** Changes that nobody would see. */
export const LOOKS: Mutation[] = [
  {
    name: "classes regenerated",
    rule: "found",
    because: "a new build changes no more than generated names",
    apply: (scene) => newClasses(scene),
  },
  {
    name: "wrapped",
    rule: "found",
    because: "one more layer around things changes nothing about them",
    apply: (scene, target) => wrapped(scene, target),
  },
  {
    name: "made anew",
    rule: "found",
    because: "a framework that draws everything again draws the same",
    apply(scene) {
      for (const child of [...document.body.children]) replaceByCopy(scene, child);
      openLayers();
      return true;
    },
  },
  {
    name: "test attributes and ids gone",
    rule: "known",
    because: "by name, label and row a person still finds it, if they tell it from others",
    apply: (scene) => withoutKeys(scene),
  },
];

export function newClasses(scene: Scene): boolean {
  regenerate(scene, 2);
  for (const element of everyElement()) {
    const classes = [...element.classList].map((name) => `c${numberOf(`2${name}`).toString(36)}`);
    if (classes.length > 0) element.setAttribute("class", classes.join(" "));
  }
  return everyElement().some((element) => element.classList.length > 0 || scene.written.has(element));
}

/**
 * Around the target and two elements around it, but never where HTML allows no such layer. Of another tag than a piece of text: a layer of the same
 * tag with the same text in the same place would be as good as the target.
 */
export function wrapped(scene: Scene, target: string): boolean {
  const element = truthOf(scene, target);
  const takes = (each: Element) => !/^(tr|td|th|tbody|thead|tfoot|li|option|caption|legend|summary|iframe)$/.test(each.localName);
  const some = [element, ...around(element)].filter((each) => takes(each) && each.parentNode).slice(0, 3);
  for (const each of some) {
    const layer = document.createElement("div");
    layer.className = "layer";
    each.replaceWith(layer);
    layer.append(each);
  }
  openLayers();
  return some.length > 0;
}

function replaceByCopy(scene: Scene, element: Element): void {
  const { copy, pairs, finish } = copyOf(element);
  element.before(copy);
  finish();
  element.remove();
  for (const [place, held] of scene.truth) scene.truth.set(place, pairs.get(held) ?? held);
}

const TEST = /^data-(test|qa|cy|e2e|automation)/;
const REFERENCES = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "list"];

/** Ids that others refer to get generated names, so that labels stay labels. */
function withoutKeys(scene: Scene): boolean {
  let changed = false;
  const all = everyElement();
  const referred = new Set(all.flatMap((element) => REFERENCES.flatMap((name) => (element.getAttribute(name) ?? "").split(" "))));
  const renamed = (id: string) => `f${numberOf(id).toString(36)}`;
  for (const element of all) {
    for (const { name } of [...element.attributes].filter((each) => TEST.test(each.name))) {
      element.removeAttribute(name);
      changed = true;
    }
    for (const name of REFERENCES.filter((each) => element.hasAttribute(each) && !isGenerated(scene, element, each)))
      element.setAttribute(name, element.getAttribute(name)!.split(" ").map(renamed).join(" "));
    if (!element.id || isGenerated(scene, element, "id")) continue;
    changed = true;
    if (referred.has(element.id)) {
      element.id = renamed(element.id);
      scene.written.set(element, [...(scene.written.get(element) ?? []), ["id", element.id]]);
    } else element.removeAttribute("id");
  }
  return changed;
}
