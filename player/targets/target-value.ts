/** What of a page can hold a value. */
export const FIELDS = "input:not([type=hidden]),select,textarea";

/**
 * The present value of a step's target, or of the field inside of it: what a form would send, and the label that is shown
 * for it. A check box has a value only while it is ticked. Read in place and never reported.
 */
export function targetValue(target: Element): { value: string; label: string } {
  const field = target.matches(FIELDS) ? target : (target.querySelector(FIELDS) ?? target);
  if (field instanceof HTMLSelectElement) return { value: field.value, label: field.selectedOptions[0]?.text ?? "" };
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return same(field.checked ? field.value || "on" : "");
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return same(field.value);
  const own: unknown = (field as { value?: unknown }).value;
  return same(typeof own === "string" ? own : (field.textContent ?? ""));
}

const same = (value: string) => ({ value, label: value });
