import type { FormField } from "./field.ts";

/** A field without a form library behind it, as in a filter form: anything not given is empty and valid. */
export function plainField(id: string, given: Partial<FormField> = {}): FormField {
  return {
    id,
    name: id,
    key: undefined,
    errors: undefined,
    initialValue: undefined,
    required: undefined,
    maxLength: undefined,
    minLength: undefined,
    pattern: undefined,
    min: undefined,
    max: undefined,
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    ...given,
  };
}
