import { hasFocus } from "./focused.ts";
import { fieldOf } from "./target-value.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NO_TEXT = /^(button|checkbox|color|file|hidden|image|password|radio|range|reset|submit)$/;

/** The field of a step's target that a person could type into or choose from now: itself, or the first one inside of it. */
export function fieldIn(target: Element): HTMLElement | null {
  const field = fieldOf(target);
  if (!isField(field)) return (field as HTMLElement).isContentEditable ? (field as HTMLElement) : null;
  if (field.disabled || ("readOnly" in field && field.readOnly)) return null;
  return field.localName === "input" && NO_TEXT.test(field.type) ? null : field;
}

/** Whether somebody is typing into a target. What is chosen rather than typed is finished at once. */
export function isTypedIn(target: Element): boolean {
  const field = hasFocus(target) ? fieldIn(target) : null;
  return field !== null && (field.isContentEditable || Boolean((field as HTMLInputElement).value));
}

/**
 * Writes a text into a step's target as typing it would: the field has the focus, its own setter is called, and the page hears `input` and
 * `change`. A drop-down gets the option of that value or name, if it has one. One that does not take the text keeps what it held.
 */
export function fillIn(target: Element, text: string): void {
  const field = fieldIn(target);
  if (!field) return;
  field.focus();
  if (isField(field)) setValue(field, text);
  else setContent(field, text);
}

function setValue(field: Field, text: string) {
  const value = "options" in field ? optionOf(field, text) : cut(field, text);
  if (value === undefined) return;
  // Frameworks put their own setter on the element; the prototype's is the browser's.
  const { prototype } = field.constructor as typeof HTMLInputElement;
  const before = field.value;
  Reflect.set(prototype, "value", value, field);
  // A field of days or numbers takes no other text, and would be emptied by it.
  if (field.value === "" && value !== "") Reflect.set(prototype, "value", before, field);
  tellInput(field, text);
  tellChange(field);
}

function setContent(field: HTMLElement, text: string) {
  const page = field.ownerDocument;
  page.getSelection()?.selectAllChildren(field);
  // The editors of pages follow the browser's own command, which says `input` itself and can be undone.
  if (!page.execCommand("insertText", false, text)) {
    field.textContent = text;
    tellInput(field, text);
  }
  tellChange(field);
}

const isField = (element: Element): element is Field => /^(input|textarea|select)$/.test(element.localName);

const cut = ({ maxLength }: { maxLength: number }, text: string) => (maxLength < 0 ? text : text.slice(0, maxLength));

function optionOf({ options }: HTMLSelectElement, text: string): string | undefined {
  const all = Array.from(options);
  const named = (option: HTMLOptionElement) => option.text.trim().toLowerCase() === text.trim().toLowerCase();
  return (all.find(({ value }) => value === text) ?? all.find(named))?.value;
}

function tellInput(field: HTMLElement, data: string) {
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText", data }));
}

function tellChange(field: HTMLElement) {
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
