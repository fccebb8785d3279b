import { useTranslation } from "react-i18next";
import type { KeptText } from "./kept-form.server.ts";
import styles from "./kept-texts.module.css";

/** What was typed, to be copied by hand; `open` where that is the only way to keep it. */
export function KeptTexts({ texts, open }: { texts: KeptText[]; open?: boolean }) {
  const { t } = useTranslation("account");
  if (texts.length === 0) return null;
  return (
    <details className={styles.texts} open={open}>
      <summary>{t("kept_texts")}</summary>
      <dl>
        {texts.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels repeat, and the list never changes
          <div key={index}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
