import { useTranslation } from "react-i18next";
import { MEDIA_TYPES, NEXT_IF, STEP_TYPES } from "#app/domain/guides/step.ts";
import { MediaButtons } from "#app/features/media/media-buttons.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { asText } from "#app/ui/fields/field.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import styles from "./editor.module.css";
import { type StepPart, useFieldsOf } from "./fields-of.ts";
import { FillingFields } from "./filling-fields.tsx";
import { SkipFields } from "./skip-fields.tsx";
import { type SelectorNotes, TargetFields } from "./target-fields.tsx";

/** The fields of one step. Those that a slide makes no use of are hidden where style sheets support it. */
export function StepFields({ notes, ...part }: StepPart & { notes: SelectorNotes }) {
  const { t } = useTranslation("editor");
  const { fields, readOnly } = part;
  const of = useFieldsOf(part);
  const options = (prefix: string, values: readonly string[]) => values.map((value) => ({ value, label: t(`${prefix}_${value}`) }));
  const conditions = options("if", NEXT_IF);
  return (
    <div className={styles.fields}>
      <FieldGroup label={t("text_group")}>
        <SelectField {...of("type")} options={STEP_TYPES.map((value) => ({ value, label: t(value) }))} />
        <TextField {...of("stepTitle")} />
        <TextArea {...of("content", t("content_hint"))} rows={4} />
      </FieldGroup>
      <div className={styles.media}>
        <FieldGroup label={t("media_group")}>
          <SelectField {...of("mediaType")} options={[{ value: "", label: t("media_none") }, ...options("media", MEDIA_TYPES)]} />
          <div className={styles.withUrl}>
            <TextField {...of("mediaUrl", t("mediaUrl_hint"))} />
            <TextField {...of("mediaTitle")} />
          </div>
          <div className={styles.withInfo}>
            <TextArea {...of("mediaText")} rows={3} />
          </div>
          {!readOnly && <MediaButtons media={asText(fields.mediaType?.initialValue)} />}
        </FieldGroup>
      </div>
      <div className={styles.target}>
        <TargetFields {...part} notes={notes} />
      </div>
      <div className={styles.flow}>
        <FieldGroup label={t("flow_group")}>
          <RadioGroup
            {...of("nextWhen")}
            choices={[
              {
                value: "button",
                label: t("when_button"),
                dependents: (
                  <div className={styles.condition}>
                    <SelectField {...of("lockIf")} options={[{ value: "", label: t("lock_none") }, ...conditions]} />
                    <div className={styles.withValue}>
                      <TextField {...of("lockValue", t("value_hint"))} />
                    </div>
                  </div>
                ),
              },
              { value: "click", label: t("when_click") },
              {
                value: "condition",
                label: t("when_condition"),
                dependents: (
                  <div className={styles.condition}>
                    <SelectField {...of("nextIf")} options={[{ value: "", label: t("if_none") }, ...conditions]} />
                    <div className={styles.withValue}>
                      <TextField {...of("forcevalue", t("value_hint"))} />
                    </div>
                  </div>
                ),
              },
            ]}
          />
          <TextArea {...of("message", t("message_hint"))} rows={2} />
          <div className={styles.withoutNext}>
            <CheckboxField {...of("nextButton")} />
          </div>
          <CheckboxField {...of("backButton")} />
          <CheckboxField {...of("mandatory")} />
        </FieldGroup>
      </div>
      <div className={styles.rare}>
        <FillingFields {...part} />
        <SkipFields {...part} notes={notes} />
      </div>
    </div>
  );
}
