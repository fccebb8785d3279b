import { useTranslation } from "react-i18next";
import { useFigureText } from "#app/features/report/figures.tsx";
import styles from "#app/features/report/report.module.css";
import { ScrollRegion } from "#app/ui/composed/scroll-region/scroll-region.tsx";

type Step = { step: string; position: number | null; title: string; shown: number; done: number; failed: number };

/** How far people come: one row per step of the live version, then steps that are gone from it. */
export function DropOff({ steps, moreGone, starts }: { steps: Step[]; moreGone: number; starts: number }) {
  const { t } = useTranslation("analytics");
  const text = useFigureText();
  return (
    <div className={styles.block}>
      <h2 id="drop-off">{t("drop_off")}</h2>
      <p className={styles.definition}>{t("drop_off_definition", { count: starts, n: text.count(starts) })}</p>
      <ScrollRegion label={t("drop_off")}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("position")}</th>
              <th scope="col">{t("step")}</th>
              <th scope="col" className={styles.number}>
                {t("shown")}
              </th>
              <th scope="col">{t("share")}</th>
              <th scope="col" className={styles.number}>
                {t("done")}
              </th>
              <th scope="col" className={styles.number}>
                {t("failed")}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => {
              const share = starts > 0 ? Math.min(1, step.shown / starts) : 0;
              return (
                <tr key={step.step}>
                  <td>{step.position ?? "–"}</td>
                  <th scope="row" dir="auto">
                    {step.title || (step.position === null ? `${step.step} (${t("gone")})` : step.step)}
                  </th>
                  <td className={styles.number}>{text.count(step.shown)}</td>
                  <td>
                    <span className={styles.share}>
                      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                        <rect width="100" height="8" rx="2" />
                        <rect width={Math.round(share * 100)} height="8" rx="2" />
                      </svg>
                      {text.share(starts > 0 ? share : null)}
                    </span>
                  </td>
                  <td className={styles.number}>{text.count(step.done)}</td>
                  <td className={styles.number}>{text.count(step.failed)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      {moreGone > 0 && <p className={styles.definition}>{t("more_gone", { count: moreGone, n: text.count(moreGone) })}</p>}
    </div>
  );
}
