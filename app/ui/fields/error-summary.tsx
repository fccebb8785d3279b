import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./error-summary.module.css";

export type SummaryEntry = { key: string; href?: string; text: string };
type Props = {
  entries: SummaryEntry[];
  /** The answer that the errors came with: another one takes the focus again, also where it says the same. */
  answer?: unknown;
  children?: ReactNode;
};

/** The errors of a form, first on the page, each with a link to its field (design section 5). Nothing without entries. */
export function ErrorSummary({ entries, answer, children }: Props) {
  const { t } = useTranslation("errors");
  const region = useRef<HTMLElement>(null);
  const shown = entries.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is news.
  useEffect(() => {
    if (shown) region.current?.focus();
  }, [shown, answer]);
  if (!shown) return null;
  return (
    <section ref={region} className={styles.summary} role="alert" aria-labelledby="problem-title" tabIndex={-1}>
      <h2 id="problem-title" className={styles.title}>
        {t("problem_title")}
      </h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.key}>{entry.href ? <a href={entry.href}>{entry.text}</a> : entry.text}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
