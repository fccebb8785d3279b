import type { Page } from "#tests/targets/page.ts";

/** Draws the rows of a page's long list from one on, into the elements that are there already. */
export function renderRows(page: Page, first: number): void {
  const { list, height, shown, count, row } = page.rows!;
  const holder = document.querySelector<HTMLElement>(list)!;
  const template = document.createElement("template");
  for (let place = 0; place < shown; place++) {
    template.innerHTML = row(Math.min(first + place, count - 1));
    const fresh = template.content.firstElementChild as HTMLElement;
    fresh.style.cssText = `position:absolute;left:0;right:0;height:${height}px;transform:translateY(${(first + place) * height}px)`;
    const used = holder.children[place];
    if (used) takeOver(used, fresh);
    else holder.append(fresh);
  }
  holder.style.cssText = `position:relative;height:${count * height}px`;
}

/** Gives an element and those in it the attributes and texts of others of the same shape, as frameworks that use rows again do. */
function takeOver(used: Node, fresh: Node): void {
  if (used.nodeType === Node.TEXT_NODE) used.nodeValue = fresh.nodeValue;
  if (used.nodeType === Node.ELEMENT_NODE) {
    for (const { name, value } of (fresh as Element).attributes) (used as Element).setAttribute(name, value);
  }
  for (const [index, child] of used.childNodes.entries()) takeOver(child, fresh.childNodes[index]!);
}
