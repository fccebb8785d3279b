import { useTranslation } from "react-i18next";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { percentOf, type Reached, useTaskTexts } from "#app/features/tasks/task-texts.ts";
import { documentPaths } from "#app/paths/documents.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Button, ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Progress } from "#app/ui/primitives/progress/progress.tsx";
import styles from "./documents.module.css";
import { HelpCentreProblem } from "./help-centre-problem.tsx";
import { OutsideLink } from "./outside-link.tsx";
import type { ShownCentre } from "./shown-centre.server.ts";

/** What became of a help centre, in words: keys of the texts of documents. */
export const STATE_WORDS = {
  waiting: "state_waiting",
  fetching: "state_fetching",
  done: "state_done",
  failed: "state_failed",
} as const satisfies Record<ShownCentre["state"], string>;
const TONES = { waiting: "neutral", fetching: "neutral", done: "good", failed: "bad" } as const;

type Props = {
  centre: ShownCentre;
  /** How far its fetch is, where one is under way and may be seen. */
  reached: Reached | undefined;
  mayEdit: boolean;
  maySeeProcesses: boolean;
  /** The id of the text that says why nothing can be changed. */
  why: string;
};

export function HelpCentreCard({ centre, reached, mayEdit, maySeeProcesses, why }: Props) {
  const { id, name, address, state, problem, documents, unread, language, fetched, revision } = centre;
  const { t } = useTranslation("documents");
  const texts = useTaskTexts();
  const paths = usePaths();
  const isUnderWay = state === "fetching";
  const facts = [
    language === null ? t("own_language") : language,
    t("document_count", { count: documents }),
    ...(unread > 0 ? [t("unread_count", { count: unread })] : []),
    ...(fetched === null ? [] : [t("fetched_at", { at: fetched })]),
  ];
  return (
    <li className={styles.centre}>
      <div className={styles.about}>
        <div className={styles.name}>
          <h3 dir="auto">
            <Link to={documentPaths(paths).helpCentre(id)}>{name}</Link>
          </h3>
          <Badge tone={TONES[state]} dot={state === "fetching"}>
            {t(STATE_WORDS[state])}
          </Badge>
        </div>
        <p className={styles.facts}>
          <OutsideLink to={address} />
        </p>
        <p className={styles.facts}>{facts.join(" · ")}</p>
        {(state === "failed" || problem !== null) && (
          <HelpCentreProblem problem={problem} earlierStay={state === "failed" && documents > 0} />
        )}
        {reached && <p className={styles.facts}>{texts.reached(reached)}</p>}
      </div>
      <ButtonRow>
        {isUnderWay && maySeeProcesses && (
          <ButtonLink to={paths.processes()} size="small">
            {t("to_processes")}
          </ButtonLink>
        )}
        {!isUnderWay && (
          <Form method="post" action={documentPaths(paths).fetchHelpCentre(id)}>
            <Button size="small" label={t("fetch_named", { name })} disabled={!mayEdit} describedBy={mayEdit ? undefined : why}>
              {t("fetch")}
            </Button>
          </Form>
        )}
        {mayEdit && (
          <>
            <ButtonLink to={documentPaths(paths).helpCentre(id)} size="small" label={t("edit_named", { name })}>
              {t("edit")}
            </ButtonLink>
            <ConfirmLink
              to={documentPaths(paths).removeHelpCentre(id)}
              revision={revision}
              title={t("disconnect_title", { name })}
              text={t("disconnect_text", { count: documents })}
              confirm={t("disconnect")}
              look={{ size: "small", label: t("disconnect_named", { name }) }}
            />
          </>
        )}
      </ButtonRow>
      {reached?.status === "in progress" && (
        <div className={styles.reached}>
          <Progress label={name} value={percentOf(reached)} />
        </div>
      )}
    </li>
  );
}
