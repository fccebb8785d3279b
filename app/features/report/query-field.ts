import type { FormField } from "#app/ui/fields/field.ts";

/** A field of a form that only asks: what the address says, and what is wrong about it. */
export function queryField(name: string, value: string | undefined, error?: string, limit?: number): FormField {
  return {
    id: name,
    name,
    initialValue: value,
    errors: error === undefined ? undefined : [error],
    errorId: `${name}-error`,
    descriptionId: `${name}-description`,
    maxLength: limit,
    key: undefined,
    required: undefined,
    minLength: undefined,
    pattern: undefined,
    min: undefined,
    max: undefined,
  };
}
