import { type RefObject, useEffect, useState } from "react";

/**
 * How many controls of a form differ from their initial values (specification 1, section 2: Save bar), but for those with `data-aside`, which
 * are no part of what is saved.
 * @param version changes when the server sent the form anew, so that the count starts again
 */
export function useUnsaved(form: RefObject<HTMLFormElement>, version: unknown): number {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means new initial values
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const update = () => setCount([...element.elements].filter(isChanged).length);
    // After React, which listens at the document: drawing anew in between would undo what was typed into an input that it controls.
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest("form") === element) update();
    };
    update();
    addEventListener("input", follow);
    addEventListener("change", follow);
    return () => {
      removeEventListener("input", follow);
      removeEventListener("change", follow);
    };
  }, [form, version]);
  return count;
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    if (control.type === "hidden" || control.dataset.aside !== undefined) return false;
    // Another choice in a group is one change, although two buttons differ.
    if (control.type === "radio") return control.checked && !control.defaultChecked;
    if (control.type === "checkbox") return control.checked !== control.defaultChecked;
    return control.value !== control.defaultValue;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  return false;
}
