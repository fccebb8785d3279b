import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedGuide } from "#app/routes/app/$property/manage/$guideId/edit/steps/edited-guide.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { AlertTriangle, MousePointerClick, Plus, Presentation } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./editor.module.css";
import { StepMoves } from "./step-moves.tsx";

type Props = { guide: EditedGuide; selected: string | undefined; asks: boolean; readOnly: boolean };

/**
 * The steps in order. Each is a button of the form, so that opening another step saves what was typed; without the right to edit, a link.
 */
export function StepList({ guide, selected, asks, readOnly }: Props) {
  const { t } = useTranslation("editor");
  const paths = usePaths();
  return (
    <section id="steps" className={styles.list} aria-label={t("steps")}>
      <div className={styles.listHead}>
        <h2>{t("steps")}</h2>
        {guide.step && (
          <a className={styles.toPreview} href="#preview">
            {t("to_preview")}
          </a>
        )}
      </div>
      {guide.steps.length === 0 && (
        <p className={styles.none}>
          <strong>{t("no_steps_title")}</strong>
          <span>{t("no_steps_text")}</span>
        </p>
      )}
      {/* Drawn once: a guide may have a hundred steps. */}
      <svg width="0" height="0" className={styles.drawings} aria-hidden="true">
        <defs>
          <Presentation id="kind-slide" size={16} />
          <MousePointerClick id="kind-step" size={16} />
        </defs>
      </svg>
      <ol className={styles.steps}>
        {guide.steps.map((step, index) => {
          const current = step.id === selected;
          const label = (
            <>
              <span className={styles.position}>{index + 1}</span>
              <svg className="icon" width="16" height="16" aria-hidden="true">
                <use href={`#kind-${step.type}`} />
              </svg>
              <span className={styles.stepTitle} dir="auto">
                <span className="visually-hidden">{`${t(step.type)}: `}</span>
                {step.title || t("untitled")}
              </span>
              {step.hasAlarm && <AlertTriangle size={16} label={t("manage:has_alarm")} />}
            </>
          );
          return (
            <li key={step.id} className={current ? `${styles.step} ${styles.current}` : styles.step}>
              {readOnly ? (
                <Link
                  className={styles.open}
                  to={paths.guideSteps(guide.id, step.id, undefined, guide.lang)}
                  aria-current={current || undefined}
                >
                  {label}
                </Link>
              ) : (
                <button className={styles.open} type="submit" name="intent" value={`open:${step.id}`} aria-current={current || undefined}>
                  {label}
                </button>
              )}
              {current && !readOnly && (
                <StepMoves guide={guide} step={step} first={index === 0} last={index === guide.steps.length - 1} asks={asks} />
              )}
            </li>
          );
        })}
      </ol>
      {!readOnly && (
        <div className={styles.adds}>
          <Button name="intent" value="add-step" size="small">
            <Plus size={14} />
            {t("add_step")}
          </Button>
          <Button name="intent" value="add-slide" size="small">
            <Plus size={14} />
            {t("add_slide")}
          </Button>
        </div>
      )}
    </section>
  );
}
