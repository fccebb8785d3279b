import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedGuide } from "#app/routes/app/$property/manage/$guideId/edit/steps/edited-guide.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { AlertTriangle, MousePointerClick, Plus, Presentation } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { ChosenMoves } from "./chosen-moves.tsx";
import { FindField } from "./find-field.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { RemovedSteps } from "./removed-steps.tsx";
import styles from "./step-list.module.css";
import { StepMoves } from "./step-moves.tsx";
import { useStepDragging } from "./use-step-dragging.ts";

type Props = { guide: EditedGuide; selected: string | undefined; asks: "remove" | "choose" | null; readOnly: boolean };

/** From so many steps on, they can be searched. */
const FEW = 8;

/**
 * The steps in order. Each is a button of the form, so that opening another step saves what was typed; without the right to edit, a link.
 */
export function StepList({ guide, selected, asks, readOnly }: Props) {
  const { t } = useTranslation("editor");
  const paths = usePaths();
  const addressOf = (id: string | undefined, ask?: "choose") => paths.guideSteps(guide.id, id, { ask, lang: guide.lang, find: guide.find });
  const list = useRef<HTMLOListElement>(null);
  const placing = useStepDragging(list, !readOnly && asks !== "choose" && guide.find === "", guide.steps.map(({ id }) => id).join(" "));
  const chooses = asks === "choose" && !readOnly;
  const words = { slide: `${t("slide")}: `, step: `${t("step")}: `, untitled: t("untitled") };
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
      {guide.count >= FEW && (
        <FindField
          find={guide.find}
          found={guide.steps.length}
          count={guide.count}
          clearTo={paths.guideSteps(guide.id, selected, { lang: guide.lang })}
        />
      )}
      {guide.count === 0 && (
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
      <ol ref={list} className={styles.steps}>
        {guide.steps.map((step) => {
          const current = step.id === selected;
          const label = (
            <>
              <span className={styles.position}>{step.at + 1}</span>
              <svg className="icon" aria-hidden="true">
                <use href={`#kind-${step.type}`} />
              </svg>
              <span className={styles.stepTitle} dir="auto">
                <span className="visually-hidden">{words[step.type]}</span>
                {step.title || words.untitled}
              </span>
              {step.hasAlarm && <AlertTriangle size={16} label={t("step_alarm")} />}
            </>
          );
          return (
            <li key={step.id} data-step={step.id} className={current ? `${styles.step} ${styles.current}` : styles.step}>
              {chooses ? (
                <label className={`${styles.open} ${styles.choice}`}>
                  <input type="checkbox" name="chosen" value={step.id} />
                  {label}
                </label>
              ) : readOnly ? (
                <Link className={styles.open} to={addressOf(step.id)} aria-current={current || undefined}>
                  {label}
                </Link>
              ) : (
                <button className={styles.open} type="submit" name="intent" value={`open:${step.id}`} aria-current={current || undefined}>
                  {label}
                </button>
              )}
              {current && !readOnly && !chooses && (
                <StepMoves guide={guide} step={step} first={step.at === 0} last={step.at === guide.count - 1} asks={asks === "remove"} />
              )}
            </li>
          );
        })}
      </ol>
      {!readOnly && <button ref={placing} type="submit" name="intent" value="" hidden tabIndex={-1} aria-hidden="true" />}
      {chooses && <ChosenMoves steps={guide.steps} doneTo={addressOf(selected)} />}
      {!readOnly && !chooses && (
        <div className={styles.adds}>
          <Button name="intent" value="add-step" size="small">
            <Plus size={14} />
            {t("add_step")}
          </Button>
          <Button name="intent" value="add-slide" size="small">
            <Plus size={14} />
            {t("add_slide")}
          </Button>
          {guide.count > 1 && (
            <ButtonLink to={addressOf(selected, "choose")} size="small">
              {t("choose_several")}
            </ButtonLink>
          )}
        </div>
      )}
      {!readOnly && guide.removed.length > 0 && <RemovedSteps guide={guide} />}
      {!readOnly && <KeysHelp />}
    </section>
  );
}
