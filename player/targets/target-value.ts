/** What of a page can hold a value. What is hidden from assistive technology holds that of a control of the page's own beside it. */
const FIELDS = ":is(input:not([type=hidden]),select,textarea):not([aria-hidden=true])";
/** Controls of a page's own that something is chosen in. */
const CHOICES = "[role=combobox],[aria-haspopup=listbox]";
const GROUPS = "[role=radiogroup],[role=listbox]";
/** What rich text is written in. */
const WRITTEN = "[contenteditable]:not([contenteditable=false]),[role=textbox]";
/** Where such a control shows what is chosen beside the field that it is searched with, and where it says that nothing is. */
const CHOSEN = ["single-value", "singleValue", "multi-value", "multiValue", "selection-item", "__selected", "ng-value"];
const PLACEHOLDER = "[data-placeholder],[class*=placeholder]";

/** The field of a target: itself, or the first one inside of it. */
export function fieldOf(target: Element): Element {
  if (target.matches(FIELDS)) return target;
  const inner = target.querySelector(FIELDS);
  if (inner || target.matches(`${CHOICES},${GROUPS}`)) return inner ?? target;
  return target.querySelector(`${CHOICES},${GROUPS}`) ?? target.querySelector(WRITTEN) ?? target;
}

/**
 * The present value of a step's target, or of the field inside of it: what a form would send, and the label that is shown
 * for it. A check box has a value only while it is ticked. Read in place and never reported.
 */
export function targetValue(target: Element): { value: string; label: string } {
  const field = fieldOf(target);
  const own: unknown = (field as { value?: unknown }).value;
  // Not by their classes, which another frame has of its own.
  if (field.localName === "select") return { value: String(own), label: (field as HTMLSelectElement).selectedOptions[0]?.text ?? "" };
  if (field.localName === "input" && /^(checkbox|radio)$/.test((field as HTMLInputElement).type))
    return ticked((field === target ? field : (target.querySelector("input:checked") ?? field)) as HTMLInputElement);
  const label = own && typeof own === "string" && field.localName !== "button" ? own : (chosenIn(field) ?? plain(own ?? field.textContent));
  const sent = field.matches(CHOICES) ? field.nextElementSibling : null;
  return {
    value: sent?.matches("select[aria-hidden=true],input[aria-hidden=true]") ? String((sent as HTMLInputElement).value) : label,
    label,
  };
}

function ticked({ checked, value, labels }: HTMLInputElement): { value: string; label: string } {
  return checked ? { value: value || "on", label: plain(labels?.[0]?.textContent) || value } : { value: "", label: "" };
}

/** What a control of the page's own has chosen; its text while nothing says that nothing is. Null for anything else. */
function chosenIn(field: Element): string | null {
  const isChecked = field.getAttribute("aria-checked");
  if (isChecked) return isChecked === "true" ? "on" : "";
  if (field.matches(GROUPS)) return plain(field.querySelector("[aria-checked=true],[aria-selected=true]")?.textContent);
  if (field.localName === "input") return chosenBeside(field);
  if (!field.matches(CHOICES)) return null;
  return field.matches(PLACEHOLDER) || field.querySelector(PLACEHOLDER) ? "" : plain(field.textContent);
}

/** What stands beside the field that a control is searched with: a few elements further out, while that is the only field there. */
function chosenBeside(field: Element): string | null {
  let box = field.parentElement;
  for (let further = 0; box && further < 4 && box.querySelectorAll(FIELDS).length < 2; further++, box = box.parentElement) {
    const chosen = box.querySelector(CHOSEN.map((name) => `[class*=${name}]`).join());
    if (chosen && !chosen.querySelector(PLACEHOLDER)) return plain(chosen.textContent);
  }
  return null;
}

/** Some controls hold their height with a space of no width. */
const plain = (text: unknown) => String(text ?? "").replace(/\u200b/g, "");
