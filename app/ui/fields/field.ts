import type { FieldMetadata } from "@conform-to/react";

/** What a field component needs of a form's field. The ids of hint and error follow from the field's own id. */
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
  readOnly?: boolean;
};

/** The attributes that tie a control to its hint and its error. */
export function wiring({ field, hint }: Pick<FieldProps, "field" | "hint">) {
  const invalid = Boolean(field.errors?.length);
  const describedBy = [hint ? field.descriptionId : "", invalid ? field.errorId : ""].filter(Boolean).join(" ");
  return {
    id: field.id,
    name: field.name,
    "aria-invalid": invalid || undefined,
    "aria-describedby": describedBy || undefined,
  } as const;
}
