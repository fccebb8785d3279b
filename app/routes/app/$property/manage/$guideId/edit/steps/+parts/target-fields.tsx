import { useTranslation } from "react-i18next";
import { CARD_SIDES, HIGHLIGHTS } from "#app/domain/guides/step.ts";
import type { SelectorWarnings } from "#app/routes/app/$property/manage/$guideId/edit/steps/selector-warnings.server.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { FoldedGroup } from "#app/ui/fields/folded-group.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import styles from "./editor.module.css";
import { type StepPart, saysSomething, useFieldsOf } from "./fields-of.ts";
import type { WrongSelectors } from "./use-wrong-selectors.ts";

export type SelectorNotes = { warnings: SelectorWarnings; wrong: WrongSelectors };

/** Where a step points: its selectors in order, the text of the element, and the page; and how it shows there. */
export function TargetFields({ notes, ...part }: StepPart & { notes: SelectorNotes }) {
  const { t } = useTranslation("editor");
  const of = useFieldsOf(part);
  const ofSelector = useSelectorField(part, notes);
  return (
    <FieldGroup label={t("target_group")}>
      <div className={styles.selector} data-wrong={notes.wrong.identifier}>
        <TextField {...ofSelector("identifier")} />
      </div>
      <FoldedGroup label={t("more_ways")} open={saysSomething(part.fields, ["selectors", "targetText"])}>
        <div className={styles.selector} data-wrong={notes.wrong.selectors}>
          <TextArea {...ofSelector("selectors")} rows={3} />
        </div>
        <TextField {...of("targetText", t("targetText_hint"))} />
        <NumberField {...of("precision", t("precision_hint"))} />
        <NumberField {...of("wait", t("wait_hint"))} unit={t("seconds")} />
      </FoldedGroup>
      <TextField {...of("url", t("url_hint"))} />
      <SelectField {...of("highlight")} options={HIGHLIGHTS.map((value) => ({ value, label: t(`highlight_${value}`) }))} />
      <SelectField {...of("side", t("side_hint"))} options={CARD_SIDES.map((value) => ({ value, label: t(`side_${value}`) }))} />
      <CheckboxField {...of("clickable")} />
      <CheckboxField {...of("triggersPageReload")} />
    </FieldGroup>
  );
}

/**
 * What a field for selectors is given. Its hint gives way to the word that the browser cannot read what is typed: at the same place, so that
 * nothing moves.
 */
export function useSelectorField(part: StepPart, { warnings, wrong }: SelectorNotes) {
  const { t } = useTranslation("editor");
  const of = useFieldsOf(part);
  return (name: keyof SelectorWarnings) => {
    const line = wrong[name];
    const hint = line === undefined ? t(`${name}_hint`) : t(name === "selectors" ? "selector_wrong_line" : "selector_wrong", { line });
    const said = warnings[name]?.map(({ code, ...values }) => t(`selector_warning_${code}`, values)).join(" ");
    return { ...of(name, hint), warning: said || undefined };
  };
}
