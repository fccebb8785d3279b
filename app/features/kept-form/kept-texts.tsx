import { useTranslation } from "react-i18next";
import type { KeptField } from "./kept-form.server.ts";
import styles from "./kept-texts.module.css";
import { TYPED_FIELDS } from "./typed-fields.ts";

/** Longer than any field allows: nobody typed such a text. */
const MOST_SHOWN = 10_000;

/** What was typed, to be copied by hand; `open` where that is the only way to keep it. */
export function KeptTexts({ fields, open }: { fields: KeptField[]; open?: boolean }) {
  const { t } = useTranslation(["account", "editor", "settings", "setup", "support"]);
  const typed = fields.filter(({ name, value }) => Object.hasOwn(TYPED_FIELDS, name) && value.trim() !== "" && value.length <= MOST_SHOWN);
  if (typed.length === 0) return null;
  return (
    <details className={styles.texts} open={open}>
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
