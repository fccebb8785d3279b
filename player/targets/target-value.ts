/** What of a page can hold a value. */
export const FIELDS = "input:not([type=hidden]),select,textarea";

/**
 * The present value of a step's target, or of the field inside of it: what a form would send, and the label that is shown
 * for it. A check box has a value only while it is ticked. Read in place and never reported.
 */
export function targetValue(target: Element): { value: string; label: string } {
  const field = target.matches(FIELDS) ? target : (target.querySelector(FIELDS) ?? target);
  const own: unknown = (field as { value?: unknown }).value;
  // Not by their classes, which another frame has of its own.
  if (field.localName === "select") return { value: String(own), label: (field as HTMLSelectElement).selectedOptions[0]?.text ?? "" };
  if (field.localName === "input" && /^(checkbox|radio)$/.test((field as HTMLInputElement).type))
    return same((field as HTMLInputElement).checked ? String(own) || "on" : "");
  if (typeof own === "string") return same(own);
  return same(chosenIn(field) ?? field.textContent ?? "");
}

/** What a combobox without a field of its own has chosen; its text while nothing says that nothing is. */
function chosenIn(field: Element): string | null {
  if (field.getAttribute("aria-checked")) return field.getAttribute("aria-checked") === "true" ? "on" : "";
  const isPlaceholder = field.hasAttribute("data-placeholder") || field.querySelector("[class*=placeholder],[data-placeholder]");
  return field.getAttribute("role") === "combobox" && isPlaceholder ? "" : null;
}

const same = (value: string) => ({ value, label: value });
