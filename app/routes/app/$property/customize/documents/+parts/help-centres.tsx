import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ShownTask } from "#app/features/tasks/shown-task.server.ts";
import { useChanges } from "#app/features/tasks/use-changes.ts";
import { useProgress } from "#app/features/tasks/use-progress.ts";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import styles from "./documents.module.css";
import { HelpCentreCard, STATE_WORDS } from "./help-centre-card.tsx";
import type { ShownCentre } from "./shown-centre.server.ts";

type Props = { centres: ShownCentre[]; tasks: ShownTask[]; mayEdit: boolean; maySeeProcesses: boolean };

/** The help centres that documents are fetched from, and how far that is. */
export function HelpCentres({ centres, tasks, mayEdit, maySeeProcesses }: Props) {
  const { t } = useTranslation(["documents", "errors", "tasks"]);
  const { pathname, search } = useLocation();
  const shown = useProgress(tasks);
  const changes = useChanges(
    centres.map(({ id, name, state }) => ({ id, name, status: state })),
    ({ name, status }) => `${name}: ${t(STATE_WORDS[status])}.`,
  );
  const isUnderWay = centres.some(({ state }) => state === "fetching");
  return (
    <section className={styles.part} aria-labelledby="centres">
      <h2 id="centres">{t("centres")}</h2>
      <p className="visually-hidden" role="status">
        {changes}
      </p>
      {!mayEdit && (
        <p id="centres-why" className={styles.why}>
          {t("errors:not_allowed_for_role")}
        </p>
      )}
      <ul className={styles.centres}>
        {centres.map((centre) => (
          <HelpCentreCard
            key={centre.id}
            centre={centre}
            reached={shown.find(({ id }) => id === centre.taskId)}
            mayEdit={mayEdit}
            maySeeProcesses={maySeeProcesses}
            why="centres-why"
          />
        ))}
      </ul>
      {isUnderWay && (
        <ButtonRow>
          <ButtonLink to={pathname + search}>{t("tasks:reload")}</ButtonLink>
        </ButtonRow>
      )}
    </section>
  );
}
