import { around } from "#tests/targets/harness/every-element.ts";
import { keysOf } from "#tests/targets/harness/known-by.ts";
import { openLayers } from "#tests/targets/harness/parts.ts";
import { renderRows } from "#tests/targets/harness/rows.ts";
import { isSection, rowOf, sectionOf } from "#tests/targets/harness/rows-of-page.ts";
import type { Scene } from "#tests/targets/harness/scene.ts";
import { nameOf, rename } from "#tests/targets/harness/words.ts";
import { type Mutation, truthOf } from "./mutation.ts";

/** The target goes, comes back, or moves. */
export const PRESENCE: Mutation[] = [
  {
    name: "removed",
    rule: "absent",
    because: "what is like it is not it",
    apply(scene, target) {
      truthOf(scene, target).remove();
      return true;
    },
  },
  {
    name: "row removed",
    rule: "absent",
    because: "the same control of another row does something else",
    apply(scene, target) {
      const element = truthOf(scene, target);
      (rowOf(element) ?? sectionOf(element))?.remove();
      return !element.isConnected;
    },
  },
  {
    name: "replaced",
    rule: "absent",
    because: "another control in its place does something else",
    apply: (scene, target) => replaced(scene, target),
  },
  {
    name: "late",
    rule: "found",
    because: "it is there after 300 ms, and people wait that long",
    apply(scene, target) {
      const element = truthOf(scene, target);
      const place = document.createComment("");
      element.replaceWith(place);
      return () => {
        place.replaceWith(element);
        openLayers();
      };
    },
  },
  {
    name: "moved into a shadow root",
    rule: "found",
    because: "its part of the page became a component, and looks the same",
    apply(scene, target) {
      const part = partFor(truthOf(scene, target));
      if (!part) return false;
      const host = document.createElement("page-part");
      part.replaceWith(host);
      host.attachShadow({ mode: "open" }).append(part);
      openLayers();
      return true;
    },
  },
  {
    name: "scrolled away",
    rule: "absent",
    because: "a long list uses its elements again for other rows",
    apply(scene, target) {
      const { page } = scene;
      const element = truthOf(scene, target);
      if (!page.rows || !document.querySelector(page.rows.list)!.contains(element)) return false;
      renderRows(page, page.rows.count - page.rows.shown);
      return true;
    },
  },
];

/** What moves: the card around an element or else its part of the page, with all that its name is taken from; in the end everything. */
function partFor(element: Element): Element | null {
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
  const named = [...ids.map((id) => root.getElementById(id)), ...((element as HTMLInputElement).labels ?? [])];
  const row = rowOf(element);
  const inside = around(element).filter((each) => each.getRootNode() === root);
  const parts = inside.filter((each, index) => each === row || isSection(each) || index === inside.length - 1);
  return parts.find((part) => canMove(part) && named.every((each) => part.contains(each))) ?? null;
}

const canMove = (part: Element) =>
  !/^(tr|td|th|tbody|thead|li|option)$/.test(part.localName) && !(part.localName === "ul" && part.closest("li"));

/**
 * By a control of the same kind and look, with another name and none of its attributes. A field that had neither name nor attribute becomes one of
 * another kind: the same with a name might well be itself, better described.
 */
function replaced(scene: Scene, target: string): boolean {
  const element = truthOf(scene, target);
  const name = nameOf(element);
  const isBare = name === "" && keysOf(scene, element).every((key) => /^(type|role) /.test(key));
  const other = (isField(element) && isBare ? anotherKind(element) : element.cloneNode(false)) as Element;
  for (const attribute of [...other.attributes]) {
    if (!/^(class|style|type|role|tabindex|contenteditable)$/.test(attribute.name)) other.removeAttribute(attribute.name);
  }
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  if (isField(other)) {
    other.setAttribute("name", "referral_source");
    for (const label of labels) rename(label, "How did you hear of us?");
    other.setAttribute(labels.length > 0 ? "title" : "aria-label", "How did you hear of us?");
  } else if (other.hasAttribute("contenteditable")) other.setAttribute("aria-label", "Feedback for the team");
  else other.textContent = "Report a problem";
  if (element.hasAttribute("href")) other.setAttribute("href", "/feedback/new");
  element.replaceWith(other);
  return nameOf(other) !== name;
}

const isField = (element: Element) => /^(input|select|textarea)$/.test(element.localName);

function anotherKind(element: Element): Element {
  const other = document.createElement(element.matches("[type=checkbox], select") ? "input" : "select");
  other.className = element.className;
  return other;
}
