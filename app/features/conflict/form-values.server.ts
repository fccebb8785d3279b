import type { Values } from "#app/domain/forms/merge.ts";

/** The texts of a form's fields by name. */
export function valuesIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** The values that the form started with, from its field `base`; null when that is unusable. */
export function baseOf(form: FormData): Values | null {
  try {
    const base: unknown = JSON.parse(String(form.get("base")));
    if (typeof base !== "object" || base === null || Array.isArray(base)) return null;
    const entries = Object.entries(base);
    return entries.every(([, value]) => typeof value === "string") ? Object.fromEntries(entries) : null;
  } catch {
    return null;
  }
}

/**
 * The form with a conflict's questions answered: where "theirs" was chosen, the value they saved also counts as the one the form started
 * with.
 */
export function withChoices(form: FormData): FormData {
  const base = baseOf(form) ?? {};
  const chosen = copyOf(form);
  for (const [name, choice] of form) {
    if (!name.startsWith("take-")) continue;
    chosen.delete(name);
    const theirs = base[name.slice("take-".length)];
    if (choice === "theirs" && theirs !== undefined) put(chosen, name.slice("take-".length), theirs);
  }
  return chosen;
}

/** The form with other values in it, as read at the given revision. */
export function setValues(form: FormData, values: Values, revision: number, base: Values): FormData {
  const next = copyOf(form);
  for (const [name, value] of Object.entries(values)) put(next, name, value);
  next.set("revision", String(revision));
  next.set("base", JSON.stringify(base));
  return next;
}

function copyOf(form: FormData): FormData {
  const copy = new FormData();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
}

/** Leaves out empty controls, as browsers leave out a box that is not ticked. */
function put(form: FormData, name: string, value: string): void {
  if (value === "") form.delete(name);
  else form.set(name, value);
}
