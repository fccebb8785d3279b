import { useTranslation } from "react-i18next";
import { asText, type FormField } from "#app/ui/fields/field.ts";

export type Fields = Record<string, FormField | undefined>;
/** What the parts of a step's form are given. */
export type StepPart = { fields: Fields; readOnly: boolean };

/** What a field component is given for a name: its field and label. */
export function useFieldsOf({ fields, readOnly }: StepPart) {
  const { t } = useTranslation("editor");
  return (name: string, hint?: string) => ({ field: fields[name] as FormField, label: t(name), hint, readOnly });
}

/** Whether any of these fields holds something or is wrong: a part that holds nothing may be folded away. */
export function saysSomething(fields: Fields, names: string[]): boolean {
  return names.some((name) => asText(fields[name]?.initialValue) !== "" || Boolean(fields[name]?.errors?.length));
}
