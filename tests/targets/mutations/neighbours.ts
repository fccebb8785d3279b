import { copyOf } from "#tests/targets/harness/parts.ts";
import { alike, rowOf } from "#tests/targets/harness/rows-of-page.ts";
import { nameOf, textNodes } from "#tests/targets/harness/words.ts";
import { newClasses, wrapped } from "./looks.ts";
import { type Mutation, truthOf } from "./mutation.ts";
import { translated } from "./translated.ts";
import { renameAnother } from "./words.ts";

/** Changes of what is around. */
export const NEIGHBOURS: Mutation[] = [
  {
    name: "reordered",
    rule: "known",
    because: "what is known by its name or row is known in any order; what is known by its place alone is not",
    apply: (scene, target) => reordered(truthOf(scene, target)),
  },
  {
    name: "rows and banner before",
    rule: "known",
    because: "new data above changes nothing about what was there",
    apply(scene, target) {
      const element = truthOf(scene, target);
      const row = rowOf(element);
      if (row) for (let count = 0; count < 2; count++) alike(row)[0]!.before(anotherRow(row, count));
      const banner = document.createElement("div");
      banner.setAttribute("role", "status");
      banner.innerHTML = `<p>Maintenance on Sunday from 06:00 to 07:00.</p><button type="button" aria-label="Dismiss notice">×</button>`;
      element.ownerDocument.body.prepend(banner);
      return true;
    },
  },
  {
    name: "twin elsewhere",
    rule: "found",
    because: "the original keeps its part of the page, its ids and test attributes, and the twin has none of them",
    apply(scene, target) {
      const element = truthOf(scene, target);
      const { copy } = copyOf(element);
      const name = nameOf(element);
      for (const each of [copy, ...copy.querySelectorAll("*")]) withoutKeys(each);
      if (!nameOf(copy) && name) copy.setAttribute("aria-label", name);
      const { body } = element.ownerDocument;
      const section = body.ownerDocument.createElement("section");
      section.innerHTML = "<h2>Used of late</h2><div></div>";
      section.lastElementChild!.append(copy);
      body.append(section);
      return true;
    },
  },
  {
    name: "exact twin beside",
    rule: "may",
    because: "nobody can tell two equal neighbours apart",
    apply(scene, target) {
      const element = truthOf(scene, target);
      element.after(copyOf(element).copy);
      return true;
    },
  },
  {
    name: "release",
    rule: "known",
    because: "as for each of its changes: generated names, layers, order, and another control renamed",
    apply(scene, target) {
      const element = truthOf(scene, target);
      newClasses(scene);
      reordered(element);
      wrapped(scene, target);
      renameAnother(element);
      return true;
    },
  },
];

/** The last of the rows goes to the top; without a row the same with what is like the element itself. */
function reordered(element: Element): boolean {
  const rows = alike(rowOf(element) ?? element);
  if (rows.length < 2) return false;
  const [first] = rows;
  first!.before(rows.at(-1)!);
  return true;
}

/** A row of the same list about something else: what it does not share with its neighbour is changed. */
function anotherRow(row: Element, count: number): Element {
  const { copy } = copyOf(row);
  const sibling = alike(row).find((other) => other !== row)!;
  const others = [...sibling.querySelectorAll("*")];
  const change = (text: string) => otherNumbers(translated(translated(text, new Set()), new Set()), count + 3);
  const texts = textNodes(sibling).map(({ data }) => data.trim());
  const shared = new Set(texts);
  for (const text of textNodes(copy)) if (!shared.has(text.data.trim())) text.data = change(text.data);
  for (const [index, each] of [copy, ...copy.querySelectorAll("*")].entries()) {
    const other = index === 0 ? sibling : others[index - 1];
    for (const { name, value } of [...each.attributes]) {
      if (name === "id") each.setAttribute(name, `${value}-${count}n`);
      else if (!/^(class|style|d|type|viewbox|width|height)$/i.test(name) && value && other?.getAttribute(name) !== value)
        each.setAttribute(name, change(value));
    }
  }
  return copy;
}

const otherNumbers = (text: string, by: number) => text.replace(/\d/g, (digit) => String((Number(digit) + by) % 10));

function withoutKeys(element: Element): void {
  for (const { name } of [...element.attributes]) {
    if (/^(id|for|aria-labelledby|aria-controls)$|^data-(test|qa|cy|e2e|automation)/.test(name)) element.removeAttribute(name);
  }
}
