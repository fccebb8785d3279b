import { around } from "./every-element.ts";

/** The siblings of an element that are built as it is, itself among them. */
export function alike(element: Element): Element[] {
  const siblings = [...(element.parentNode?.children ?? [])];
  return siblings.filter((other) => other.localName === element.localName && shape(other) === shape(element));
}

const shape = (element: Element) =>
  [...element.children]
    .map(({ localName, firstElementChild }) => localName + (firstElementChild?.localName ?? ""))
    .slice(0, 2)
    .join();

const CELL = /^(td|th|label|span|b|strong)$/;

/** The repeated item that an element is in: a row, a card, an entry of a list. */
export function rowOf(element: Element): Element | null {
  return around(element).find((each) => !CELL.test(each.localName) && alike(each).length > 1) ?? null;
}

const SECTION =
  "section, form, article, nav, aside, header, footer, table, ul, dialog, main, [role=dialog], [role=menu], [role=toolbar], [role=tree]";

export const isSection = (element: Element): boolean => element.matches(SECTION);
/** The nearest part of the page around an element. */
export const sectionOf = (element: Element): Element | null => around(element).find(isSection) ?? null;
