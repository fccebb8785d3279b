import { useTranslation } from "react-i18next";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";

type Props = { name: string; value: "and" | "or"; label: string; words: "groups" | "filters"; readOnly: boolean };

/** Whether all of several groups or filters have to be met, or any. */
export function ConnectionField({ name, value, label, words, readOnly }: Props) {
  const { t } = useTranslation("segments");
  const options = [
    { value: "and", label: t(`all_${words}`) },
    { value: "or", label: t(`any_${words}`) },
  ];
  return <SelectField key={value} field={plainField(name, { initialValue: value })} label={label} options={options} readOnly={readOnly} />;
}
