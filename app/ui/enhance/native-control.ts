/** Sets a control's value as if a person had, so that its form counts it as a change. */
export function giveValue(control: HTMLSelectElement | HTMLTextAreaElement | null, value: string): void {
  if (!control || control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Ticks or unticks a box as if a person had. */
export function giveTick(box: HTMLInputElement | null, ticked: boolean): void {
  if (!box || box.checked === ticked) return;
  box.checked = ticked;
  box.dispatchEvent(new Event("change", { bubbles: true }));
}
