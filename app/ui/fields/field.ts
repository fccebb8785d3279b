import type { FieldMetadata } from "@conform-to/react";

/** What a field component needs of a form's field. The ids of hint and error derive from the field's own id. */
export type FormField = Pick<
  FieldMetadata<unknown>,
  | "id"
  | "name"
  | "errors"
  | "initialValue"
  | "required"
  | "maxLength"
  | "minLength"
  | "pattern"
  | "min"
  | "max"
  | "errorId"
  | "descriptionId"
  | "key"
>;

export type FieldProps = {
  field: FormField;
  label: string;
  hint?: string;
  /** A warning that does not keep the form from being saved. */
  warning?: string | undefined;
  /** What is wrong with what is stored, where that is an error. One of the form goes before it. */
  problem?: string | undefined;
  /** The most characters that it may have, where it can hold more: what its errors speak of. */
  mostCharacters?: number | undefined;
  readOnly?: boolean;
  /** Has the focus when the page opens. */
  isFirst?: boolean;
  /** Marks the label, in a form where most fields are required. Required fields are marked by themselves. */
  optional?: boolean;
};

type Notes = Pick<FieldProps, "field" | "hint" | "warning" | "problem">;

export const warningId = (field: FormField) => `${field.id}-warning`;
export const counterId = (field: FormField) => `${field.id}-count`;

/** The ids of everything that describes a field, for `aria-describedby`. */
export function describedBy({ field, hint, warning, problem }: Notes, ...more: (string | false)[]): string | undefined {
  const invalid = Boolean(field.errors?.length || problem);
  const ids = [hint && field.descriptionId, invalid && field.errorId, warning && warningId(field), ...more];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** The attributes that connect a control with its hint, error and warning. */
export function wiring(notes: Notes, ...more: (string | false)[]) {
  return {
    id: notes.field.id,
    name: notes.field.name,
    "aria-invalid": Boolean(notes.field.errors?.length || notes.problem) || undefined,
    "aria-describedby": describedBy(notes, ...more),
  } as const;
}

/** A field's value as the text of a control. */
export function asText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The values of a field that holds several. */
export function asTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(asText).filter(Boolean);
  return asText(value) ? [asText(value)] : [];
}
