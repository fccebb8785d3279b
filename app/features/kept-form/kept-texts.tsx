import { useTranslation } from "react-i18next";
import type { KeptField } from "./kept-form.server.ts";
import styles from "./kept-texts.module.css";
import { TYPED_FIELDS } from "./typed-fields.ts";

/** What was typed, for copying by hand. */
export function KeptTexts({ fields }: { fields: KeptField[] }) {
  const { t } = useTranslation(["account", "editor", "settings"]);
  const typed = fields.filter(({ name, value }) => TYPED_FIELDS[name] && value.trim() !== "");
  if (typed.length === 0) return null;
  return (
    <details className={styles.texts}>
      <summary>{t("kept_texts")}</summary>
      <dl>
        {typed.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(TYPED_FIELDS[name] ?? name)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
