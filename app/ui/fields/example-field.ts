import type { FormField } from "./field.ts";

/** A form's field as conform would describe it, for examples: what is not given is empty and valid. */
export function exampleField(id: string, given: Partial<FormField> = {}): FormField {
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
