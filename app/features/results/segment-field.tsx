import { useTranslation } from "react-i18next";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";

type Props = { segments: { id: number; name: string }[]; segment: number | undefined };

/** Whose showings and answers count: everybody's, or those of a segment as of then. */
export function SegmentField({ segments, segment }: Props) {
  const { t } = useTranslation("results");
  if (segments.length === 0) return null;
  return (
    <SelectField
      field={plainField("segment", { initialValue: segment === undefined ? undefined : String(segment) })}
      label={t("segment")}
      options={[{ value: "", label: t("everybody") }, ...segments.map(({ id, name }) => ({ value: String(id), label: name }))]}
    />
  );
}
