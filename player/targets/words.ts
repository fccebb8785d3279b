import { isVisible } from "./visible.ts";

const LONGEST = 120;
const FIELD = /^(input|select|textarea)$/;
const BUTTON_TYPE = /^(button|submit|reset|image)$/;
const ROLES: Record<string, string> = {
  ...{ a: "link", summary: "button", select: "combobox", textarea: "textbox", nav: "navigation", header: "banner", footer: "contentinfo" },
  ...{ aside: "complementary", section: "region", tr: "row", td: "cell", th: "columnheader", li: "listitem", ul: "list", ol: "list" },
  fieldset: "group",
};
/** Tags whose name is their role. */
const OWN_ROLE = /^(button|option|img|main|form|dialog|table|article)$/;
const INPUT_ROLES: Record<string, string> = {
  ...{ checkbox: "checkbox", radio: "radio", range: "slider", number: "spinbutton", search: "searchbox" },
};

export const tagOf = (element: Element) => element.localName;
export const isField = (element: Element) => FIELD.test(tagOf(element)) && !isButtonInput(element);
const isButtonInput = (element: Element) => tagOf(element) === "input" && BUTTON_TYPE.test((element as HTMLInputElement).type);
export const isEditable = (element: Element) => /^(|true|plaintext-only)$/.test(element.getAttribute("contenteditable") ?? "false");

/** One spelling of a text for comparing: in lower case, with single spaces, cut. */
export const plain = (text: string | null | undefined) =>
  (text ?? "").slice(0, 400).replace(/\s+/g, " ").trim().toLowerCase().slice(0, LONGEST);

/** What an element is to assistive technology, near enough to compare. */
export function roleOf(element: Element): string {
  const own = element.getAttribute("role")?.trim().split(/\s+/)[0];
  if (own) return own;
  const tag = tagOf(element);
  if (tag === "input") return isButtonInput(element) ? "button" : (INPUT_ROLES[(element as HTMLInputElement).type] ?? "textbox");
  if (tag === "a" && !element.hasAttribute("href")) return "";
  if (/^h[1-6]$/.test(tag)) return "heading";
  return OWN_ROLE.test(tag) ? tag : (ROLES[tag] ?? (isEditable(element) ? "textbox" : ""));
}

/** What an element is called, near enough to its accessible name to compare, in `plain` spelling. What was typed is no name. */
export function nameOf(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const by = element.getAttribute("aria-labelledby");
  if (by && "getElementById" in root) {
    const said = plain(
      by
        .split(/\s+/)
        .map((id) => textOf(root.getElementById(id)))
        .join(" "),
    );
    if (said) return said;
  }
  const attribute = (...names: string[]) => names.map((name) => plain(element.getAttribute(name))).find(Boolean) ?? "";
  const label = attribute("aria-label");
  if (label) return label;
  if (isButtonInput(element)) return attribute("value", "alt", "title");
  if (isField(element)) return labelOf(element) || attribute("placeholder", "title") || columnOf(element);
  if (tagOf(element) === "img") return attribute("alt", "title");
  if (isEditable(element) || /^(textbox|combobox|searchbox)$/.test(element.getAttribute("role") ?? ""))
    return attribute("aria-placeholder", "data-placeholder", "placeholder", "title");
  const own = plain(textOf(element));
  // A sign that stands for an icon is called what its title says.
  if (/[\p{L}\p{N}]/u.test(own)) return own;
  return attribute("title") || nameInside(element) || own || columnOf(element);
}

/** The words of a field's labels. */
export const labelOf = (element: Element): string => plain(labelsOf(element).join(" "));

/** The words of each of a field's labels; what is not seen of them counts only where nothing is. */
export function labelsOf(element: Element): string[] {
  const all = Array.from((element as HTMLInputElement).labels ?? []);
  const isPlain = all.length === 1 && !all[0]!.firstElementChild;
  const seen = isPlain ? [] : all.filter(isVisible).map((label) => textOf(label, isVisible));
  return (seen.some(Boolean) ? seen : all.map((label) => textOf(label))).map(plain);
}

/** The words that are read in what its author calls otherwise. */
export const ownWords = (element: Element): string =>
  element.hasAttribute("aria-label") && !isField(element) && !isEditable(element) ? plain(textOf(element)) : "";

function nameInside(element: Element): string {
  const inner = element.querySelector("[aria-label],img[alt],svg>title,[title]");
  return plain(inner?.getAttribute("aria-label") || inner?.getAttribute("alt") || inner?.getAttribute("title") || inner?.textContent);
}

/** A control without a name in a table is known by the head of its column. */
function columnOf(element: Element): string {
  const cell = element.closest<HTMLTableCellElement>("td,th");
  const head = cell?.closest("table")?.querySelector("thead tr:last-child");
  return cell && head && !head.contains(cell) ? plain(head.children[cell.cellIndex]?.textContent) : "";
}

/** The words in an element, without those that are typed or chosen, or never seen. */
export function textOf(element: Element | null | undefined, isRead?: (part: Element) => boolean): string {
  if (!element?.firstElementChild) return element?.textContent ?? "";
  const leaves = leavesOf(element, 120, isRead);
  // A number that stands apart from words is a badge, and changes.
  const words = leaves.filter((leaf) => !/^[\s(]*\d+[+)\s]*$/.test(leaf));
  return (words.length > 0 ? words : leaves).join(" ");
}

/** The texts in an element and its open shadow root, in their order, each as it is written; at most so many, and of parts that are to be read. */
export function leavesOf(element: Element, most = 120, isRead = (_part: Element) => true): string[] {
  const found: string[] = [];
  const walk = (node: Node) => {
    for (let child = node.firstChild; child && found.length < most; child = child.nextSibling) {
      if (child.nodeType === Node.TEXT_NODE) {
        const text = child.nodeValue?.trim();
        if (text) found.push(text);
      } else if (
        child.nodeType === Node.ELEMENT_NODE &&
        !/^(script|style|template|select|textarea|option|noscript)$/.test(tagOf(child as Element)) &&
        !isEditable(child as Element) &&
        isRead(child as Element)
      ) {
        const { shadowRoot } = child as Element;
        if (shadowRoot) walk(shadowRoot);
        walk(child);
      }
    }
  };
  walk(element.shadowRoot && !element.firstChild ? element.shadowRoot : element);
  return found;
}

/** How alike two texts in `plain` spelling are, from 0 to 1: how many of their words they share. */
export function alike(a: string, b: string): number {
  if (a === b) return a === "" ? 0 : 1;
  const [one, other] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  if (one.size === 0 || other.size === 0) return 0;
  const shared = [...one].filter((word) => other.has(word)).length;
  const share = shared / (one.size + other.size - shared);
  // Languages without spaces between words.
  if (one.size === 1 && other.size === 1 && /[\u0250-\u{10ffff}]/u.test(a)) return a.includes(b) || b.includes(a) ? 0.6 : 0;
  return shared === Math.min(one.size, other.size) && share >= 0.3 ? Math.max(0.6, share) : share >= 0.5 ? share : 0;
}

export const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
