import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { WireStep } from "#app/contracts/steps.ts";
import framed from "#app/features/preview/frame.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import styles from "./preview.module.css";
import { useDrawnStep } from "./use-drawn-step.ts";

type Props = {
  guide: { id: number; title: string; lang: string | undefined; count: number };
  step: WireStep;
  index: number;
  form: RefObject<HTMLFormElement>;
  /** Whether the form came back with texts that are not stored. */
  isStale: boolean;
};

/** React 18 does not know the attribute yet. */
const INERT = { inert: "" };

/** The selected step as the player draws it: in a frame as it is saved, and with scripts as it is typed. */
export function StepPreview({ guide, step, index, form, isStale }: Props) {
  const { t } = useTranslation("editor");
  const paths = usePaths();
  const shown = { step, index, count: guide.count, title: guide.title };
  const { box, isDrawn } = useDrawnStep(paths.guidePreviewModel(guide.id, guide.lang), form, shown, isStale);
  return (
    <aside className={styles.preview} aria-label={t("preview")}>
      <div className={styles.head}>
        <h2 id="preview" className={styles.heading}>
          {t("preview")}
        </h2>
        <a className={styles.back} href="#steps">
          {t("to_steps")}
        </a>
      </div>
      {isStale && !isDrawn && <p className={styles.stale}>{t("preview_as_saved")}</p>}
      {/* A picture of the fields: its buttons do nothing. */}
      <div className={framed.frame} aria-hidden="true" {...INERT}>
        <iframe
          // A frame of its own for each step: another address in the same one would be one more thing for Back to undo.
          key={`${step.id} ${guide.lang}`}
          className={framed.page}
          title={t("preview_of", { position: index + 1, count: guide.count })}
          src={paths.guidePreview(guide.id, step.id, guide.lang)}
          hidden={isDrawn}
        />
        <div ref={box} className={framed.page} hidden={!isDrawn} />
      </div>
      {step.type !== "slide" && step.identifier && (
        <p className={styles.target}>
          {t("preview_points")} <code>{step.identifier}</code>
        </p>
      )}
    </aside>
  );
}
