import { useTranslation } from "react-i18next";
import { SKIP_WHEN } from "#app/domain/guides/skip-condition.ts";
import { FoldedGroup } from "#app/ui/fields/folded-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import styles from "./editor.module.css";
import { type StepPart, saysSomething, useFieldsOf } from "./fields-of.ts";
import { type SelectorNotes, useSelectorField } from "./target-fields.tsx";

/** When the player passes a step over. */
export function SkipFields({ notes, ...part }: StepPart & { notes: SelectorNotes }) {
  const { t } = useTranslation("editor");
  const of = useFieldsOf(part);
  const ofSelector = useSelectorField(part, notes);
  const options = SKIP_WHEN.map((when) => ({ value: when, label: t(`skip_${when}`) }));
  return (
    <FoldedGroup label={t("skip_group")} open={saysSomething(part.fields, ["skipWhen", "skipSelector"])}>
      <SelectField {...of("skipWhen")} options={[{ value: "", label: t("skip_never") }, ...options]} />
      <div className={`${styles.selector} ${styles.withSkipSelector}`} data-wrong={notes.wrong.skipSelector}>
        <TextField {...ofSelector("skipSelector")} />
      </div>
    </FoldedGroup>
  );
}
