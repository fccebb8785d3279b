import { useTranslation } from "react-i18next";
import styles from "#app/features/report/report.module.css";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import type { Answers } from "./answers.server.ts";
import own from "./results.module.css";

/** What comments have in common, each group with a few of them as they were written, and the way to the answers that say so. */
export function CommentSummary({ of, linkOf }: { of: Answers["summary"]; linkOf: (word: string) => string }) {
  const { t } = useTranslation("results");
  if (of === null) return <EmptyState title={t("no_comments_title")} text={t("no_comments_text")} picture="search" />;
  return (
    <section className={styles.block} aria-labelledby="summary">
      <h2 id="summary">{t("summary_title")}</h2>
      {of.groups.length === 0 && <p>{t("summary_nothing")}</p>}
      {of.groups.map(({ word, count, quotes }) => (
        <div key={word}>
          <h3>{t("summary_group", { word, count })}</h3>
          {quotes.map((quote) => (
            <blockquote key={quote} className={own.comment}>
              {quote}
            </blockquote>
          ))}
          <p>
            <Link to={linkOf(word)}>{t("summary_answers", { word })}</Link>
          </p>
        </div>
      ))}
      <p className={styles.definition}>
        {t("summary_of", { count: of.count })} {of.byRules && t("summary_by_rules")}
      </p>
    </section>
  );
}
