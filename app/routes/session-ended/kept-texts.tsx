import { useTranslation } from "react-i18next";
import styles from "./kept-texts.module.css";

const SECRET = /password|confirmation/i;

/** What was typed, passwords left out, for copying by hand. */
export function KeptTexts({ fields }: { fields: { name: string; value: string }[] }) {
  const { t } = useTranslation("account");
  const typed = fields.filter(({ name, value }) => value.trim() !== "" && !name.startsWith("__") && !SECRET.test(name));
  if (typed.length === 0) return null;
  return (
    <details className={styles.texts}>
      <summary>{t("session_ended_texts")}</summary>
      <dl>
        {typed.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
