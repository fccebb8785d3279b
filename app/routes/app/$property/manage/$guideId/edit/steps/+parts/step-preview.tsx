import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import styles from "./preview.module.css";

/** How the selected step looks, at 350 × 500: as its fields begin, and with scripts as it is being typed. */
export function StepPreview({ form, begin }: { form: RefObject<HTMLFormElement>; begin: FormValues }) {
  const { t } = useTranslation("editor");
  const values = useTyped(form) ?? begin;
  const slide = values.type === "slide";
  return (
    <aside className={styles.preview} aria-label={t("preview")}>
      <h2 className={styles.heading}>{t("preview")}</h2>
      <div className={styles.frame}>
        <div className={slide ? `${styles.card} ${styles.slide}` : styles.card}>
          {values.stepTitle && (
            <p className={styles.title} dir="auto">
              {values.stepTitle}
            </p>
          )}
          {values.content && (
            <p className={styles.content} dir="auto">
              {values.content}
            </p>
          )}
          <Media values={values} />
          {values.message && (
            <p className={styles.message} dir="auto">
              {values.message}
            </p>
          )}
          <div className={styles.buttons}>
            {values.backButton ? <span className={styles.back}>{t("preview_back")}</span> : <span />}
            {(slide || values.nextButton) && <span className={styles.next}>{t("preview_next")}</span>}
          </div>
        </div>
        {!slide && values.identifier && (
          <p className={styles.target}>
            {t("preview_points")} <code>{values.identifier}</code>
          </p>
        )}
      </div>
    </aside>
  );
}

function Media({ values }: { values: FormValues }) {
  const { t } = useTranslation("editor");
  if (values.mediaType === "image" && values.mediaUrl)
    return <img className={styles.image} src={values.mediaUrl} alt={values.mediaTitle ?? ""} />;
  if (values.mediaType === "video") return <p className={styles.video}>▶ {values.mediaTitle || t("preview_video")}</p>;
  if (values.mediaType === "info" && values.mediaText) return <p className={styles.info}>{values.mediaText}</p>;
  if (values.mediaType === "link") return <p className={styles.link}>{values.mediaTitle || t("preview_link")}</p>;
  return null;
}

function useTyped(form: RefObject<HTMLFormElement>): FormValues | null {
  const [typed, setTyped] = useState<FormValues | null>(null);
  useEffect(() => {
    const element = form.current;
    const update = () => element && setTyped(Object.fromEntries(new FormData(element)) as FormValues);
    element?.addEventListener("input", update);
    return () => element?.removeEventListener("input", update);
  }, [form]);
  return typed;
}
