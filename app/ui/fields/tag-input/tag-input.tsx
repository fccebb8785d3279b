import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMounted } from "#app/ui/enhance/use-mounted.ts";
import fieldStyles from "#app/ui/fields/field.module.css";
import { asTexts, type FieldProps, wiring } from "#app/ui/fields/field.ts";
import { FieldFrame } from "#app/ui/fields/field-frame.tsx";
import { LabelAlong } from "#app/ui/fields/label-along.tsx";
import { TagEntry } from "./tag-entry.tsx";

/** Any number of short texts, sent as one text with one per line. It is a textarea; scripts put chips and an input over it. */
export function TagInput({ rows = 3, ...frame }: FieldProps & { rows?: number }) {
  const { t } = useTranslation("fields");
  const { field, readOnly } = frame;
  const enhanced = useMounted() && !readOnly;
  const area = useRef<HTMLTextAreaElement>(null);
  const hint = [frame.hint, t(enhanced ? "enter_after_each" : "one_per_line")].filter(Boolean).join(" ");
  const tied = wiring({ ...frame, hint });
  return (
    <FieldFrame {...frame} hint={hint}>
      <textarea
        {...tied}
        ref={area}
        id={enhanced ? `${field.id}-lines` : field.id}
        className={fieldStyles.control}
        defaultValue={asTexts(field.initialValue).join("\n")}
        rows={rows}
        readOnly={readOnly}
        hidden={enhanced}
        dir="auto"
      />
      <LabelAlong {...frame} />
      {enhanced && <TagEntry area={area} tied={tied} />}
    </FieldFrame>
  );
}
