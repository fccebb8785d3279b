import { useTranslation } from "react-i18next";
import { PAGE_SEGMENT_LIMITS } from "#app/domain/page-segments/page-segment.ts";
import controls from "#app/ui/fields/field.module.css";
import { type FormField, wiring } from "#app/ui/fields/field.ts";
import { LabelAlong } from "#app/ui/fields/label-along.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { RepeatableRows } from "#app/ui/fields/repeatable-rows/repeatable-rows.tsx";
import styles from "./page-segments.module.css";
import type { RuleRow, useRuleRows } from "./use-rule-rows.ts";

/** Rules as examples, each with a text that says what it stands for. */
export const EXAMPLES = ["begins", "ends", "host", "query"] as const;

type Props = { field: FormField; form: string; of: ReturnType<typeof useRuleRows> };

export const idOfRule = (form: string, { key }: RuleRow) => `${form}-rule-${key}`;

/** The URL rules of a page segment, with examples of what their asterisks stand for. */
export function RuleFields({ field, form, of: { rows, intents, added } }: Props) {
  const { t } = useTranslation("page-segments");
  return (
    <div className={styles.fields}>
      <RepeatableRows
        field={field}
        label={t("rules")}
        hint={t("rules_hint")}
        form={intents}
        add={t("add_rule")}
        rows={rows.map((row, index) => {
          const { rule, errors } = row;
          const own = plainField(idOfRule(form, row), { name: "rules", initialValue: rule, errors, maxLength: PAGE_SEGMENT_LIMITS.rule });
          const label = t("rule_n", { n: index + 1 });
          return {
            key: String(row.key),
            name: label,
            field: own,
            content: (
              <div>
                <input
                  {...wiring({ field: own })}
                  className={controls.control}
                  type="text"
                  inputMode="url"
                  autoCapitalize="off"
                  spellCheck={false}
                  defaultValue={rule}
                  aria-label={label}
                  aria-required
                  // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
                  autoFocus={index === added}
                  placeholder={t("rule_begins")}
                  dir="ltr"
                />
                <LabelAlong field={own} label={t("rule")} />
              </div>
            ),
          };
        })}
      />
      <dl className={styles.examples}>
        {EXAMPLES.map((key) => (
          <div key={key}>
            <dt>
              <code dir="ltr">{t(`rule_${key}`)}</code>
            </dt>
            <dd>{t(`example_${key}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
