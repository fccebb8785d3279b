import { useTranslation } from "react-i18next";
import type { FetchProblem } from "#app/domain/documents/fetch-problems.ts";
import { AlertTriangle } from "#app/ui/primitives/icon/icons.ts";
import styles from "./documents.module.css";

/** The text of each reason. */
const WORDS = {
  unreachable: "problem_unreachable",
  private: "problem_private",
  not_found: "problem_not_found",
  no_list: "problem_no_list",
  dead_links: "problem_dead_links",
  too_large: "problem_too_large",
  timeout: "problem_timeout",
  redirect: "problem_redirect",
  robots: "problem_robots",
  unfinished: "problem_unfinished",
  other: "problem_unknown",
} as const satisfies Record<FetchProblem, string>;
const isKnown = (problem: string): problem is FetchProblem => Object.hasOwn(WORDS, problem);

/** Why a help centre could not be fetched, or not to its end, also for a reason that this version does not know, and what to do about it. */
export function HelpCentreProblem({ problem, earlierStay }: { problem: string | null; earlierStay: boolean }) {
  const { t } = useTranslation("documents");
  return (
    <p className={styles.problem}>
      <AlertTriangle size={14} />
      <span>
        {t(WORDS[problem !== null && isKnown(problem) ? problem : "other"])} {earlierStay && t("earlier_stay")}
      </span>
    </p>
  );
}
