import { useTranslation } from "react-i18next";
import type { Nps } from "#app/domain/messages/nps.ts";
import { useFigureText } from "#app/features/report/figure-text.ts";
import { Figures } from "#app/features/report/figures.tsx";
import styles from "#app/features/report/report.module.css";
import { FEW_ANSWERS } from "./result-list.ts";
import { useScoreText } from "./score-text.ts";

/** The score with its interval, and the three groups that it is made of. */
export function NpsScore({ nps: { n, score, interval, promoters, passives, detractors } }: { nps: Nps }) {
  const { t } = useTranslation("results");
  const text = useFigureText();
  const scoreText = useScoreText();
  const group = (count: number) => (n === 0 ? t("no_value") : t("group", { share: text.share(count / n), count }));
  const about =
    interval && t("interval", { from: scoreText.nps(interval.from), to: scoreText.nps(interval.to), n: text.count(n), count: n });
  return (
    <>
      <Figures
        figures={[
          [t("score"), scoreText.nps(score), about ?? t("no_answers")],
          [t("promoters"), group(promoters), t("promoters_are")],
          [t("passives"), group(passives), t("passives_are")],
          [t("detractors"), group(detractors), t("detractors_are")],
        ]}
      />
      <p className={styles.definition}>{n > 0 && n < FEW_ANSWERS ? t("few_answers", { count: n }) : t("score_definition")}</p>
    </>
  );
}
