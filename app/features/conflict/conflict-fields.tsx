import { useTranslation } from "react-i18next";
import type { Conflict } from "#app/domain/forms/form-failure.ts";
import styles from "./conflict.module.css";

type Props = { conflict: Conflict; fields: Record<string, { label: string; id: string }> };

/**
 * Two people saved. Each field that both changed asks whose version to keep; changes by only one of them are already merged. The controls
 * below keep what was typed.
 */
export function ConflictFields({ conflict: { asks, gone, by, at }, fields }: Props) {
  const { t } = useTranslation("errors");
  return (
    <section className={styles.conflict} aria-labelledby="conflict-title">
      <h2 id="conflict-title">{t("conflict_title")}</h2>
      <p>{t(at ? "conflict_who_when" : "conflict_who", { name: by ?? t("conflict_someone"), at })}</p>
      {gone && (
        <Choice name="put-back" legend={t("conflict_gone")} value="yes" label={t("conflict_put_back")} other={["no", t("conflict_drop")]} />
      )}
      {asks.map((ask) => (
        <Choice
          key={ask.name}
          name={`take-${ask.name}`}
          legend={fields[ask.name]?.label ?? ask.name}
          value="yours"
          label={t("conflict_yours")}
          text={ask.yours}
          other={["theirs", t("conflict_theirs"), ask.theirs]}
        />
      ))}
    </section>
  );
}

type ChoiceProps = {
  name: string;
  legend: string;
  value: string;
  label: string;
  text?: string;
  other: [value: string, label: string, text?: string];
};

function Choice({ name, legend, value, label, text, other }: ChoiceProps) {
  const { t } = useTranslation("errors");
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {[[value, label, text] as const, other].map(([each, says, content]) => (
        <label key={each} className={styles.option}>
          <input type="radio" name={name} value={each} defaultChecked={each === value} />
          <span>{says}</span>
          {content !== undefined && (
            <span className={styles.text} dir="auto">
              {content || t("empty_value")}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
