import { useTranslation } from "react-i18next";
import type { PageAnswer } from "#app/domain/targeting/page-facts.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import styles from "./page-segments.module.css";

/** What a page segment says of an address, in words: whether content shows, and by which rule. */
export function Verdict({ answer: { shows, rule } }: { answer: PageAnswer }) {
  const { t } = useTranslation("page-segments");
  return (
    <span className={styles.verdict}>
      <Badge tone={shows ? "good" : "neutral"} dot>
        {t(shows ? "shows" : "hidden")}
      </Badge>{" "}
      {rule === null ? (
        t("no_rule")
      ) : (
        <>
          {t("by_rule")} <code className={styles.code}>{rule}</code>
        </>
      )}
    </span>
  );
}
