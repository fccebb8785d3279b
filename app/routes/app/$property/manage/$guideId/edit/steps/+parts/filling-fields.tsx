import { useTranslation } from "react-i18next";
import { SHORTCUT_LABELS } from "#app/domain/guides/step.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { FoldedGroup } from "#app/ui/fields/folded-group.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import styles from "./editor.module.css";
import { type StepPart, saysSomething, useFieldsOf } from "./fields-of.ts";

const NAMES = ["autofill", "shortcutHints", "enterPrompt", ...Object.keys(SHORTCUT_LABELS)];

/** What the player offers to write into the element, and the keys that its card names. */
export function FillingFields(part: StepPart) {
  const { t } = useTranslation("editor");
  const of = useFieldsOf(part);
  return (
    <FoldedGroup label={t("filling_group")} open={saysSomething(part.fields, NAMES)}>
      <TextArea {...of("autofill", t("autofill_hint"))} rows={2} />
      <div className={styles.ticked}>
        <CheckboxField {...of("shortcutHints", t("shortcutHints_hint"))} />
        <div className={styles.labels}>
          <TextField {...of("shortcutsLabel")} placeholder={SHORTCUT_LABELS.shortcutsLabel} />
          <TextField {...of("tabLabel")} placeholder={SHORTCUT_LABELS.tabLabel} />
        </div>
      </div>
      <div className={styles.ticked}>
        <CheckboxField {...of("enterPrompt", t("enterPrompt_hint"))} />
        <div className={styles.labels}>
          <TextField {...of("enterLabel")} placeholder={SHORTCUT_LABELS.enterLabel} />
        </div>
      </div>
    </FoldedGroup>
  );
}
