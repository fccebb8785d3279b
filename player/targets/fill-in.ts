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
 * Writes a text into a step's target as browsers fill in what they know, in place of what it holds: the field has the focus, its own setter is
 * called, and the page hears a key, what it writes, and that the field has changed; what the page writes itself instead is left to it. A drop-down
 * gets the option of that value or name, if it has one that can be chosen, and says nothing of keys. A field that does not take the text keeps what it held.
 */
export function fillIn(target: Element, text: string): void {
  const field = fieldIn(target);
  if (!field) return;
  const all = { bubbles: true, composed: true, cancelable: true };
  const written = { ...all, inputType: "insertText", data: text };
  const tell = (event: Event) => field.dispatchEvent(event);
  const isChosen = "options" in field;
  const value = isChosen ? optionOf(field as HTMLSelectElement, text) : text;
  if (value === undefined) return;
  field.focus();
  if (!isField(field)) field.ownerDocument.getSelection()?.selectAllChildren(field);
  // A filter of keys keeps out this one, which has no name, and not the text.
  if (!isChosen) tell(new KeyboardEvent("keydown", all));
  if (isChosen || tell(new InputEvent("beforeinput", written))) {
    // The editors of pages follow the browser's own command, which says `input` itself and can be undone.
    if (isField(field)) {
      setValue(field, value);
      tell(new InputEvent("input", written));
    } else field.ownerDocument.execCommand("insertText", false, text);
  }
  if (!isChosen) tell(new KeyboardEvent("keyup", all));
  tell(new Event("change", { bubbles: true }));
}

function setValue(field: Field, text: string) {
  const { value, maxLength = -1 } = field as HTMLInputElement;
  // Frameworks put their own setter on the element; the prototype's is the browser's.
  const { prototype } = field.constructor as typeof HTMLInputElement;
  Reflect.set(prototype, "value", maxLength < 0 ? text : text.slice(0, maxLength), field);
  // A field of days or numbers takes no other text, and would be emptied by it.
  if (text && !field.value) Reflect.set(prototype, "value", value, field);
}

const isField = (element: Element): element is Field => /^(input|textarea|select)$/.test(element.localName);

function optionOf({ options }: HTMLSelectElement, text: string): string | undefined {
  const all = Array.from(options).filter((option) => !option.matches(":disabled"));
  const named = (option: HTMLOptionElement) => option.text.trim().toLowerCase() === text.trim().toLowerCase();
  return (all.find(({ value }) => value === text) ?? all.find(named))?.value;
}
