import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { CopyField } from "#app/ui/composed/copy-field/copy-field.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./first-steps.module.css";

export type FirstStepsState = {
  /** The code that goes into the pages of the application. */
  snippet: string;
  /** When a page with it was last open, in words; null before that. */
  seen: string | null;
  /** A guide that is not published yet, if any. */
  draft: { id: number; title: string; hasSteps: boolean } | null;
};

/** What to do until people see a first guide, each step with its state. */
export function FirstSteps({ snippet, seen, draft }: FirstStepsState) {
  const { t } = useTranslation("manage");
  const paths = usePaths();
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <h2 id="first-steps">{t("first_title")}</h2>
      <ol className={styles.list}>
        <Step title={t("first_player")} done={seen !== null} state={seen === null ? t("first_not_seen") : t("first_seen", { when: seen })}>
          <CopyField label={t("first_snippet")} text={snippet} hint={t("first_snippet_hint")} />
        </Step>
        <Step
          title={t("first_write")}
          done={draft?.hasSteps === true}
          state={draft ? t(draft.hasSteps ? "first_written" : "first_without_steps") : t("first_not_written")}
        >
          {!draft?.hasSteps && (
            <div>
              <ButtonLink to={draft ? paths.guideSteps(draft.id) : paths.createGuide()}>
                {t(draft ? "first_add_steps" : "new_guide")}
              </ButtonLink>
            </div>
          )}
        </Step>
        <Step title={t("first_publish")} done={false} state={t("first_not_published")}>
          {draft?.hasSteps && (
            <p>
              <Link to={paths.guideSteps(draft.id)}>{t("first_open", { title: draft.title })}</Link>
            </p>
          )}
        </Step>
      </ol>
    </section>
  );
}

function Step({ title, done, state, children }: { title: string; done: boolean; state: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <p className={styles.title}>
        <strong>{title}</strong>{" "}
        <Badge tone={done ? "good" : "neutral"} dot>
          {state}
        </Badge>
      </p>
      {children}
    </li>
  );
}
