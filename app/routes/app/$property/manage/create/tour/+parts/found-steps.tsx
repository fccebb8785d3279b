import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./found-steps.module.css";

type Props = { steps: { title: string; identifier: string }[]; left: { code: number; steps: number; texts: number } };

/** What was found in a tour, and what is not taken along, before a guide is made of it. */
export function FoundSteps({ steps, left }: Props) {
  const { t } = useTranslation("manage");
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found" role="status">
        {t("tour_found", { count: steps.length })}
      </h2>
      <ol>
        {steps.map(({ title, identifier }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once
          <li key={index} dir="auto">
            {title || t("tour_untitled")} {identifier ? <code>{identifier}</code> : <small>{t("tour_slide")}</small>}
          </li>
        ))}
      </ol>
      {(left.code > 0 || left.steps > 0 || left.texts > 0) && (
        <Notice status="info">
          {left.code > 0 && <p>{t("tour_left_code", { count: left.code })}</p>}
          {left.steps > 0 && <p>{t("tour_left_steps", { count: left.steps })}</p>}
          {left.texts > 0 && <p>{t("tour_left_texts", { count: left.texts })}</p>}
        </Notice>
      )}
    </section>
  );
}
